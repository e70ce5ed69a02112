internal import FeedModel

extension FeedOperation {
  /// The operation in words.
  var words: String {
    switch self {
    case .firstLoad: "first load"
    case .refresh: "refresh"
    case .append: "append"
    }
  }
}

extension PageRequest {
  /// The request in words, as in `append from key 2`.
  var words: String {
    let place = key == .first ? "the first page" : "from key \(key)"
    let again = attempt > 0 ? ", once more" : ""
    return "\(operation.words), \(place)\(again)"
  }
}

extension FeedTopic {
  /// The topic in words.
  var words: String {
    if isNothing { return "nothing" }
    if query.isEmpty { return category }
    return category.isEmpty ? "“\(query)”" : "\(category), “\(query)”"
  }
}
