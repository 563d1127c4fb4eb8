import type { Ask, BotSpec, Budget, Decision } from '../../../../kernel/bot.ts';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { awaiting } from '../../rules/awaiting.ts';
import type { State } from '../../state.ts';
import { marines, orks, rulesOf } from '../../testing.ts';
import { say } from '../../text.ts';
import { view } from '../../view.ts';
import type { Plan } from './fire.rules.ts';
import { gunner } from './maker.ts';
import { SHARES } from './target-value.ts';

export const LEDGER: Budget = { iterations: 0, ledger: true };

/** The decision that the side to act has to make. */
function askOf(state: State): Ask {
  const [asked] = awaiting(state);
  if (!asked) throw new Error('nobody is awaited');
  return { ...asked, place: 0 };
}

/** The gunner's answer to the current decision. */
export function decided(
  state: State,
  { seed = 1, budget = LEDGER, ...spec }: Partial<BotSpec> & { readonly seed?: number; readonly budget?: Budget } = {},
): Decision<Command> {
  const ask = askOf(state);
  const bot = gunner.make({ level: 5, persona: '', ...spec })(ask.seat);
  return bot.decide(null, view(state, ask.seat), ask, budget, { value: seed });
}

/** The same, for a fire plan. */
export function shot(state: State, spec: Parameters<typeof decided>[1] = {}): CommandOf<'shoot'> {
  const { command } = decided(state, spec);
  if (command?.type !== 'shoot') throw new Error(`no plan of fire, but ${JSON.stringify(command)}`);
  return command;
}

/** The targets of a plan's weapons: `rifle x5 at 1`, with the profile unless it is the first. */
export const firedAt = ({ aims }: CommandOf<'shoot'>): string[] =>
  aims
    .map(({ group, target, bearers, profile }) => {
      const how = profile ? ` (${profile})` : '';
      return `${group}${how} x${bearers?.length} at ${target}`;
    })
    .sort();

/** A plan with defaults for all fields that do not matter. */
export const plan = (own: Partial<Plan> = {}): Plan => ({
  unit: 0,
  aims: [{ group: 'rifle', target: 1 }],
  targets: [1],
  figures: Object.fromEntries(SHARES.map((share) => [share, 0])) as Plan['figures'],
  overlap: 0,
  hazard: 0,
  once: 0,
  choices: 5,
  struck: [],
  ...own,
});

const RULES = rulesOf({ attacker: [marines()], defender: [orks(), orks({ id: 'lootas' })] });

/** Reasons as text, in a match of marines against two mobs of orks. */
export const said = (fact: Fact, language: Language): string | undefined => say(fact, language, RULES);
