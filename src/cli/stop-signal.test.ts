import { afterEach, expect, test, vi } from 'vitest';
import { serviceStopSignal, stopSignal } from './stop-signal.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const heard = (): number[] => SIGNALS.map((signal) => process.listenerCount(signal));
const before = heard();

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(SIGNALS)('%s stops the work, and after that the next signal kills the process', (signal) => {
  const halt = stopSignal();
  expect(halt.signal.aborted).toBe(false);
  process.emit(signal, signal);
  expect(halt.signal.aborted).toBe(true);
  expect(heard()).toEqual(before);
  halt.done(); // or the forced end would end the test run
});

test('finished work removes its signal handlers', () => {
  const halt = stopSignal();
  halt.done();
  expect(heard()).toEqual(before);
  expect(halt.signal.aborted).toBe(false);
});

test('a service stops at the first signal and exits at the second, whichever they are', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const others = SIGNALS.map((signal) => process.listeners(signal));
  const leave = serviceStopSignal();
  process.emit('SIGTERM', 'SIGTERM');
  expect(leave.aborted).toBe(true);
  expect(exit).not.toHaveBeenCalled();
  process.emit('SIGINT', 'SIGINT');
  expect(exit).toHaveBeenCalledWith(130);
  for (const [k, signal] of SIGNALS.entries())
    for (const own of process.listeners(signal).filter((one) => !others[k]?.includes(one))) process.off(signal, own);
  expect(heard()).toEqual(before);
});
