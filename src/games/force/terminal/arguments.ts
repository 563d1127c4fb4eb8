import type { Fact } from '../../../kernel/fact.ts';
import type { View } from '../view.ts';

const LINKS: readonly string[] = ['to', 'at', 'on', 'onto', 'aboard', 'from'];

/** A typed command's arguments, split at link words: `iron guard to foundry gate` has two parts. */
export class Arguments {
  readonly view: View;
  private readonly usage: string;
  private readonly parts = new Map<string, string>();
  private missing = false;

  constructor(words: readonly string[], usage: string, view: View) {
    this.view = view;
    this.usage = usage;
    let link = '';
    for (const word of words.map((one) => one.toLowerCase())) {
      if (LINKS.includes(word)) link = word;
      const before = this.parts.get(link);
      if (word !== link) this.parts.set(link, before ? `${before} ${word}` : word);
      else if (before === undefined) this.parts.set(link, '');
    }
  }

  /** The part before the first link word, or ''. */
  first(): string {
    return this.after('');
  }

  /** The part after the first of these link words that was typed, or ''. */
  after(...links: readonly string[]): string {
    for (const link of links) {
      const words = this.parts.get(link);
      if (words === undefined) continue;
      this.parts.delete(link);
      if (words === '') this.missing = true;
      return words;
    }
    return '';
  }

  /** Like `after`, but the part is required. */
  must(...links: readonly string[]): string {
    const words = this.after(...links);
    if (words === '') this.missing = true;
    return words;
  }

  /** A missing or unexpected part; call it after reading everything. */
  wrong(): Fact | undefined {
    if (this.missing) return { code: 'words-missing', usage: this.usage };
    for (const [link, words] of this.parts)
      return { code: 'words-left', word: `${link} ${words}`.trim().slice(0, 60), usage: this.usage };
    return undefined;
  }
}
