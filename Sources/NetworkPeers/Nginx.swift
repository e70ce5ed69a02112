import Foundation

/// nginx on a port of loopback, stopped when the last reference goes.
package final class Nginx: Sendable {
  /// The port.
  package let port: Int
  /// What it serves.
  package let folder: Folder

  /// Stops the server and removes its folder.
  private let keeper: Keeper

  // The parent process ends when the sockets listen, so nothing has to be waited for.
  package init(_ program: Program, authority: Authority? = nil, locations: String = "") async throws
  {
    folder = try Folder()
    let path = folder.path
    let arguments = "-c \(path)/nginx.conf -p \(path) -e \(path)/error.log"
    // What stands there is stopped; before the server runs there is nothing to stop.
    keeper = try Keeper(of: folder, "\(program.path) \(arguments) -s stop; rm -rf \(path)")
    let tls = authority.map {
      "ssl_certificate \($0.serverCertificate); ssl_certificate_key \($0.serverKey);"
    }
    for _ in 0..<10 {
      let port = try Loopback.freePort()
      try folder.write(
        """
        daemon on; worker_processes 1; pid \(path)/pid; error_log \(path)/error.log;
        events { worker_connections 2048; }
        http {
          access_log off; keepalive_requests 1000000; default_type application/json;
          client_body_temp_path \(path)/b; proxy_temp_path \(path)/p; fastcgi_temp_path \(path)/f;
          uwsgi_temp_path \(path)/u; scgi_temp_path \(path)/s;
          gzip_types application/json; gzip_min_length 1;
          server {
            listen 127.0.0.1:\(port)\(tls == nil ? "" : " ssl http2"); \(tls ?? "")
            root \(path);
            \(locations)
          }
        }
        """,
        to: "nginx.conf"
      )
      if try await program.run(arguments) {
        self.port = port
        return
      }
    }
    throw PeerError.unusable("nginx")
  }
}
