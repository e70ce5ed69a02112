import Foundation

/// A certificate authority made for one test, and a certificate of it for `localhost`.
package final class Authority: Sendable {
  package let folder: Folder

  package var certificates: String { "\(folder.path)/ca.pem" }
  package var serverCertificate: String { "\(folder.path)/server.pem" }
  package var serverKey: String { "\(folder.path)/server.key" }

  package init(_ openssl: Program) throws {
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
    let isMade = try lines.allSatisfy(openssl.run)
    guard isMade else { throw PeerError.unusable("openssl") }
  }
}
