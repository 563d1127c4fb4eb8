import { weightsOf } from '../../../decide/persona.ts';
import { thinkAbout } from '../../../games/force/bots/strategist/decide.ts';
import { PERSONAS } from '../../../games/force/bots/strategist/weights.ts';
import type { Command } from '../../../games/force/commands.ts';
import type { Decision } from '../../../kernel/bot.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { FIRST, type Mind, type Thought } from '../mind.ts';

export const PERSONA_NAMES: readonly string[] = Object.keys(PERSONAS);

/** Uses the strategist's rules on a server's board: the same evaluators, another list of commands. */
export function strategistMind(persona: string, level: number): Mind {
  const weights = weightsOf(PERSONAS, { persona, level });
  return {
    name: `strategist@${level}+${persona}`,
    choose(matter) {
      const { view, belief, side, commands, place, seed } = matter;
      const kinds = [...new Set(commands.map(({ type }) => type))];
      const ask = { seat: side, kinds, must: true, place };
      const budget = { iterations: 0, ledger: true };
      const decision = thinkAbout({ view, belief, side, commands, ask, weights, level, budget, seed: { value: seed } });
      const wanted = JSON.stringify(decision.command);
      const command = commands.find((one) => JSON.stringify(one) === wanted);
      return command ? { command, why: reasons(decision) } : FIRST.choose(matter);
    },
  };
}

const MOST = 4; // lines

/** The reasons for the choice. */
const reasons = ({ kept, notes }: Decision<Command>): Thought['why'] => [
  ...notes,
  ...(kept[0]?.tally.lines ?? []).slice(0, MOST).map(({ why }): Fact => why),
];
