const MOST = 500; // characters

/** White space, control characters (which a terminal would obey), direction overrides and lone surrogates. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** External text made safe to show: plain text on one line, cut to a maximum length. */
export function safeText(text: string, most: number = MOST): string {
  const line = text
    .slice(0, 4 * most)
    .replace(UNSEEN, ' ')

    .trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
}
