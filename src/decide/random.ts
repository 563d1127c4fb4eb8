import { type BotMaker, bare } from '../kernel/bot.ts';
import type { Dice } from '../kernel/dice.ts';
import type { Game } from '../kernel/game.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { Random } from '../kernel/random.ts';

/** Plays a random legal command. The baseline for all bots. */
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

/** Reservoir sampling: picks a uniform element of a lazy list without building it. */
export function anyOf<T>(list: Iterable<T>, dice: Dice): { readonly picked: T | undefined; readonly count: number } {
  let picked: T | undefined;
  let count = 0;
  for (const item of list) if (++count === 1 || dice.roll(count) === 1) picked = item;
  return { picked, count };
}

/** Only options of the requested types: a seat can often chat as well. */
export function* ofKinds<C extends { readonly type: string }>(
  options: Iterable<C>,
  kinds: readonly string[],
): Generator<C, void> {
  for (const option of options) if (kinds.includes(option.type)) yield option;
}
