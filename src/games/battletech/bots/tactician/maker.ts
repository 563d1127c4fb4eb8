import { makeBotName, weightsOf } from '../../../../decide/persona.ts';
import { type BotMaker, bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import type { BattletechKinds } from '../../kinds.ts';
import type { Phase } from '../../view.ts';
import type { Asked } from './asked.ts';
import { decideEnd } from './end.ts';
import { decideFire, decideTwist } from './fire.ts';
import { decideMove } from './move.ts';
import { decideStrike } from './strike.ts';
import { inTurn, PERSONAS } from './weights.ts';

/** What is decided in each phase that asks. */
const PHASES: Readonly<Partial<Record<Phase, (asked: Asked) => Decision<Command>>>> = {
  movement: decideMove,
  reaction: decideTwist,
  weapons: decideFire,
  physical: decideStrike,
  end: decideEnd,
};

const VERSION = '1';

/** Moves out of harm's way first and into a good shot second, with the torso twist thought of in both. */
export const tacticianMaker: BotMaker<BattletechKinds> = {
  id: 'tactician',
  version: VERSION,
  about: 'weighs every place it can reach by what would hit it there and what it could hit, torso twist included',
  personas: PERSONAS,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec);
    const { level, persona } = spec;
    const name = makeBotName({ id: 'tactician', level, ...(persona && persona !== 'plain' && { persona }) });
    return () => ({
      name,
      version: VERSION,
      weights,
      listens: false,
      volunteers: [],
      decide: (_belief, view, ask, budget, seed) =>
        PHASES[view.phase]?.({ view, ask, weights: inTurn(weights, view.turn), level, budget, seed }) ??
        bare<Command>(null),
    });
  },
};
