import { expect, test, vi } from 'vitest';
import { earlyOr, openEarly } from './early-socket.ts';

const socket = (readyState: number) => ({
  readyState,
  send: vi.fn(),
  close: vi.fn(),
  onopen: null as (() => void) | null,
  onmessage: null,
  onclose: null,
});

test('the first connection uses the early socket, the next one opens its own', () => {
  const [early, late] = [socket(0), socket(0)];
  openEarly(() => early);
  expect(earlyOr(() => late)).toBe(early);
  expect(earlyOr(() => late)).toBe(late);
});

test('a socket that is open already still says so to its listener', async () => {
  const early = socket(1);
  openEarly(() => early);
  const used = earlyOr(() => socket(0));
  const onopen = vi.fn();
  used.onopen = onopen;
  expect(onopen).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(onopen).toHaveBeenCalledOnce();
});

test.each([2, 3])('a socket that has closed (state %i) is replaced', (state) => {
  const late = socket(0);
  openEarly(() => socket(state));
  expect(earlyOr(() => late)).toBe(late);
});
