import { loaded } from '../../../kernel/dice.ts';
import { begin } from '../apply.ts';
import type { Command } from '../commands.ts';
import { options } from '../options.ts';
import { awaiting } from '../rules/awaiting.ts';
import { setUp } from '../rules/set-up.ts';
import { type Happened, randomPlay } from '../testing.ts';
import { isSide, type Side, type View, view } from '../view.ts';

/** A decision in random play: the side that must act, its view, and its options. */
interface Question {
  readonly side: Side;
  readonly view: View;
  readonly list: readonly Command[];
  readonly happened: Happened;
}

/** Every decision of a random match with the default decks. */
export function* questions(seed: number, most = 2_000): Generator<Question> {
  const rules = setUp({}, loaded());
  if (!rules.ok) throw new Error('the usual decks cannot be played');
  for (const happened of randomPlay(begin(rules.value), seed, most)) {
    const side = awaiting(happened.state)[0]?.seat ?? '';
    if (!isSide(side)) continue;
    const seen = view(happened.state, side);
    yield { side, view: seen, list: options(seen, side), happened };
  }
}
