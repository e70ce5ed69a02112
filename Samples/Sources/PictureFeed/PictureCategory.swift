import FeedModel

/// The categories of the service, by the names that it knows them by.
enum PictureCategory: String, CaseIterable {
  case all = "all"
  case android = "Android"
  case apple = "iOS"

  /// The service knows it by its Chinese name only, which goes into the path byte for byte.
  case welfare = "福利"

  /// What the feed is about when the category is chosen.
  var topic: FeedTopic { FeedTopic(category: rawValue) }
}
