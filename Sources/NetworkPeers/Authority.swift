import Foundation

/// A certificate authority made for one run, and a certificate of it for `localhost`.
package final class Authority: Sendable {
  /// Where its files are.
  package let folder: Folder

  /// The file with its own certificate.
  package var certificates: String { "\(folder.path)/ca.pem" }
  /// The file with the certificate for `localhost`.
  package var serverCertificate: String { "\(folder.path)/server.pem" }
  /// The file with the key for it.
  package var serverKey: String { "\(folder.path)/server.key" }

  package init(_ openssl: Program) async throws {
    folder = try Folder()
    let path = folder.path
    try folder.write("subjectAltName=DNS:localhost\n", to: "names")
    let lines = [
      "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=Test -addext basicConstraints=CA:TRUE"
        + " -keyout \(path)/ca.key -out \(certificates)",
      "req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout \(serverKey) -out \(path)/csr",
      "x509 -req -in \(path)/csr -CA \(certificates) -CAkey \(path)/ca.key -CAcreateserial"
        + " -days 2 -extfile \(path)/names -out \(serverCertificate)",
    ]
    for line in lines {
      guard try await openssl.run(line) else { throw PeerError.unusable("openssl") }
    }
  }
}
