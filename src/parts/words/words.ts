import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** The words after a verb, taken one by one. The first fault is kept; what is read after it does not count. */
export class Words<V> {
  fault: Fact | undefined;
  readonly view: V;
  private readonly words: readonly string[];
  private readonly usage: string;
  private next = 0;

  constructor(words: readonly string[], usage: string, view: V) {
    this.words = words;
    this.usage = usage;
    this.view = view;
  }

  get more(): boolean {
    return this.next < this.words.length && !this.fault;
  }

  /** The next word in small letters, without taking it. */
  get ahead(): string {
    return this.words[this.next]?.toLowerCase() ?? '';
  }

  word(): string {
    return this.words[this.next++] ?? this.missing();
  }

  /** All that is left, as it was typed. */
  rest(): string {
    const words = this.words.slice(this.next).join(' ');
    this.next = this.words.length;
    return words || this.missing();
  }

  oneOf<const T extends string>(known: readonly T[]): T {
    const word = this.word();
    const low = word.toLowerCase();
    return known.find((each) => each === low) ?? this.wrong({ code: 'not-one-of', word, known }, known[0] as T);
  }

  missing(): string {
    return this.wrong({ code: 'words-missing', usage: this.usage }, '');
  }

  wrong<T>(fault: Fact, instead: T): T {
    this.fault ??= fault;
    return instead;
  }

  /** What was read, if nothing was wrong with it and nothing is left over. */
  done<C>(command: C): Result<C> {
    if (this.more) this.wrong({ code: 'words-left', word: this.words[this.next], usage: this.usage }, undefined);
    return this.fault ? no(this.fault) : ok(command);
  }
}
