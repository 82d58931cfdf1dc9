extension Storyboard {
  /// What is on the page before the script has run.
  static let markup = #"""
    <header>
      <button class="skip" data-do="skip">To the list of flows</button>
      <h1 id="title"></h1>
      <form id="address-form" hidden>
        <label class="hidden" for="address">Address</label>
        <input id="address" list="addresses" placeholder="Open a link" autocomplete="off" spellcheck="false">
        <datalist id="addresses"></datalist>
        <output id="address-error"></output>
      </form>
      <label class="hidden" for="search">Search</label>
      <input id="search" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false">
      <output id="matches"></output>
      <div class="group" role="group" aria-label="View">
        <button data-view-name="map" aria-pressed="true">Map</button>
        <button data-view-name="list" aria-pressed="false">List</button>
        <button data-view-name="player" aria-pressed="false">Player</button>
      </div>
      <button data-do="theme" title="Light or dark">Theme</button>
      <button data-do="help" title="Keys (?)" aria-label="Help">?</button>
    </header>
    <p id="selftest" hidden></p>
    <main>
      <section id="list" class="list" aria-label="List of flows" tabindex="-1" hidden></section>
      <section id="map" class="map" aria-label="Map">
        <svg role="group"></svg>
        <div class="minimap" hidden></div>
        <div class="map-bar">
          <button data-do="in" title="Zoom in (+)" aria-label="Zoom in">+</button>
          <button data-do="out" title="Zoom out (-)" aria-label="Zoom out">−</button>
          <button data-do="fit" title="Show all of it (0)">Fit</button>
          <button data-do="all" id="all-arrows" aria-pressed="false" hidden>All arrows</button>
          <button data-do="groups" id="groups" hidden>Show groups</button>
        </div>
      </section>
      <aside aria-label="Details">
        <div role="tablist" aria-label="Details">
          <button role="tab" id="tab-flow" data-tab="flow" aria-controls="flow" aria-selected="true">Flow</button>
          <button role="tab" id="tab-player" data-tab="player" aria-controls="player" tabindex="-1">Player</button>
          <button role="tab" id="tab-log" data-tab="log" aria-controls="log" tabindex="-1">Log</button>
        </div>
        <div id="flow" role="tabpanel" aria-labelledby="tab-flow" tabindex="0"></div>
        <div id="player" role="tabpanel" aria-labelledby="tab-player" hidden>
          <div class="history">
            <button data-move="start" title="To the start">Restart</button>
            <button data-move="-1" title="A step back in history ([)">↶ Undo</button>
            <button data-move="1" title="A step on in history (])">↷ Redo</button>
            <button data-do="look" title="Look at it on the map">On the map: <span id="place"></span></button>
          </div>
          <div class="history roots"></div>
          <div class="stage">
            <div class="phone" role="group" aria-label="Phone"></div>
            <div class="beside">
              <h3>Tree</h3>
              <pre class="tree" tabindex="0" aria-label="Tree"></pre>
              <h3>Steps</h3>
              <ol class="steps" start="0"></ol>
            </div>
          </div>
        </div>
        <div id="log" role="tabpanel" aria-labelledby="tab-log" hidden>
          <h2>Replay a log</h2>
          <p><label for="log-text">Paste the text of a <code>NavigationLog</code>, or drop a file here.</label></p>
          <textarea id="log-text" rows="12" spellcheck="false"></textarea>
          <p><button data-do="replay">Replay</button> <output id="log-result"></output></p>
          <p class="quiet">What the map knows is walked by its rules; what it does not know is taken as the log has it, and marked.</p>
        </div>
      </aside>
    </main>
    <p id="status" class="hidden" role="status" aria-live="polite"></p>
    <dialog id="help" aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        <dt>Tab</dt><dd>map, side, bar</dd>
        <dt>Arrows</dt><dd>the nearest box in that direction</dd>
        <dt>Enter</dt><dd>look at a flow</dd>
        <dt>Space</dt><dd>play from the root to a flow</dd>
        <dt>1 … 9</dt><dd>a callback of the visible screen</dd>
        <dt>Backspace</dt><dd>the system’s back</dd>
        <dt>[ ]</dt><dd>a step back, or on, in history</dd>
        <dt>/</dt><dd>search</dd>
        <dt>+ - 0</dt><dd>zoom</dd>
        <dt>Esc</dt><dd>close, or choose nothing</dd>
      </dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    """#
}
