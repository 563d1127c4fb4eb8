import './style.css';
import type { Game } from '../../src/kernel/game.ts';
import type { Side } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import type { GameUi } from '../../src/page/contract.ts';
import { useLanguage } from '../../src/page/language.ts';
import { Lazy } from '../parts/lazy.tsx';
import { capital, sideTitle } from '../parts/side.ts';
import { Chart } from './chart.tsx';
import { endingText } from './ending-text.ts';
import { Moments } from './moments.tsx';
import { useEnding } from './use-ending.ts';

interface MatchEndingProps {
  readonly code: string;
  readonly game: Game;
  readonly ui: GameUi;
  readonly sides: readonly Side[];
  readonly mine: Side | null; // the player's side; null for a spectator
}

/** How the match went: the win probability, and the turns that changed it. */
export function MatchEnding({ code, game, ui, sides, mine }: MatchEndingProps) {
  const language = useLanguage();
  const say = endingText(language);
  const { ending, retry } = useEnding(code, language);
  if (ending === 'loading') return <p class="quiet small">{say.loading}</p>;
  if (ending === 'failed')
    return (
      <p class="quiet small row">
        {say.failed} <Button onClick={retry}>{say.retry}</Button>
      </p>
    );
  const { curve, moments, recording, events } = ending;
  const names = {
    shown: Math.max(0, mine === null ? 0 : sides.indexOf(mine)),
    sideName: (side: number): string =>
      sides[side] === mine ? say.yours : sideTitle(game, sides[side] as Side, language),
    turnName: (turn: number): string => capital(ui.turnLabel?.(turn, language) ?? say.turn(turn)),
  };
  return (
    <>
      {ui.ending && (
        <Lazy
          load={ui.ending}
          props={{
            rules: recording.rules,
            events,
            shown: sides[names.shown] as Side,
            sideName: (side) => names.sideName(sides.indexOf(side)),
          }}
          silent
        />
      )}
      <section class="group">
        <h3 class="heading">{say.curve}</h3>
        <Chart code={code} curve={curve} moments={moments} sides={sides} {...names} />
        <p class="small quiet">{say.curveAbout}</p>
      </section>
      <section class="group">
        <h3 class="heading">{say.moments}</h3>
        {moments.length === 0 && <p class="quiet small">{say.noMoments}</p>}
        <Moments code={code} ending={ending} ui={ui} sides={sides} {...names} />
      </section>
    </>
  );
}
