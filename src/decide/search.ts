import type { BotMaker } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { nameOfMade, weightsOf } from './persona.ts';
import { type GuideBot, type SearchWeights, searchers } from './searcher.ts';

export interface SearchTuning {
  readonly iterations: number; // default budget at full strength
  readonly depth: number; // of a playout, in commands
  readonly turns?: number; // of a playout with a guide, in turns
  readonly guide?: GuideBot; // default: none
}

const ID = 'search'; // the same in every game

/**
 * Information-set Monte Carlo tree search for any game: imagines what the seat cannot see and plays it out. With a guide,
 * one of the game's own bots ranks the options and plays the playouts, and the search corrects its choice.
 */
export function searchMaker<K extends Kinds>(getGame: () => Game<K>, tuning: SearchTuning): BotMaker<K> {
  const { iterations } = tuning;
  const personas = personasFor(tuning);
  return {
    id: ID,
    version: '2',
    about: tuning.guide
      ? `plays out the options that ${tuning.guide.bot} ranks highest, and overrules it if another one does clearly better`
      : 'imagines what it cannot see, plays it out many times and keeps what won most',
    personas,
    iterations,
    make: (spec) =>
      searchers(getGame, {
        name: nameOfMade(ID, personas, spec),
        level: spec.level,
        weights: weightsOf<SearchWeights & Readonly<Record<string, number>>>(personas, spec),
        guide: tuning.guide,
      }),
  };
}

const DEEPER = 10;

/** `guided` and `deep` if the game names a guide, and `plain`, which knows the rules and no strategy. */
function personasFor({ iterations, depth, turns = 0, guide }: SearchTuning) {
  const plain = { iterations, depth, turns: 0, exploration: 0.7, widening: 2, doubt: 1, guide: 0 };
  if (!guide) return { plain };
  const guided = { ...plain, turns, widening: 0.7, doubt: 2, guide: 1 };
  return { guided, deep: { ...guided, iterations: DEEPER * iterations }, plain };
}
