/** Passed in by the caller, so the kernel depends on neither Node nor a browser. */
export interface Hashing {
  /** HMAC-SHA256, 32 bytes. */
  hmac(key: string, message: string): Uint8Array;
  /** SHA-256 in lower-case hex. */
  digest(text: string): string;
}
