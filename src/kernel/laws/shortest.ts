import type { Law, Violation } from './law.ts';
import type { Move, Subject } from './track.ts';

const ATTEMPTS = 300;

/** Minimizes a counterexample: drops halves, then smaller pieces of the command list while the law stays broken. */
export function shortest(subject: Subject, law: Law, violation: Violation, attempts = ATTEMPTS): Violation {
  const { setup, seed } = violation;
  let best = law.recheck(subject, setup, seed, violation.commands) ?? violation;
  if (best === violation) return violation; // not reproducible, so it cannot be shortened
  let tries = 0;
  for (let piece = Math.ceil(best.commands.length / 2); piece >= 1; piece = piece === 1 ? 0 : Math.ceil(piece / 2)) {
    for (let from = best.commands.length - piece; from > -piece && tries < attempts; from -= piece) {
      const kept = without(best.commands, Math.max(0, from), piece);
      tries++;
      const again = law.recheck(subject, setup, seed, kept);
      if (again && again.commands.length < best.commands.length) best = again;
    }
  }
  return best;
}

const without = (moves: readonly Move[], from: number, count: number): Move[] => [
  ...moves.slice(0, from),
  ...moves.slice(from + count),
];

/** What a failing law prints: everything needed to reproduce the violation. */
export function report({ law, setup, seed, message, commands }: Violation): string {
  const moves = commands.map(({ seat, command }) => `  ${seat} ${JSON.stringify(command)}`);
  return [`${law}: ${message}`, `set-up ${JSON.stringify(setup) ?? 'default'}, seed ${seed}`, ...moves].join('\n');
}
