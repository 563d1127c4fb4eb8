import type { Ask, BotSpec, Budget, Decision } from '../../../../kernel/bot.ts';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { start } from '../../belief.ts';
import type { Command } from '../../commands.ts';
import { awaiting } from '../../rules/awaiting.ts';
import { table } from '../../rules/testing.ts';
import { duel, GUNNER, TANK } from '../../rules/weapons/testing.ts';
import type { State } from '../../state.ts';
import { say } from '../../text.ts';
import { type View, view } from '../../view.ts';
import { tacticianMaker } from './maker.ts';
import type { Position } from './scorer.ts';
import { SEED } from './weights.ts';

export { duel, GUNNER, TANK };

const LEDGER: Budget = { iterations: 0, ledger: true };

/** The request to the side that must act. */
export function askOf(state: State): Ask {
  const [asked] = awaiting(state);
  if (!asked) throw new Error('no seat has to act');
  return { ...asked, place: 0 };
}

const viewOf = (state: State): View => view(state, askOf(state).seat);

/** The tactician's decision for whatever is asked now. */
export function decided(
  state: State,
  spec: Partial<BotSpec> & { readonly seed?: number } = {},
  sideView: View = viewOf(state),
): Decision<Command> {
  const { seed = 1, ...rest } = spec;
  const ask = askOf(state);
  const bot = tacticianMaker.make({ level: 5, persona: '', ...rest })(ask.seat);
  return bot.decide(start(sideView), sideView, ask, LEDGER, { value: seed });
}

/** The `seed` weights with some overrides. */
export const weighing = (own: Partial<typeof SEED> = {}): typeof SEED => ({ ...SEED, ...own });

/** Reasons as text, with the names of a duel between the gunner and three others. */
const BOX = table({ units: ['0', '1', '1', '1'].map((side, i) => ({ side, at: `050${i + 1}` })) });
export const told = (fact: Fact, language: Language): string | undefined => say(fact, language, BOX.rules);

/** A position with only the relevant fields given. */
export const position = (own: Partial<Position> = {}): Position => ({
  unit: 0,
  mode: 'walk',
  ends: null,
  entry: -1,
  rises: false,
  needs: 0,
  danger: 0,
  threats: [0, 0],
  fall: 0,
  offence: { index: 0, look: 0, aims: [0, 0] },
  behind: 0,
  hexes: 0,
  far: 5,
  turned: 0,
  heat: 0,
  ...own,
});
