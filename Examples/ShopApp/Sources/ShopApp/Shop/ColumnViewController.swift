#if canImport(UIKit)
  import UIKit

  /// Texts and controls one below the other.
  class ColumnViewController: UIViewController {
    private let column = UIStackView()

    init(title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// What is in the column now.
    var content: [UIView] { [] }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      column.axis = .vertical
      column.spacing = 16
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      refresh()
    }

    /// Shows what its screen says now.
    func refresh() {
      for view in column.arrangedSubviews { view.removeFromSuperview() }
      for view in content { column.addArrangedSubview(view) }
    }
  }

  extension ColumnViewController {
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      return label
    }

    /// - Parameters:
    ///   - title: What it says.
    ///   - callback: The callback that it calls, as maps name it: tests of the UI find it by that.
    ///   - action: What it does.
    /// - Returns: The button.
    func button(_ title: String, _ callback: String, _ action: @escaping () -> Void) -> UIButton {
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
      button.accessibilityIdentifier = callback
      return button
    }

    func field(_ text: String, _ property: String, placeholder: String, _ change: @escaping (String) -> Void)
      -> UITextField
    {
      let field = UITextField()
      field.accessibilityIdentifier = property
      field.text = text
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.addAction(UIAction { [weak field] _ in change(field?.text ?? "") }, for: .editingChanged)
      return field
    }
  }
#endif
