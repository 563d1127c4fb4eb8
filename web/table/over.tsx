import { sideOf } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import { Link } from '../app/navigation.tsx';
import { useApi, useText } from '../app/use-api.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';
import { Refusal } from '../parts/loading.tsx';
import { capital } from '../parts/side.ts';
import { chapters } from './log-lines.ts';
import { summaryOf } from './moments.ts';
import type { PanelProps } from './panel-props.ts';
import { resultText } from './waiting.ts';

/** The result, a few figures, and what to do next. */
export function Over({ play, table, game, rules, ui, scene }: PanelProps) {
  const say = useText();
  const language = useLanguage();
  const { again, busy, fault } = useRematch(table);
  const outcome = play.over?.outcome ?? table.outcome;
  if (!outcome) return null;
  const mine = play.you?.seats ?? [];
  const side = mine[0] === undefined ? null : sideOf(mine[0]);
  const draw = outcome.winners.length === table.sides.length;
  const verdict =
    side === null || outcome.reason.code === 'closed'
      ? null
      : draw
        ? say.drawnGame
        : outcome.winners.includes(side)
          ? say.youWon
          : say.youLost;
  const story = chapters(play.heard);
  const moments = story.flatMap(({ turn, lines }) =>
    lines.filter(({ event }) => ui.isKeyMoment(event)).map((line) => ({ ...line, turn })),
  );
  const began = play.heard[0]?.at;
  const ended = play.heard.at(-1)?.at;
  return (
    <div class="over">
      {verdict && <p class="over-verdict">{verdict}</p>}
      <h2>{resultText(game, rules, language, outcome, table.sides, say)}</h2>
      <dl class="facts">
        <div>
          <dt>{say.turns}</dt>
          <dd class="mono">{story.length}</dd>
        </div>
        {began !== undefined && ended !== undefined && (
          <div>
            <dt>{say.lasted}</dt>
            <dd>{say.duration(Math.max(1, Math.round((ended - began) / 1000)))}</dd>
          </div>
        )}
      </dl>
      {play.over?.seed && (
        <details class="over-details">
          <summary class="small">{say.details}</summary>
          <dl class="facts">
            <div>
              <dt>{say.seed}</dt>
              <dd class="mono over-seed">{play.over.seed}</dd>
            </div>
          </dl>
          <p class="quiet small">{say.seedAbout}</p>
        </details>
      )}
      {moments.length > 0 && scene && (
        <section class="group">
          <h3 class="heading">{say.keyMoments}</h3>
          <ol class="moments">
            {summaryOf(moments, ({ event }) => ui.isTurningPoint?.(event) ?? false).map(({ key, turn, event }) => (
              <li key={key}>
                <span class="mono quiet small">{turn}</span> {capital(scene.say(event))}
              </li>
            ))}
          </ol>
        </section>
      )}
      <div class="stack over-verbs">
        {mine.length > 0 && (
          <Button kind="main" icon={<Icon name="replay" />} disabled={busy} onClick={again}>
            {table.rematch ? say.joinRematch : say.rematch}
          </Button>
        )}
        {mine.length === 0 && table.rematch && (
          <Link to={`/m/${table.rematch}`} class="button is-main">
            {say.watchRematch}
          </Link>
        )}
        <Link to={`/replay/${table.code}`} class="button is-plain">
          <Icon name="play" /> {say.watchReplay}
        </Link>
        <Link to="/" class="button is-quiet">
          <Icon name="home" /> {say.toHome}
        </Link>
      </div>
      {fault !== null && <Refusal>{fault}</Refusal>}
    </div>
  );
}

/** The result in one line, above the tabs that do not show it. */
export function OverBanner({ play, table, game, rules }: PanelProps) {
  const say = useText();
  const language = useLanguage();
  const { again, busy, fault } = useRematch(table);
  const outcome = play.over?.outcome ?? table.outcome;
  if (!outcome) return null;
  return (
    <div class="over-banner">
      <strong>{resultText(game, rules, language, outcome, table.sides, say)}</strong>
      <span class="row">
        {(play.you?.seats.length ?? 0) > 0 && (
          <Button kind="main" disabled={busy} onClick={again}>
            {table.rematch ? say.joinRematch : say.rematch}
          </Button>
        )}
        <Link to={`/replay/${table.code}`} class="button is-plain">
          {say.watchReplay}
        </Link>
      </span>
      {fault !== null && <Refusal>{fault}</Refusal>}
    </div>
  );
}

/** Goes to the rematch. */
function useRematch({ code }: TableInfo) {
  const api = useApi();
  const { enter, busy, fault } = useEnterMatch();
  return { again: () => enter(api.rematch(code)), busy, fault };
}
