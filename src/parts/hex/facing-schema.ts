import Type from 'typebox';
import type { Facing } from './hex.ts';

/** A hexside in a command or a question. */
export const facingShape = (options: { readonly description?: string } = {}) =>
  Type.Unsafe<Facing>(Type.Integer({ minimum: 0, maximum: 5, ...options }));
