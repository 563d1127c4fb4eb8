import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** Reads the words after a command name one by one. Remembers the first error and ignores what is read after it. */
export class TypedWords<V> {
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

  /** The next word in lower case, without consuming it. */
  get ahead(): string {
    return this.words[this.next]?.toLowerCase() ?? '';
  }

  word(): string {
    return this.words[this.next++] ?? this.missing();
  }

  /** Everything left, as typed. */
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

  /** The command, unless there was an error or words are left over. */
  done<C>(command: C): Result<C> {
    if (this.more) this.wrong({ code: 'words-left', word: this.words[this.next], usage: this.usage }, undefined);
    return this.fault ? no(this.fault) : ok(command);
  }
}
