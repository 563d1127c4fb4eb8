import { Words } from '../../../parts/words/words.ts';
import { HAND, type Hand, type Unit, type View } from '../view.ts';

/** The words after the verb, in small letters: units, weapon groups, numbers and what is ticked by hand. */
export class OrderWords extends Words<View> {
  override word(): string {
    return super.word().toLowerCase();
  }

  /** A unit by its id; its number will do. */
  unit(): number {
    const word = this.word();
    const { units } = this.view.rules;
    const found = units.find(({ id, index }) => id === word || String(index) === word);
    return found?.index ?? this.wrong({ code: 'not-a-unit', word, known: units.map(({ id }) => id) }, 0);
  }

  /** A weapon group of a unit. */
  group(unit: Unit | undefined): string {
    const word = this.word();
    const known = unit?.groups.map(({ id }) => id) ?? [];
    if (!known.includes(word)) this.wrong({ code: 'no-such-weapon', group: word, known }, word);
    return word;
  }

  number(): number {
    const word = this.word();
    return /^[0-9]{1,4}$/.test(word) ? Number(word) : this.wrong({ code: 'not-a-number', word }, 0);
  }

  /** `3,4,7` */
  numbers(): number[] {
    const word = this.word();
    if (!/^[0-9]{1,4}(,[0-9]{1,4})*$/.test(word)) this.wrong({ code: 'not-a-number', word }, 0);
    return word.split(',').map(Number);
  }

  hands(): Hand[] {
    const hands: Hand[] = [];
    while (this.more && HAND.some((hand) => hand === this.ahead)) hands.push(this.oneOf(HAND));
    return hands;
  }
}
