import { points } from '../../cli/explanation.ts';
import { sayFault } from '../../cli/say.ts';
import { adviceOf, type Reason, reasonsOf } from '../../decide/hint.ts';
import type { Decision } from '../../kernel/bot.ts';
import type { Seat } from '../../kernel/ids.ts';
import { type Command, type Seated, sayAt } from './seated.ts';
import type { Told } from './telling.ts';

/** The top three options of a decision, as text and as commands for `act`. */
export function hintWords(seated: Seated, seat: Seat, decision: Decision<Command>): Told {
  const { game, rules } = seated;
  const view = seated.view(seat);
  const say = sayAt(seated, sayFault);
  const inWords = (option: Command | null): string =>
    option === null ? 'keep quiet' : (game.order?.(option, 'en', rules, view) ?? game.write(option, view));
  const reason = (line: Reason): string =>
    line.is === 'rank'
      ? `first of all: ${say(line.why)}`
      : `${line.points > 0 ? '+' : ''}${points(line.points)}  ${line.is === 'rest' ? `${line.count} smaller reasons` : say(line.why)}`;
  const advice = adviceOf(decision, inWords);
  const lines = advice.flatMap(({ words, tally }, i) => [
    `${i + 1}. ${words}${tally ? `  ${points(reasonsOf(tally).total)}` : ''}`,
    ...(tally ? reasonsOf(tally).lines.map((line) => `     ${reason(line)}`) : []),
  ]);
  const notes = decision.notes.map((note) => `   ${say(note)}`);
  return {
    words: [`In the seat ${seat} the bot would:`, ...lines, ...notes].join('\n'),
    data: { seat, best: advice.map(({ option, words }) => ({ command: option, words })) },
  };
}
