import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

const NICE = 5;

/** Lets the threads that play matches go first. Works only on Linux, where threads have separate priorities. */
export function lowerPriority(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICE);
  } catch {
    // other systems: all threads have the same priority
  }
}
