import type { Language } from '../../kernel/game.ts';
import { holderName } from '../../kernel/holder-name.ts';
import { sideOf } from '../../kernel/ids.ts';
import { drawingOf } from '../../parts/picture/board-text.ts';
import { isFree, nameOf } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import { statusText } from './match-pictures.ts';
import type { MatchPreview } from './types.ts';

export async function previewOf(table: Table, language: Language): Promise<MatchPreview> {
  const { game, rules, seating, people, status } = table;
  const { titles } = await drawingOf(game);
  const { host } = table.info();
  return {
    game: titles[language],
    status,
    statusText: statusText(table, language),
    host: host === null ? null : holderName(host, language),
    sides: game
      .sides(rules)
      .map((side) => [
        ...new Set(
          seating.chairs
            .filter(({ seat, person }) => sideOf(seat) === side && person !== null)
            .map((chair) => holderName(nameOf(chair, people), language)),
        ),
      ]),
    free: status === 'over' ? 0 : seating.chairs.filter(isFree).length,
  };
}
