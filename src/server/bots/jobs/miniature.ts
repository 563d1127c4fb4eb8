import { botPlaysOn, rulesFor, seatMatch } from '../../../arena/play.ts';
import type { Game } from '../../../kernel/game.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { withoutRules } from '../../../kernel/without-rules.ts';
import type { Miniature } from '../../../wire/matches.ts';
import { diff } from '../../../wire/patch.ts';

const ENTRIES = 300;
const MOMENTS = 80;
const SKIPPED = 0.2; // share of the match before something can be seen

/** Part of a match between the game's default bots, with nothing hidden. */
export function miniature(game: Game, seed: string): Result<Miniature> {
  const options = game.watched?.(undefined);
  const rules = rulesFor(game, options, seed);
  if (!rules.ok) return rules;
  const sides = Object.fromEntries(game.sides(rules.value).map((side) => [side, game.defaults.bot]));
  const sitting = seatMatch({ game, options, seed, sides });
  if (!sitting.ok) return sitting;
  const { match } = sitting.value;
  const views: object[] = [];
  do views.push(withoutRules(game.view(match.state, 'archive')));
  while (match.log.length < ENTRIES && botPlaysOn(sitting.value));
  const [first, ...others] = thinned(views.slice(Math.floor(SKIPPED * views.length)), MOMENTS);
  const changes = others.map((view, i) => diff((i === 0 ? first : others[i - 1]) as object, view));
  return ok({ setup: match.rules.setup, view: first as object, changes });
}

/** Picks `most` items evenly, including the first and the last. */
function thinned<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => list[Math.round(i * step)] as T);
}
