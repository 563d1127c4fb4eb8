import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hashing } from '../../src/kernel/hashing.ts';

/** SHA-256 in the browser, for lessons: the kernel needs it synchronously, which Web Crypto does not offer. */
export const browserHashing: Hashing = {
  hmac: (key, message) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)),
  digest: (text) => bytesToHex(sha256(utf8ToBytes(text))),
};
