const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

/** The code for another website that shows a replay, from a position if it is given. */
export function embedSnippet(origin: string, code: string, title: string, at: number | null): string {
  const address = `${origin}/embed/replay/${code}${at === null ? '' : `?at=${at}`}`;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="720" height="560" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
