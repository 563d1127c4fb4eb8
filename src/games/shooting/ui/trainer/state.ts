import { mix } from '../../../../kernel/random.ts';
import { LEVELS, type Level, MOST_SEED } from '../../ask/trainer/levels.ts';
import { type Entry, unitIn } from '../matrix/entries.ts';

/** Which exercise to show; all of it is in the URL. */
export interface TrainerState {
  readonly level: Level;
  readonly seed: number | null; // null = a new one is needed
  readonly units: readonly Entry[]; // that fire; none = drawn from the sample armies
}

const FEWEST_UNITS = 2;
const MOST_UNITS = 4;

/** Reads any URL query; unreadable parts are dropped. */
export function trainerIn(address: string): TrainerState {
  const params = new URLSearchParams(address);
  const seed = /^\d{1,10}$/.test(params.get('seed') ?? '') ? Number(params.get('seed')) : null;
  const units = params.getAll('unit').filter((entry) => unitIn(entry)?.attackers !== undefined);
  return {
    level: LEVELS.find((level) => level === params.get('level')) ?? 'easy',
    seed: seed !== null && seed <= MOST_SEED ? seed : null,
    units: units.length < FEWEST_UNITS ? [] : units.slice(0, MOST_UNITS),
  };
}

export function trainerAddress({ level, seed, units }: TrainerState): string {
  const params = new URLSearchParams({ view: 'train', level });
  if (seed !== null) params.set('seed', String(seed));
  for (const unit of units) params.append('unit', unit);
  return params.toString();
}

/** Short, and the same for the same exercise. */
export function exerciseKey({ level, seed, units }: TrainerState): string {
  const written = units.join('\n');
  const hash = written === '' ? '' : `.${mix(...Array.from(written, (one) => one.codePointAt(0) ?? 0))}`;
  return `${level}.${seed}${hash}`;
}

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
