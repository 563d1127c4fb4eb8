const LONGEST = 1000;

/** Words of a server as plain text: without the marks of a page, and without signs that a terminal would obey. */
export const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, LONGEST);
