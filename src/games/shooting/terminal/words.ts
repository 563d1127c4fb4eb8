import type { Fact } from '../../../kernel/fact.ts';
import { HAND, type Hand, type Unit, type View } from '../view.ts';

/** The words after the verb, taken one by one. The first fault is kept; what is read after it does not count. */
export class Words {
  fault: Fact | undefined;
  readonly view: View;
  private readonly words: readonly string[];
  private readonly usage: string;
  private next = 0;

  constructor(words: readonly string[], usage: string, view: View) {
    this.words = words;
    this.usage = usage;
    this.view = view;
  }

  get more(): boolean {
    return this.next < this.words.length && !this.fault;
  }

  /** The next word, without taking it. */
  get ahead(): string {
    return this.words[this.next]?.toLowerCase() ?? '';
  }

  word(): string {
    const word = this.words[this.next++];
    if (word === undefined) this.wrong({ code: 'words-missing', usage: this.usage });
    return word?.toLowerCase() ?? '';
  }

  wrong(fault: Fact): number {
    this.fault ??= fault;
    return 0;
  }

  /** A unit by its id; its number will do. */
  unit(): number {
    const word = this.word();
    const { units } = this.view.rules;
    const found = units.find(({ id, index }) => id === word || String(index) === word);
    return found?.index ?? this.wrong({ code: 'not-a-unit', word, known: units.map(({ id }) => id) });
  }

  /** A weapon group of a unit. */
  group(unit: Unit | undefined): string {
    const word = this.word();
    const known = unit?.groups.map(({ id }) => id) ?? [];
    if (!known.includes(word)) this.wrong({ code: 'no-such-weapon', group: word, known });
    return word;
  }

  number(): number {
    const word = this.word();
    return /^[0-9]{1,4}$/.test(word) ? Number(word) : this.wrong({ code: 'not-a-number', word });
  }

  /** `3,4,7` */
  numbers(): number[] {
    const word = this.word();
    if (!/^[0-9]{1,4}(,[0-9]{1,4})*$/.test(word)) this.wrong({ code: 'not-a-number', word });
    return word.split(',').map(Number);
  }

  oneOf<const T extends string>(known: readonly T[]): T {
    const word = this.word();
    const found = known.find((each) => each === word);
    if (!found) this.wrong({ code: 'not-one-of', word, known });
    return found ?? (known[0] as T);
  }

  hands(): Hand[] {
    const hands: Hand[] = [];
    while (this.more && HAND.some((hand) => hand === this.ahead)) hands.push(this.oneOf(HAND));
    return hands;
  }

  end(): void {
    if (this.more) this.wrong({ code: 'words-left', word: this.ahead, usage: this.usage });
  }
}
