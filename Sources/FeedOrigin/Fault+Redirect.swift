extension Fault {
  /// Redirects.
  func redirect(_ exchange: FeedExchange) -> OriginResponse {
    let request = exchange.request
    let host = request.header("Host") ?? "127.0.0.1"
    let other = exchange.settings.otherPort
    let target = Self.targetWithoutFault(request)
    let response = OriginResponse(status: 302)
    switch self {
    case .redirectLoop: return response.withHeader("Location", request.target)
    case .redirectSameOrigin: return response.withHeader("Location", target)
    case .redirectOtherPort:
      return response.withHeader("Location", "http://127.0.0.1:\(other)\(target)")
    case .redirectOtherScheme: return response.withHeader("Location", "https://\(host)\(target)")
    case .redirectToFile: return response.withHeader("Location", "file:///etc/hostname")
    case .redirectAtHost:
      return response.withHeader("Location", "http://\(host)@localhost:\(other)\(target)")
    case .redirectNowhere: return response
    default: preconditionFailure("\(name) is of another group")
    }
  }

  private static func targetWithoutFault(_ request: OriginRequest) -> String {
    let parts = request.target.split(separator: "?", maxSplits: 1)
    guard parts.count == 2 else { return request.target }
    let kept = parts[1].split(separator: "&").filter { !$0.hasPrefix("fault=") }
    return kept.isEmpty ? String(parts[0]) : parts[0] + "?" + kept.joined(separator: "&")
  }
}
