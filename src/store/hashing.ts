import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from '../kernel/hashing.ts';

/** SHA-256 from Node, for the kernel. */
export const hashing: Hashing = {
  hmac: (key, message) => createHmac('sha256', key).update(message).digest(),
  digest: (text) => createHash('sha256').update(text).digest('hex'),
};
