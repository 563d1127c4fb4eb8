import { type ExpectStatic, expect as expectOfTest } from 'vitest';

/** Only catches hangs. Tests that set a limit themselves use it too. */
export const LIMIT = 120_000; // milliseconds

interface Options {
  readonly message?: string;
  readonly interval?: number; // milliseconds between two reads
  readonly expect?: ExpectStatic; // the test's own expect; concurrent tests need it
}

/**
 * `await eventually(read).toBe(value)` calls `read` until the check passes. Tests must not depend on how long something
 * takes, so the limit is far longer than any wait.
 */
export const eventually = <T>(read: () => T, { expect = expectOfTest, ...options }: Options = {}) =>
  expect.poll(read, { ...options, timeout: LIMIT });
