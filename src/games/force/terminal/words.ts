import type { Fact } from '../../../kernel/fact.ts';
import type { View } from '../view.ts';

const LINKS: readonly string[] = ['to', 'at', 'on', 'onto', 'aboard', 'from'];

/** The words after the verb: `iron guard to foundry gate` is what comes first, and what comes after `to`. */
export class Words {
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

  /** What comes first, if anything does. */
  first(): string {
    return this.after('');
  }

  /** What comes after one of these words, if they are there. */
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

  /** The same for what cannot be left out. */
  must(...links: readonly string[]): string {
    const words = this.after(...links);
    if (words === '') this.missing = true;
    return words;
  }

  /** What is missing or too much, once all has been read. */
  wrong(): Fact | undefined {
    if (this.missing) return { code: 'words-missing', usage: this.usage };
    for (const [link, words] of this.parts)
      return { code: 'words-left', word: `${link} ${words}`.trim().slice(0, 60), usage: this.usage };
    return undefined;
  }
}
