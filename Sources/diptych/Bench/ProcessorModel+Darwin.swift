#if canImport(Darwin)
import Darwin

extension ProcessorModel {
  /// The model as the kernel tells it.
  ///
  /// Untested: written from the documentation, on a machine without this system.
  static var namedByDarwin: String? {
    var size = 0
    guard unsafe sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0 else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: size)
    guard unsafe sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else {
      return nil
    }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
#endif
