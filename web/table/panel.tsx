import type { ComponentChildren } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { go } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { LessonContext } from '../lesson/lesson-context.ts';
import { Lazy } from '../parts/lazy.tsx';
import { Loading } from '../parts/loading.tsx';
import { capital, roleName } from '../parts/side.ts';
import { Act } from './act.tsx';
import { DrawNews } from './agreements.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { OverBanner } from './over.tsx';
import type { PanelProps, Tab } from './panel-props.ts';
import { Seats } from './seats.tsx';

const TABS: readonly Tab[] = ['act', 'log', 'why', 'chat', 'seats'];
const LESSON_TABS: readonly Tab[] = ['act', 'log'];

/** Actions, log, reasons and chat. Seats are a tab only on a phone. */
export function Panel(props: PanelProps) {
  const { tab, onTab, play, table, game, connection, scene, unread } = props;
  const say = useText();
  const tabs = useContext(LessonContext) ? LESSON_TABS : TABS;
  const bar = useRef<HTMLDivElement>(null);
  const names: Readonly<Record<Tab, string>> = {
    act: say.tabAct,
    log: say.tabLog,
    why: say.tabWhy,
    chat: say.tabChat,
    seats: say.seats,
  };
  const step = (by: number): void => {
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] as Tab;
    onTab(next);
    bar.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const rooms: Readonly<Record<Tab, () => ComponentChildren>> = {
    act: () => <Act {...props} />,
    log: () => <Log play={play} table={table} game={game} scene={scene} skips={props.skips.all} />,
    why: () => <Why {...props} />,
    chat: () => <Chat play={play} connection={connection} table={table} game={game} />,
    seats: () => <Seats {...props} />,
  };
  return (
    <section class="frame-panel" aria-label={say.panel}>
      <SeatSwitch {...props} />
      <DrawNews play={play} table={table} game={game} connection={connection} />
      {tab !== 'act' && tabs === TABS && <OverBanner {...props} />}
      <div ref={bar} class="tabs" role="tablist" aria-label={say.panel}>
        {tabs.map((id) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            class={`tab tab-${id}`}
            role="tab"
            aria-selected={tab === id}
            aria-controls="tab-room"
            tabIndex={tab === id ? 0 : -1}
            onClick={() => onTab(id)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(1);
              if (event.key === 'ArrowLeft') step(-1);
            }}
          >
            {names[id]}
            {id === 'chat' && unread > 0 && (
              <>
                <span class="tab-count" aria-hidden="true">
                  {unread}
                </span>
                <span class="spoken">, {say.unread(unread)}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        key={`${tab} ${play.over !== null}`} // a new tab starts at its top
        id="tab-room"
        class={`tab-room is-${tab}`}
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
      >
        {rooms[tab]()}
      </div>
    </section>
  );
}

/** My seats, with a dot if one must act. */
function SeatSwitch({ play, game, seat, onSeat }: PanelProps) {
  const say = useText();
  const language = useLanguage();
  const mine = play.you?.seats ?? [];
  if (mine.length < 2 || play.over) return null;
  return (
    <div class="seat-switch" role="toolbar" aria-label={say.yourSeats}>
      {mine.map((id, i) => {
        const ask = play.asks[id];
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === seat}
            onClick={() => onSeat(id)}
            aria-keyshortcuts={String(i + 1)}
          >
            {capital(roleName(game, id, language))}
            {ask?.must && (
              <>
                <span class="dot" aria-hidden="true" />
                <span class="spoken">{say.mustAct}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

const inspector = async () => (await import('../inspector/index.tsx')).Inspector;

/** Why a bot in one of my seats decided as it did; all seats once the match is over. */
function Why({ play, table, game, rules, scene, onPoint, onTab }: PanelProps) {
  const language = useLanguage();
  if (!scene) return <Loading />;
  const live = play.over === null && table.outcome === null;
  const props = {
    code: table.code,
    language,
    game,
    rules,
    at: null,
    view: scene.view,
    live,
    fresh: play.seq,
    onPoint,
    onBack: (n: number) => (live ? onTab('log') : go(`/replay/${table.code}?at=${n}&why=1`)),
    backTo: live ? ('log' as const) : ('replay' as const),
  };
  return <Lazy load={inspector} props={props} />;
}
