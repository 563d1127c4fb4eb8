import type { Language } from '../../../kernel/game.ts';
import { percent } from '../../../page/figure.ts';
import { type Cell, cellName } from '../../../parts/grid/grid.ts';
import type { Picture } from '../belief/picture.ts';
import { SIDES, type View } from '../view.ts';
import { labels } from './labels.ts';
import type { Blast } from './lately.ts';
import { SIDE_NAME } from './names.ts';
import type { Notes } from './plot.ts';
import { stationOf } from './station.ts';

export interface CellFacts {
  readonly picture?: Picture | null;
  readonly notes?: Notes;
  readonly blasts?: readonly Blast[];
  readonly offers?: ReadonlyMap<Cell, unknown>;
}

/** A cell for screen readers: `H8, sea, sector 5, own trail`. */
export function cellWords(view: View, language: Language, cell: Cell, facts: CellFacts = {}): string {
  const w = labels(language);
  const { chart } = view.rules;
  const own = stationOf(view)?.side;
  const said = [cellName(chart, cell), chart.sea[cell] ? w.sea : w.island, w.sector(chart.sector[cell] as number)];
  for (const side of SIDES) {
    const { at, trail, mines } = view.boats[side];
    const name = SIDE_NAME[language][side];
    if (at === cell) said.push(own === side ? w.ownBoat : w.boatOf(name));
    else if (trail?.includes(cell)) said.push(own === side ? w.ownTrail : w.trailOf(name));
    if (mines?.includes(cell)) said.push(own === side ? w.ownMine : w.mineOf(name));
  }
  for (const blast of facts.blasts ?? []) if (blast.at === cell) said.push(w.blastAt(blast.blue, blast.red));
  const share = facts.picture?.weight[cell] ?? 0;
  if (share > 0) said.push(w.likely(percent(share, language)));
  const note = facts.notes?.get(cell);
  if (note) said.push(note === 'possible' ? w.notePossible : w.noteOut);
  if (facts.offers?.has(cell)) said.push(w.canGo);
  return said.join(', ');
}
