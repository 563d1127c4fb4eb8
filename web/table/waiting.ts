import type { Game, Language, Outcome } from '../../src/kernel/game.ts';
import type { Seat, Side } from '../../src/kernel/ids.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import { waitingFor, yourTurn } from '../../src/kernel/waiting-text.ts';
import { capital, nameOf, roleName } from '../parts/side.ts';
import type { ShellText } from '../text/shell-text.ts';
import { sayWith } from './scene.ts';

export interface Awaited {
  readonly who: Seat | Side | null;
  readonly mine: boolean;
  readonly text: string;
}

/** Everyone the match waits for, as far as this watcher may know: first the seat on show, then my others. */
export function awaitedIn(
  game: Game,
  rules: Rules,
  language: Language,
  view: object,
  mine: readonly Seat[],
  shown: Seat | null = null,
): readonly Awaited[] {
  const all = game.waiting(view).map((waiting): Awaited => {
    const { who } = waiting;
    if (who === null || !mine.includes(who))
      return { who, mine: false, text: waitingFor(game, waiting, language, rules) };
    const role = mine.length === 1 ? undefined : roleName(game, who, language);
    return { who, mine: true, text: yourTurn(game, waiting, language, rules, role) };
  });
  const rank = ({ who, mine: own }: Awaited): number => (own ? (who === shown ? 0 : 1) : 2);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

export function resultText(
  game: Game,
  rules: Rules,
  language: Language,
  { winners, reason }: Outcome,
  sides: readonly Side[],
  say: ShellText,
): string {
  const why = sayWith(game, rules, language, reason);
  if (reason.code === 'draw-agreed' || reason.code === 'closed') return capital(why);
  const who = winners.map((side) => nameOf(game, side, language));
  const result = winners.length === sides.length ? say.draw : say.won(who);
  return `${capital(result)}: ${why}`;
}
