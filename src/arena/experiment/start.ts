import { randomInt } from 'node:crypto';
import type { Game } from '../../kernel/game.ts';
import type { ExperimentKind, ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { kindOf, type Plan } from './plan.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // none that look alike
const LENGTH = 6;

const newId = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export interface StartHow {
  readonly kind?: ExperimentKind; // as its plan looks, unless said
  readonly now?: number; // milliseconds since 1970
}

/** Keeps a new experiment under an id that nobody has yet; nothing of it is played. */
export async function startExperiment(
  experiments: Experiments,
  game: Game,
  plan: Plan,
  { kind = kindOf(plan), now = Date.now() }: StartHow = {},
): Promise<ExperimentRecord> {
  for (;;) {
    const record: ExperimentRecord = {
      id: newId(),
      game: game.id,
      kind,
      rulesVersion: game.version,
      plan: plan as unknown as ExperimentRecord['plan'],
      status: 'running',
      verdict: null,
      created: now,
      updated: now,
    };
    if ((await experiments.begin(record)) === 'written') return record;
  }
}
