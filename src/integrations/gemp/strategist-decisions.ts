import { weightsOf } from '../../decide/persona.ts';
import { thinkAbout } from '../../games/force/bots/strategist/decide.ts';
import { PERSONAS } from '../../games/force/bots/strategist/weights.ts';
import type { Command } from '../../games/force/commands.ts';
import type { Decision } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import { type Choice, type DecisionMaker, PICKS_FIRST } from './decision-maker.ts';

export const PERSONA_NAMES: readonly string[] = Object.keys(PERSONAS);

/** Uses the strategist's rules on a server's board: the same evaluators, another list of commands. */
export function strategistDecisions(persona: string, level: number): DecisionMaker {
  const weights = weightsOf(PERSONAS, { persona, level });
  return {
    name: `strategist@${level}+${persona}`,
    choose(input) {
      const { view, belief, side, commands, place, seed } = input;
      const kinds = [...new Set(commands.map(({ type }) => type))];
      const ask = { seat: side, kinds, must: true, place };
      const budget = { iterations: 0, ledger: true };
      const decision = thinkAbout({ view, belief, side, commands, ask, weights, level, budget, seed: { value: seed } });
      const wanted = JSON.stringify(decision.command);
      const command = commands.find((one) => JSON.stringify(one) === wanted);
      return command ? { command, why: reasons(decision) } : PICKS_FIRST.choose(input);
    },
  };
}

const MOST = 4; // lines

/** The reasons for the choice. */
const reasons = ({ kept, notes }: Decision<Command>): Choice['why'] => [
  ...notes,
  ...(kept[0]?.tally.lines ?? []).slice(0, MOST).map(({ why }): Fact => why),
];
