import { points } from '../../cli/explanation.ts';
import { sayFault } from '../../cli/say.ts';
import { adviceOf, type Reason, reasonsOf } from '../../decide/hint.ts';
import { sameJson } from '../../decide/same-json.ts';
import type { Decision } from '../../kernel/bot.ts';
import type { Seat } from '../../kernel/ids.ts';
import { type Command, type SeatSession, sayAt } from './seat-session.ts';
import type { ToolOutput } from './tool-output.ts';

interface HintLimits {
  readonly most: number;
  readonly all: readonly Command[]; // the listed options, in the order of their ids
  outlook(command: Command): readonly string[];
}

/** The best options of a decision with their reasons. */
export function hintText(
  session: SeatSession,
  seat: Seat,
  decision: Decision<Command>,
  { most, all, outlook }: HintLimits,
): ToolOutput {
  const { game, rules } = session;
  const view = session.view(seat);
  const say = sayAt(session, sayFault);
  const inWords = (option: Command | null): string =>
    option === null ? 'do nothing' : (game.order?.(option, 'en', rules, view) ?? game.write(option, view));
  const reason = (line: Reason): string =>
    line.is === 'rank'
      ? `top priority: ${say(line.why)}`
      : `${line.points > 0 ? '+' : ''}${points(line.points)}  ${line.is === 'rest' ? `${line.count} smaller ${line.count === 1 ? 'reason' : 'reasons'}` : say(line.why)}`;
  const advice = adviceOf(decision, inWords, most);
  const best = advice.map(({ option, tally }) => {
    const id = all.findIndex((one) => sameJson(one, option));
    return {
      id: id < 0 ? null : id,
      typed: option === null ? null : game.write(option, view),
      points: tally && reasonsOf(tally).total,
    };
  });
  const lines = advice.flatMap(({ option, words, tally, alike }, i) => [
    `${i + 1}. ${words}${tally ? `  ${points(reasonsOf(tally).total)}` : ''}${option === null ? '' : `  (${callOf(best[i])})`}`,
    ...seen(option === null ? [] : outlook(option)),
    ...(tally ? reasonsOf(tally).lines.map((line) => `     ${reason(line)}`) : []),
    ...(alike.length > 0
      ? [`     equally good: ${alike.slice(0, 3).join('; ')}${alike.length > 3 ? `; ${alike.length - 3} more` : ''}`]
      : []),
  ]);
  const notes = decision.notes.map((note) => `   ${say(note)}`);
  return {
    words: [`A bot in your seat (${seat}) would:`, ...lines, ...notes].join('\n'),
    data: { seat, best },
  };
}

/** How to play it. */
const callOf = (one: { readonly id: number | null; readonly typed: string | null } | undefined): string =>
  one?.id == null ? `typed ${one?.typed}` : `option ${one.id}`;

const seen = (outlook: readonly string[]): string[] => (outlook.length > 0 ? [`     ${outlook.join(' · ')}`] : []);
