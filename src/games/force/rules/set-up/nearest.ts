/** Letters to change, add or leave out to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** The known word that is most like the given one, the first of several; none where more than half would change. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const asked = word.toLowerCase().slice(0, 40);
  let best: { readonly word: string; readonly far: number } | undefined;
  for (const one of known) {
    const far = distance(asked, one);
    if (!best || far < best.far) best = { word: one, far };
  }
  return best && best.far <= Math.max(2, asked.length / 2) ? best.word : undefined;
}
