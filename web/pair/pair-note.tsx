import { useEffect, useState } from 'preact/hooks';
import { sideOf } from '../../src/kernel/ids.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { nameOf } from '../parts/side.ts';
import type { PanelProps } from '../table/panel-props.ts';
import { pairText } from './pair-text.ts';
import { Score } from './score-line.tsx';
import './style.css';

/** Which game of the pair this is, and which side the player has in it. */
export function PairNote({ play, table, game }: Pick<PanelProps, 'play' | 'table' | 'game'>) {
  const language = useLanguage();
  const say = pairText(language);
  const seat = play.you?.seats[0];
  const isFirst = table.pair?.game === 1;
  const watched = isFirst ? say.watchedFirst : say.watchedSecond;
  const own = isFirst ? say.first : say.second;
  const text = seat === undefined ? watched : own(nameOf(game, sideOf(seat), language));
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text), [text]); // screen readers announce changes, not what a new element starts with
  return (
    <div class="pair-note small">
      <span class="spoken" role="status">
        {announced}
      </span>
      <p aria-hidden="true">
        <Icon name="swap" size={14} /> {text}
      </p>
      {!isFirst && <Score play={play} table={table} game={game} />}
    </div>
  );
}
