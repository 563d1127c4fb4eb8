import { points } from '../../cli/explanation.ts';
import { sayFault } from '../../cli/say.ts';
import { adviceOf, type Reason, reasonsOf } from '../../decide/hint.ts';
import type { Decision } from '../../kernel/bot.ts';
import type { Seat } from '../../kernel/ids.ts';
import { type Command, type SeatSession, sayAt } from './seat-session.ts';
import type { ToolOutput } from './tool-output.ts';

/** The top three options of a decision, as text and as commands for `act`. */
export function hintText(session: SeatSession, seat: Seat, decision: Decision<Command>): ToolOutput {
  const { game, rules } = session;
  const view = session.view(seat);
  const say = sayAt(session, sayFault);
  const inWords = (option: Command | null): string =>
    option === null ? 'do nothing' : (game.order?.(option, 'en', rules, view) ?? game.write(option, view));
  const reason = (line: Reason): string =>
    line.is === 'rank'
      ? `top priority: ${say(line.why)}`
      : `${line.points > 0 ? '+' : ''}${points(line.points)}  ${line.is === 'rest' ? `${line.count} smaller ${line.count === 1 ? 'reason' : 'reasons'}` : say(line.why)}`;
  const advice = adviceOf(decision, inWords);
  const lines = advice.flatMap(({ words, tally }, i) => [
    `${i + 1}. ${words}${tally ? `  ${points(reasonsOf(tally).total)}` : ''}`,
    ...(tally ? reasonsOf(tally).lines.map((line) => `     ${reason(line)}`) : []),
  ]);
  const notes = decision.notes.map((note) => `   ${say(note)}`);
  return {
    words: [`A bot in your seat (${seat}) would:`, ...lines, ...notes].join('\n'),
    data: { seat, best: advice.map(({ option, words }) => ({ command: option, words })) },
  };
}
