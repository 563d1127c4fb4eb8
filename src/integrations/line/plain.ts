const MOST = 500; // characters

/** Blanks and control characters, which a terminal would obey, those that turn the direction of writing, and halves of letters. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** Somebody else's words as they are shown: plain text on one line, and not too long. */
export function plain(text: string, most: number = MOST): string {
  const line = text
    .slice(0, 4 * most)
    .replace(UNSEEN, ' ')

    .trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
}
