import { type BotMaker, bare } from '../kernel/bot.ts';
import type { Dice } from '../kernel/dice.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { Random } from '../kernel/random.ts';

/** Plays anything it may, each option as likely: the yardstick that every bot is measured against. */
export function randomMaker<K extends Kinds>(game: Game<K> | Pick<Game<K>, 'options'>): BotMaker<K> {
  return {
    id: 'random',
    version: '1',
    about: 'plays any legal command, each as likely',
    personas: { plain: {} },
    iterations: 0,
    levels: false,
    make: () => (seat) => ({
      name: 'random',
      listens: false,
      volunteers: [],
      decide(_belief, view, { kinds }, _budget, seed) {
        let random: Random | undefined;
        const dice: Dice = {
          roll(sides) {
            random ??= new Random(seed.value);
            return random.roll(sides);
          },
        };
        const { picked, count } = anyOf(ofKinds(game.options(view, seat), kinds), dice);
        return { ...bare<K['command']>(picked ?? null), judged: count, notes: [{ code: 'at-random', options: count }] };
      },
    }),
  };
}

/** One of a lazy list, each as likely, without building it: the k-th replaces the pick with odds 1 in k. */
export function anyOf<T>(list: Iterable<T>, dice: Dice): { readonly picked: T | undefined; readonly count: number } {
  let picked: T | undefined;
  let count = 0;
  for (const item of list) if (++count === 1 || dice.roll(count) === 1) picked = item;
  return { picked, count };
}

/** The options that answer what was asked: a seat may often talk as well, and nobody waits for that. */
export function* ofKinds<C extends { readonly type: string }>(
  options: Iterable<C>,
  kinds: readonly string[],
): Generator<C, void> {
  for (const option of options) if (kinds.includes(option.type)) yield option;
}
