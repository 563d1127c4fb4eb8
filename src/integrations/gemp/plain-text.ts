const LONGEST = 1000;

/** Server text as plain text: without HTML tags and terminal control characters. */
export const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, LONGEST);
