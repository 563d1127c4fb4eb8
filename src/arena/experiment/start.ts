import { randomInt } from 'node:crypto';
import type { Game } from '../../kernel/game.ts';
import type { ExperimentKind, ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { kindOf, type Plan } from './plan.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // no characters that look alike
const LENGTH = 6;

const newId = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

interface StartOptions {
  readonly kind?: ExperimentKind; // default: derived from the plan
  readonly now?: number; // milliseconds since 1970
}

/** Stores a new experiment under an unused id. Plays nothing. */
export async function startExperiment(
  experiments: Experiments,
  game: Game,
  plan: Plan,
  { kind = kindOf(plan), now = Date.now() }: StartOptions = {},
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
