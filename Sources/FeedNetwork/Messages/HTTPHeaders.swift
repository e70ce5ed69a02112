/// Header fields in order, with names that are equal in any case.
public struct HTTPHeaders: Hashable, Sendable {
  /// The fields as they are sent or were received.
  public private(set) var fields: [HTTPField]

  /// Creates headers from fields.
  ///
  /// - Parameter fields: The fields in order.
  public init(_ fields: [HTTPField] = []) { self.fields = fields }

  /// Adds a field behind those that are there, also when one has the same name.
  ///
  /// - Parameter field: The field to add.
  public mutating func append(_ field: HTTPField) { fields.append(field) }

  /// Puts one field in the place of all that have its name.
  ///
  /// - Parameter field: The field to set.
  public mutating func set(_ field: HTTPField) {
    remove(field.name)
    fields.append(field)
  }

  /// Removes every field of a name.
  ///
  /// - Parameter name: The name in any case.
  public mutating func remove(_ name: String) {
    fields.removeAll { ASCII.isEqual($0.name, name) }
  }

  /// Removes the fields that a condition names.
  ///
  /// - Parameter isUnwanted: Whether a field goes.
  public mutating func removeAll(where isUnwanted: (HTTPField) -> Bool) {
    fields.removeAll(where: isUnwanted)
  }

  /// The values of every field of a name, in order.
  ///
  /// - Parameter name: The name in any case.
  /// - Returns: One value for each field.
  public func values(of name: String) -> [String] {
    fields.filter { ASCII.isEqual($0.name, name) }.map(\.value)
  }

  /// The first value of a name, or nil.
  ///
  /// Setting it replaces every field of the name.
  ///
  /// - Parameter name: The name in any case.
  public subscript(name: String) -> String? {
    get { fields.first { ASCII.isEqual($0.name, name) }?.value }
    set {
      if let newValue { set(HTTPField(name, newValue)) } else { remove(name) }
    }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Creates headers from names and values written out.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { HTTPField($0.0, $0.1) }
  }
}
