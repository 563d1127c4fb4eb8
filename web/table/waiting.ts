import type { Game, Language, Outcome, Rules } from '../../src/kernel/game.ts';
import type { Seat, Side } from '../../src/kernel/ids.ts';
import { capital, nameOf, roleName } from '../parts/side.ts';
import type { words } from '../words.ts';
import { sayWith } from './scene.ts';

type Words = ReturnType<typeof words>;

export interface WaitedFor {
  readonly who: Seat | Side | null;
  readonly mine: boolean;
  readonly what: string; // `to order a course`
  readonly words: string; // the sentence
}

/** Who is awaited for what, as far as these eyes may know; ours first. */
export function waitingFor(
  game: Game,
  rules: Rules,
  language: Language,
  view: object,
  mine: readonly Seat[],
  say: Words,
): readonly WaitedFor[] {
  const all = game.waiting(view).map(({ who, what }): WaitedFor => {
    const told = sayWith(game, rules, language, what);
    const own = who !== null && mine.includes(who);
    const name = who === null ? say.aPlayer : nameOf(game, who, language);
    const forMe =
      mine.length === 1 ? say.waitsForYou(told) : say.waitsForYouAs(roleName(game, who ?? '', language), told);
    return { who, mine: own, what: told, words: own ? forMe : say.waitsFor(name, told) };
  });
  return [...all.filter((one) => one.mine), ...all.filter((one) => !one.mine)];
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
