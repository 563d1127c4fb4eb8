import { setFlagsFromString } from 'node:v8';

const PERCENT = 25; // above the live size

/**
 * By default V8 lets a heap grow to four times its live size while the processor is busy, and keeps pages that are mostly
 * empty. Old matches are dropped as new ones load, so collecting earlier and compacting the rest keeps memory steady.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${PERCENT}`);
  setFlagsFromString('--compact-on-every-full-gc');
}
