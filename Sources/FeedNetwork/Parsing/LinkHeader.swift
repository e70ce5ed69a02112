/// The header field `Link` (RFC 8288, 3).
package struct LinkHeader {
  /// One link: where it leads and what it is.
  package struct Link: Equatable {
    /// Where it leads, as written.
    package let target: String

    /// What it is.
    package let relations: [String]
  }

  /// The link is not one, and why the page cannot be trusted to be the last.
  package struct Malformed: Error {}

  /// The links of every field, in order.
  package let links: [Link]

  /// Reads the fields; absent fields have no links, what cannot be read is an error (rule 5.3).
  package init(_ fields: [String]) throws(Malformed) {
    var links: [Link] = []
    for field in fields {
      var scanner = LinkScanner(field)
      while try scanner.skipToElement() {
        if let link = try scanner.link() { links.append(link) }
      }
    }
    self.links = links
  }

  /// The target of the first link with a relation; relations are equal in any case.
  package func target(of relation: String) -> String? {
    links.first { $0.relations.contains { ASCII.isEqual($0, relation) } }?.target
  }
}
