import type { Game, Language, Outcome, Rules } from '../../src/kernel/game.ts';
import { roleOf, type Seat, type Side } from '../../src/kernel/ids.ts';
import { capital, nameOf, roleName } from '../parts/side.ts';
import type { shellText } from '../text/shell-text.ts';
import { sayWith } from './scene.ts';

type Words = ReturnType<typeof shellText>;

export interface WaitedFor {
  readonly who: Seat | Side | null;
  readonly mine: boolean;
  readonly what: string; // `to order a course`
  readonly words: string; // the sentence
}

/** Who is awaited for what, as far as these eyes may know; the seat that is shown first, then ours. */
export function waitingFor(
  game: Game,
  rules: Rules,
  language: Language,
  view: object,
  mine: readonly Seat[],
  say: Words,
  shown: Seat | null = null,
): readonly WaitedFor[] {
  const someone = (role: unknown): string => {
    const seat = game.seats(rules).find((id) => roleOf(id) === role);
    return seat === undefined ? say.aPlayer : say.aSeat(roleName(game, seat, language));
  };
  const all = game.waiting(view).map(({ who, what }): WaitedFor => {
    const told = sayWith(game, rules, language, what);
    const own = who !== null && mine.includes(who);
    const name = who === null ? someone(what.role) : nameOf(game, who, language);
    const forMe =
      mine.length === 1 ? say.waitsForYou(told) : say.waitsForYouAs(roleName(game, who ?? '', language), told);
    return { who, mine: own, what: told, words: own ? forMe : say.waitsFor(name, told) };
  });
  const rank = ({ who, mine: own }: WaitedFor): number => (own ? (who === shown ? 0 : 1) : 2);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

export function resultWords(
  game: Game,
  rules: Rules,
  language: Language,
  { winners, reason }: Outcome,
  sides: readonly Side[],
  say: Words,
): string {
  const why = sayWith(game, rules, language, reason);
  if (reason.code === 'draw-agreed') return capital(why);
  const who = winners.map((side) => nameOf(game, side, language)).join(', ');
  const result = winners.length === sides.length ? say.draw : say.won(who);
  return `${capital(result)}: ${why}`;
}
