import { randomInt } from 'node:crypto';
import type { Game } from '../../kernel/game.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { kindOf, type Plan } from './plan.ts';
import { BEATS_AFTER } from './run.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // none that look alike
const LENGTH = 6;

const newId = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Keeps a new experiment; nothing of it is played yet. */
export async function startExperiment(experiments: Experiments, game: Game, plan: Plan): Promise<ExperimentRecord> {
  for (;;) {
    const now = Date.now();
    const record: ExperimentRecord = {
      id: newId(),
      game: game.id,
      kind: kindOf(plan),
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

/** Whether some program plays it now: one that was killed gives no sign of life. */
export const isAlive = ({ status, updated }: ExperimentRecord, now = Date.now()): boolean =>
  status === 'running' && now - updated < 3 * BEATS_AFTER;
