import CCurl

extension Transfer {
  /// Tells libcurl what to do; false when it refuses.
  func configure(_ options: TransportOptions) -> Bool {
    var setting = unsafe Setting(handle: handle)
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    setting.set(CURLOPT_URL, submission.hop.address.url)
    unsafe setting.set(CURLOPT_PRIVATE, context)
    unsafe setting.note(diptych_set_sink(handle, receiveBytes, context))
    unsafe setting.note(diptych_set_head_sink(handle, noteLine, context))
    unsafe setting.note(diptych_set_prerequest(handle, noteConnection, context))
    setting.set(CURLOPT_NOSIGNAL, 1)
    setting.set(CURLOPT_QUICK_EXIT, 1)
    setting.set(CURLOPT_NOPROGRESS, 1)
    setting.set(CURLOPT_FOLLOWLOCATION, 0)
    setting.set(CURLOPT_PROTOCOLS_STR, "http,https")
    setting.set(CURLOPT_PROXY, options.proxy ?? "")
    setting.set(CURLOPT_NOPROXY, "")
    setting.set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
    setting.set(CURLOPT_PIPEWAIT, 1)
    setting.set(CURLOPT_SSL_VERIFYPEER, 1)
    setting.set(CURLOPT_SSL_VERIFYHOST, 2)
    setting.set(CURLOPT_CONNECTTIMEOUT_MS, Transfer.milliseconds(submission.hop.connect))
    if let authorities = options.authorities { setting.set(CURLOPT_CAINFO, authorities) }
    configureMethod(&setting)
    configureHeaders(&setting, options)
    setting.set(CURLOPT_RESOLVE, lines: options.addresses, keptBy: self)
    return setting.isAccepted
  }

  private func configureMethod(_ setting: inout Setting) {
    let hop = submission.hop
    // A connection that dies makes libcurl send again on another one, a POST too. A connection of
    // its own takes the occasion away.
    if !hop.method.isRepeatable { setting.set(CURLOPT_FRESH_CONNECT, 1) }
    if hop.method == .head {
      setting.set(CURLOPT_NOBODY, 1)
    } else if hop.body != nil || hop.method == .post || hop.method == .put || hop.method == .patch {
      setting.set(CURLOPT_POST, 1)
      let body = hop.body ?? []
      setting.set(CURLOPT_POSTFIELDSIZE_LARGE, size: body.count)
      unsafe body.withUnsafeBytes { bytes in
        let start = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
        unsafe withUnsafePointer(to: UInt8(0)) { empty in
          let nothing = unsafe UnsafeMutableRawPointer(mutating: empty)
          unsafe setting.set(CURLOPT_COPYPOSTFIELDS, start ?? nothing)
        }
      }
      if hop.method != .post { setting.set(CURLOPT_CUSTOMREQUEST, hop.method.rawValue) }
    } else if hop.method != .get {
      setting.set(CURLOPT_CUSTOMREQUEST, hop.method.rawValue)
    }
  }

  private func configureHeaders(_ setting: inout Setting, _ options: TransportOptions) {
    let headers = submission.hop.headers
    var lines = headers.fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
    if headers["Accept-Encoding"] == nil { lines.append("Accept-Encoding: gzip") }
    if headers["User-Agent"] == nil { lines.append("User-Agent: \(options.userAgent)") }
    // libcurl adds these two by itself unless told to leave them out.
    if headers["Content-Type"] == nil { lines.append("Content-Type:") }
    lines.append("Expect:")
    setting.set(CURLOPT_HTTPHEADER, lines: lines, keptBy: self)
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return max(1, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }
}

private func receiveBytes(
  _ bytes: UnsafeMutablePointer<CChar>?,
  _ size: Int,
  _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context = unsafe context, let bytes = unsafe bytes else { return 0 }
  let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  let taken = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
  return unsafe transfer.receive(taken) ? size * count : -1
}

private func noteLine(
  _ bytes: UnsafeMutablePointer<CChar>?,
  _ size: Int,
  _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context = unsafe context, let bytes = unsafe bytes else { return 0 }
  let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  unsafe transfer.receiveLine(UnsafeRawBufferPointer(start: bytes, count: size * count))
  return size * count
}

private func noteConnection(
  _ context: UnsafeMutableRawPointer?,
  _: UnsafeMutablePointer<CChar>?,
  _: UnsafeMutablePointer<CChar>?,
  _: CInt,
  _: CInt
) -> CInt {
  guard let context = unsafe context else { return CURL_PREREQFUNC_ABORT }
  unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue().connected()
  return CURL_PREREQFUNC_OK
}
