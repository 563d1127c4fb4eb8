import { sideOf } from '../../src/kernel/ids.ts';
import { useLanguage } from '../../src/page/language.ts';
import { sideTitle } from '../parts/side.ts';
import type { PanelProps } from '../table/panel-props.ts';
import { pairText } from './pair-text.ts';
import { pairScore } from './score.ts';

/** The points of both players: after the first game, or in total. */
export function Score({ play, table, game }: Pick<PanelProps, 'play' | 'table' | 'game'>) {
  const language = useLanguage();
  const say = pairText(language);
  const outcome = play.over?.outcome ?? table.outcome;
  const score = pairScore(table, outcome);
  const seat = play.you?.seats[0];
  const mine = seat === undefined ? null : sideOf(seat);
  if (!score) return null;
  const nameOf = (side: string): string => {
    const holder = table.seats.find((one) => sideOf(one.seat) === side && one.holder.kind === 'human')?.holder;
    if (side === mine) return say.you;
    return holder?.kind === 'human' ? holder.name : sideTitle(game, side, language);
  };
  const rows = [...score].toSorted(([a], [b]) => Number(b === mine) - Number(a === mine));
  return (
    <dl class="facts pair-score">
      <div class="pair-score-title">
        <dt>{table.pair?.game === 2 && outcome ? say.total : say.scoreSoFar}</dt>
      </div>
      {rows.map(([side, points]) => (
        <div key={side}>
          <dt>{nameOf(side)}</dt>
          <dd class="mono">{points.toLocaleString(language)}</dd>
        </div>
      ))}
    </dl>
  );
}
