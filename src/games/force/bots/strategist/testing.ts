import type { Ask, BotSpec, Budget, Decision } from '../../../../kernel/bot.ts';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { type Belief, start } from '../../belief.ts';
import type { Command } from '../../commands.ts';
import { awaiting } from '../../rules/awaiting.ts';
import type { State } from '../../state.ts';
import { character, type Position, position, type Scene, site, system } from '../../testing.ts';
import { say } from '../../text.ts';
import { type Side, view } from '../../view.ts';
import type { Change } from './ground.rules.ts';
import { strategist } from './maker.ts';
import { NOTHING } from './outlook.ts';
import { type Survey, surveyOf } from './survey.ts';
import { type StrategistWeights, WEIGHTS } from './weights.ts';

/** Dark's gate and system, light's works; a trooper, two lamps, and three cards in dark's hand. */
export const POSITION = {
  dark: {
    locations: { Gate: site({ icons: { dark: 2, light: 1 } }), Vharn: system({ icons: { dark: 2, light: 1 } }) },
    table: { Trooper: [character({ power: 3, ability: 2, deploy: 3, forfeit: 4 }), 'Gate'] },
    hand: {
      Guard: character({ deploy: 2, power: 2, ability: 2, forfeit: 3 }),
      Marshal: character({ deploy: 4, power: 6, ability: 4, forfeit: 7 }),
    },
    force: 6,
  },
  light: {
    locations: { Works: site({ order: 2, icons: { dark: 1, light: 2 } }) },
    table: { Lamp: [character({ power: 1 }), 'Works'], Bell: [character({ power: 1 }), 'Works'] },
    force: 4,
  },
} as const satisfies Position;

export const scene = (given: Position = {}): Scene => position({ ...POSITION, ...given });

export const surveyIn = ({ state }: Scene, weights: StrategistWeights = WEIGHTS, side: Side = 'dark'): Survey => {
  const seen = view(state, side);
  return surveyOf(seen, start(seen, side), side, weights);
};

export const LEDGER: Budget = { iterations: 0, ledger: true };

/** The question to the side that must act. */
export function askOf(state: State): Ask {
  const [asked] = awaiting(state);
  if (!asked) throw new Error('nobody is awaited');
  return { ...asked, place: 0 };
}

interface Spec extends Partial<BotSpec> {
  readonly seed?: number;
  readonly budget?: Budget;
  readonly belief?: Belief;
}

/** The strategist's answer to the current question; without a belief it knows only what the table shows. */
export function decided(state: State, { seed = 1, budget = LEDGER, belief, ...spec }: Spec = {}): Decision<Command> {
  const ask = askOf(state);
  const seen = view(state, ask.seat);
  const bot = strategist.make({ level: 5, persona: '', ...spec })(ask.seat);
  return bot.decide(belief ?? start(seen, ask.seat), seen, ask, budget, { value: seed });
}

const TABLE = scene();

/** A card of the position by its name. */
export const { card } = TABLE;

/** Reasons as text, with the cards of the position. */
export const said = (fact: Fact, language: Language): string | undefined => say(fact, language, TABLE.state.rules);

/** A change in which only the relevant figures are given. */
export const change = (own: Partial<Change['figures']> = {}, cost = 0): Change => ({
  figures: { ...NOTHING, ...own },
  at: card('Gate'),
  cost,
});
