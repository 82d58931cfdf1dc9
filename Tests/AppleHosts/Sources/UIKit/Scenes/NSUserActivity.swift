import Foundation

/// What the user does, for handing it on or for coming back to it. Foundation has none on this system.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var targetContentIdentifier: String?
  open var isEligibleForHandoff = true
  open var needsSave = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// The kind of activity that a link of the web comes with.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
