import { expect } from 'vitest';

/**
 * `await eventually(read).toBe(value)` reads until the check passes. Its limit only catches hangs: a test that waits says
 * nothing about how long something takes, so that it also passes on a busy machine.
 */
export const eventually = <T>(read: () => T, options: { readonly message?: string; readonly interval?: number } = {}) =>
  expect.poll(read, { ...options, timeout: LIMIT });

/** For waits that have a limit of their own. */
export const LIMIT = 120_000; // milliseconds
