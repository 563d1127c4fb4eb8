import { readFileSync } from 'node:fs';
import { no, ok, type Result } from '../../kernel/result.ts';

/** Masks listed words with asterisks; the rest of the text stays readable. */
export type ChatFilter = (text: string) => string;

export const NO_FILTER: ChatFilter = (text) => text;

const MOST_BYTES = 1024 * 1024;
const MOST_WORDS = 20_000;

/** Reads a word list: one word or phrase per line; `#` starts a comment. */
export function readChatFilter(file: string): Result<ChatFilter> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return no({ code: 'cannot-read-words', file, errno: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
  const words = text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  if (text.length > MOST_BYTES || words.length > MOST_WORDS)
    return no({ code: 'too-many-words', file, most: MOST_WORDS });
  return ok(filterOf(words));
}

/** Whole words only, without regard to case, accents or repeated spaces. */
function filterOf(words: readonly string[]): ChatFilter {
  if (words.length === 0) return NO_FILTER;
  const listed = new Set(words.map(plain));
  const longest = Math.max(...[...listed].map((word) => word.split(' ').length));
  return (text) => {
    const parts = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
    const hidden: (readonly [from: number, to: number])[] = [];
    for (let i = 0; i < parts.length; i++)
      for (let many = Math.min(longest, parts.length - i); many > 0; many--) {
        const run = parts.slice(i, i + many);
        if (!listed.has(plain(run.map(([word]) => word).join(' ')))) continue;
        const last = run.at(-1);
        hidden.push([parts[i]?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0)]);
        i += many - 1;
        break;
      }
    return hidden.reduceRight((all, [from, to]) => all.slice(0, from) + '*'.repeat(to - from) + all.slice(to), text);
  };
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
