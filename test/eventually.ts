import { type ExpectStatic, expect as expectOfTest } from 'vitest';

/** Catches hangs only. Also for waits that need a limit of their own. */
export const LIMIT = 120_000; // milliseconds

interface Options {
  readonly message?: string;
  readonly interval?: number; // milliseconds between two reads
  readonly expect?: ExpectStatic; // of a test that runs beside others of its file
}

/**
 * `await eventually(read).toBe(value)` reads until the check passes. A test that waits says nothing about how long
 * something takes, so that it also passes on a busy machine.
 */
export const eventually = <T>(read: () => T, { expect = expectOfTest, ...options }: Options = {}) =>
  expect.poll(read, { ...options, timeout: LIMIT });
