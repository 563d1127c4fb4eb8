import type { ManualModifier } from '../../work.ts';
import type { Change, Entry } from './ability.ts';

const row = (print: string, acts: Entry['acts'], change: Change): Entry => ({ print, acts, changes: () => [change] });

/**
 * The manual modifiers of the panel. Datasheets can have them as abilities: a captain `Hit Re-roll Ones`, a lieutenant
 * `Wound Re-roll Ones`, a defensive aura `Wound Minus One`.
 */
export const MANUAL_ENTRIES = {
  'hit-re-roll-ones': row('Hit Re-roll Ones', 'firing', { kind: 're-roll', roll: 'hit', which: 'ones' }),
  'hit-re-roll-failed': row('Hit Re-roll Failed', 'firing', { kind: 're-roll', roll: 'hit', which: 'failed' }),
  'hit-plus-one': row('Hit Plus One', 'firing', { kind: 'hit', plus: 1 }),
  'hit-minus-one': row('Hit Minus One', 'struck', { kind: 'hit', plus: -1 }),
  'wound-re-roll-ones': row('Wound Re-roll Ones', 'firing', { kind: 're-roll', roll: 'wound', which: 'ones' }),
  'wound-re-roll-failed': row('Wound Re-roll Failed', 'firing', { kind: 're-roll', roll: 'wound', which: 'failed' }),
  'wound-plus-one': row('Wound Plus One', 'firing', { kind: 'wound', plus: 1 }),
  'wound-minus-one': row('Wound Minus One', 'struck', { kind: 'wound', plus: -1 }),
} as const satisfies Readonly<Record<ManualModifier, Entry>>;
