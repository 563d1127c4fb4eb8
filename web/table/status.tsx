import { useContext } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import type { Seat } from '../../src/kernel/ids.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import type { Scene } from '../../src/page/contract.ts';
import { useLanguage } from '../../src/page/language.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import { useText } from '../app/use-api.ts';
import { LessonContext } from '../lesson/lesson-context.ts';
import { nameOf } from '../parts/side.ts';
import type { Play } from '../play/play.ts';
import { Countdown } from './countdown.tsx';
import { turnIn } from './log-lines.ts';
import { awaitedIn, resultText } from './waiting.ts';

interface StatusProps {
  readonly play: Play;
  readonly table: TableInfo;
  readonly game: Game;
  readonly rules: Rules;
  readonly scene: Scene | null;
  readonly seat: Seat | null; // being viewed
}

/** The status line: match code, turn, and who must do what. */
export function Status({ play, table, game, rules, scene, seat }: StatusProps) {
  const say = useText();
  const language = useLanguage();
  const lesson = useContext(LessonContext);
  const outcome = play.over?.outcome ?? table.outcome;
  const turn = scene && 'turn' in scene.view ? turnIn(play.heard) : null;
  const mine = play.you?.seats ?? [];
  const waits = scene && !outcome ? awaitedIn(game, rules, language, scene.view, mine, seat) : [];
  const live = play.connection === 'live';
  const must = live && mine.some((own) => play.asks[own]?.must);
  const others = [...waits.slice(1).map(({ who }) => who), ...mine.filter((own) => play.asks[own]?.must)];
  const behind = [...new Set(others)].filter((who) => who !== null && who !== waits[0]?.who);
  const deadlines = mine.flatMap((own) => (play.asks[own]?.must ? (play.asks[own]?.deadline ?? []) : []));
  return (
    <div class="status">
      <div class="status-head">
        <h1 class="status-match">
          <span class="status-game">{say.gameTitle(game.id, game.title)}</span>
          <span class="status-dot"> · </span>
          {lesson ? <span class="status-lesson">{lesson.title}</span> : <span class="mono">{table.code}</span>}
        </h1>
        {turn !== null && <span class="status-turn">{say.turn(turn)}</span>}
        {must && !outcome && deadlines.length > 0 && <Countdown to={Math.min(...deadlines)} />}
      </div>
      <span class={must && !outcome ? 'status-waits is-mine' : 'status-waits'} role="status">
        {outcome
          ? resultText(game, rules, language, outcome, table.sides, say)
          : live
            ? (waits[0]?.text ?? '')
            : say.notConnected}
      </span>
      {live && !outcome && behind.length > 0 && (
        <span class="status-behind">
          {say.alsoAwaited(behind.map((who) => nameOf(game, who ?? '', language)).join(', '))}
        </span>
      )}
      {mine.length === 0 && !outcome && (
        <span class="chip">{table.settings.delay > 0 ? say.watchingDelayed(table.settings.delay) : say.watching}</span>
      )}
    </div>
  );
}
