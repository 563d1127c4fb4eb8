import { sideOf } from '../../src/kernel/ids.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { Lazy } from '../parts/lazy.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { botFinishedText, isFinishedByBot } from './bot-finished.ts';
import { chapters } from './log-lines.ts';
import { NextMatch, PlayAgain } from './next-match.tsx';
import type { PanelProps } from './panel-props.ts';
import { resultText } from './waiting.ts';

const pairEnd = async () => (await import('../pair/pair-end.tsx')).PairEnd;
const matchEnding = async () => (await import('../ending/index.tsx')).MatchEnding;

/** The result, what to do next, and how the match went. */
export function Over(props: PanelProps) {
  const { play, table, game, rules, ui } = props;
  const say = useText();
  const language = useLanguage();
  const outcome = play.over?.outcome ?? table.outcome;
  if (!outcome) return null;
  const { code, sides } = table;
  const seat = play.you?.seats[0];
  const mine = seat === undefined ? null : sideOf(seat);
  const isClosed = outcome.reason.code === 'closed';
  const isDrawn = outcome.winners.length === sides.length;
  const isWon = mine !== null && !isDrawn && outcome.winners.includes(mine);
  const byBot = botFinishedText(language);
  const isByBot = mine !== null && isFinishedByBot(play);
  const [won, lost] = isByBot ? [byBot.won, byBot.lost] : [say.youWon, say.youLost];
  const verdict = isDrawn ? say.drawnGame : isWon ? won : lost;
  const result = resultText(game, rules, language, outcome, sides, say);
  return (
    <div class="over">
      {mine !== null && !isClosed && <p class={`over-verdict ${isWon ? 'is-won' : ''}`}>{verdict}</p>}
      {isByBot && !isClosed && <p class="quiet">{byBot.byBot}</p>}
      <h2>{result}</h2>
      <Facts {...props} />
      {table.pair && <Lazy load={pairEnd} props={props} silent />}
      <div class="stack over-verbs">
        <NextMatch {...props} won={isWon} />
        <div class="over-pair">
          <ShareButton
            path={`/replay/${code}`}
            text={say.shareResult(say.gameTitle(game.id, game.title), result)}
            label={say.shareReplay}
          />
          <Link to={`/replay/${code}`} class="button is-plain">
            <Icon name="play" /> {say.watchReplay}
          </Link>
        </div>
        <Link to="/" class="button is-quiet">
          <Icon name="home" /> {say.toHome}
        </Link>
      </div>
      <Lazy load={matchEnding} props={{ code, game, ui, sides, mine }} />
      {play.over?.seed && (
        <details class="over-details">
          <summary class="small">{say.details}</summary>
          <dl class="facts">
            <div>
              <dt>{say.seed}</dt>
              <dd class="mono over-seed">{play.over.seed}</dd>
            </div>
            <div>
              <dt>{say.commitment}</dt>
              <dd class="mono over-seed">{table.commitment}</dd>
            </div>
          </dl>
          <p class="quiet small">{say.seedAbout}</p>
        </details>
      )}
    </div>
  );
}

function Facts({ play: { heard } }: PanelProps) {
  const say = useText();
  const [start, end] = [heard[0]?.at, heard.at(-1)?.at];
  return (
    <dl class="facts">
      <div>
        <dt>{say.turns}</dt>
        <dd class="mono">{chapters(heard).length}</dd>
      </div>
      {start !== undefined && end !== undefined && (
        <div>
          <dt>{say.lasted}</dt>
          <dd>{say.duration(Math.max(1, Math.round((end - start) / 1000)))}</dd>
        </div>
      )}
    </dl>
  );
}

/** The result in one line, above the tabs that do not show it. */
export function OverBanner({ play, table, game, rules }: PanelProps) {
  const say = useText();
  const language = useLanguage();
  const outcome = play.over?.outcome ?? table.outcome;
  if (!outcome) return null;
  return (
    <div class="over-banner">
      <strong>{resultText(game, rules, language, outcome, table.sides, say)}</strong>
      <span class="row">
        <PlayAgain play={play} table={table} />
        <Link to={`/replay/${table.code}`} class="button is-plain">
          {say.watchReplay}
        </Link>
      </span>
    </div>
  );
}
