extension KeyedDecodingContainer {
  /// The text of a key, or nothing when the field is absent, null or of another type.
  func text(_ key: Key) -> String {
    (try? decodeIfPresent(String.self, forKey: key)) ?? ""
  }

  /// The identity of an element: text that is not empty.
  func identity(_ key: Key) throws -> String {
    let identity = try decode(String.self, forKey: key)
    guard !identity.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "an empty identity"
      )
    }
    return identity
  }
}
