const LONGEST = 40; // longest compared length; typed text can be any length

/** The name most likely meant by a mistyped or shortened one (the first if several); undefined if none is close. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const word = typed.toLowerCase().slice(0, LONGEST);
  const far = (name: string): number => distance(word, name.toLowerCase().slice(0, LONGEST));
  const best = names.toSorted((a, b) => far(a) - far(b))[0];
  if (best !== undefined && far(best) < word.length && far(best) <= Math.max(1, word.length / 3)) return best;
  return word.length > 1 ? names.find((name) => name.toLowerCase().startsWith(word)) : undefined;
}

/** Edit distance with insertions, deletions, substitutions and swaps of neighbours. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const above = rows[i - 1] as number[];
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((above[j] as number) + 1, (row[j - 1] as number) + 1, (above[j - 1] as number) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (rows[i - 2]?.[j - 2] as number) + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] as number;
}
