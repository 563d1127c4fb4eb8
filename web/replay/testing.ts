import type { Hashing } from '../../src/kernel/hashing.ts';

/** 32 bytes mixed from a text: dice that differ from entry to entry, enough for these tests. */
function stirred(text: string): Uint8Array {
  const bytes = new Uint8Array(32);
  let sum = 2166136261;
  for (let i = 0; i < text.length + 32; i++) {
    sum = Math.imul(sum ^ (text.charCodeAt(i % text.length) + i), 16777619);
    bytes[i % 32] = sum >>> 24;
  }
  return bytes;
}

/** Not cryptographic. */
export const hashing: Hashing = {
  hmac: (key, message) => stirred(`${key}|${message}`),
  digest: (text) => [...stirred(text)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
};
