import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { onlyAction } from '../../src/decide/hint.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Seat, Watcher } from '../../src/kernel/ids.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import { Button } from '../../src/page/button.tsx';
import type { GameUi, Scene } from '../../src/page/contract.ts';
import { tip } from '../../src/page/help.ts';
import { HelpProvider } from '../../src/page/help-provider.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useStages } from '../../src/page/use-stages.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import { useKeys } from '../app/keys.ts';
import { isStill, useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';
import { LessonContext } from '../lesson/lesson-context.ts';
import { BoardSpace } from '../parts/board-space.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { Refusal } from '../parts/loading.tsx';
import { PacePicker } from '../parts/pace-picker.tsx';
import { TableRules } from '../parts/rules-sheet.tsx';
import { Top } from '../parts/top.tsx';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';
import { Announcer } from './announcer.tsx';
import { useUnread } from './chat.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { adviceIn, optionWords } from './hint.tsx';
import { Panel } from './panel.tsx';
import type { Tab } from './panel-props.ts';
import { PlayedForYou } from './played-for-you.tsx';
import type { Stage } from './scene.ts';
import { seatToShow } from './seat-to-show.ts';
import { Seats } from './seats.tsx';
import { SoundButton } from './sound-button.tsx';
import { Status } from './status.tsx';
import { type Command, useHint } from './use-hint.ts';
import { useSkipIdle } from './use-skip-idle.ts';
import { useSounds } from './use-sounds.ts';

/** The order in which the parts are drawn. On a phone the panel is below the board: drawn first, it would move. */
const BOARD = 1;
const PANEL = 2;
const SEATS = 3;

const soundOffer = async () => (await import('./sound-offer.tsx')).SoundOffer;

interface MatchProps {
  readonly code: string;
  readonly play: Play;
  readonly table: TableInfo;
  readonly connection: Connection;
  readonly game: Game;
  readonly rules: Rules;
  readonly ui: GameUi;
  readonly stage: Stage;
}

/** The layout: seats, board, panel; stacked on a phone. */
export function Match({ code, play, table, connection, game, rules, ui, stage }: MatchProps) {
  const say = useText();
  const { settings } = useSettings();
  const drawn = useStages(SEATS);
  const isLesson = useContext(LessonContext) !== null;
  const mine = play.you?.seats ?? [];
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [tab, setTab] = useState<Tab>('act');
  const [drafted, setDrafted] = useState<{ readonly watcher: Watcher; readonly draft: unknown } | null>(null);
  const [shown, setShown] = useState<Command | null>(null);
  const seat = mine.includes(chosen ?? '') ? (chosen as Seat) : (mine[0] ?? null);
  const watcher = play.watchers.includes('archive') ? 'archive' : (seat ?? play.watchers[0] ?? 'spectator');

  // Switch to the seat that must act.
  useEffect(() => {
    const next = settings.follow ? seatToShow(mine, play.asks, seat) : seat;
    if (next !== seat) setChosen(next);
  }, [play.asks, settings.follow]);

  const isOver = play.over !== null;
  useEffect(() => {
    if (isOver) setTab('act'); // the result is there
  }, [isOver]);

  // Drop the draft once its command is accepted. In a layout effect, so that a draft made by a quick key press survives.
  const sent = useRef(play.sent);
  useLayoutEffect(() => {
    const answered = sent.current !== null && play.sent === null;
    sent.current = play.sent;
    if (answered && play.refusal === null) setDrafted(null);
    if (answered) setShown(null);
  }, [play.sent, play.refusal]);

  // In a lesson, a refused command starts its step over: the instruction no longer fits what has been chosen.
  const refused = useContext(LessonContext)?.refused;
  useEffect(() => setDrafted(null), [refused]);

  const unread = useUnread(play, tab === 'chat');
  const wasHit = useSounds(play, ui, settings.sound);
  const offersSound = wasHit && !settings.sound && !settings.soundAsked && seat !== null && !play.over && !isLesson;

  const scene: Scene | null = useMemo(
    () =>
      stage.scene(play, {
        watcher,
        draft: drafted?.watcher === watcher ? drafted.draft : null,
        setDraft: (draft) => setDrafted(draft === null ? null : { watcher, draft }),
        shown,
        settings,
        still: isStill(settings),
        send: (from, command) => connection.send(from, command),
      }),
    [stage, play, watcher, drafted, shown, settings, connection],
  );

  const skips = useSkipIdle(scene, ui, settings.skipIdle, play, connection);
  const asked = seat === null ? undefined : play.asks[seat];
  const deed = useMemo(() => {
    const isAsked = settings.hints === 'obvious' && scene?.watcher === seat && asked?.must;
    return isAsked
      ? onlyAction(game, scene.view, scene.watcher, asked.kinds, (one) => optionWords(scene, one))
      : undefined;
  }, [scene?.view, asked, settings.hints, settings.language]);
  const moment = { seat, asked, view: seat === null ? undefined : play.views[seat], acting: play.sent !== null };
  const hint = useHint(code, moment, settings.hints, deed);
  const hasHints = seat !== null && !play.over && settings.hints !== 'off';
  const askHint = (): void => {
    setTab('act');
    hint.ask();
  };
  const doHint = (): void => {
    const best = scene && tab === 'act' ? adviceIn(hint.state, scene)[0]?.option : undefined;
    if (!best || !scene?.controls || scene.controls.busy) return;
    setShown(null);
    scene.controls.send(best);
  };
  useKeys({
    a: () => setTab('act'),
    l: () => setTab('log'),
    w: () => setTab('why'),
    c: () => setTab('chat'),
    ...(hasHints && { h: askHint, y: doHint }),
    ...Object.fromEntries(mine.slice(0, 9).map((id, i) => [String(i + 1), () => setChosen(id)])),
  });

  return (
    <HelpProvider game={game.id} ui={ui}>
      <div class="match">
        <Top
          shortcuts={ui.shortcuts}
          settings={play.you?.host && !play.over && <TablePace table={table} />}
          tools={
            <>
              {hasHints && (
                <Button
                  kind="quiet"
                  icon={<Icon name="hint" />}
                  onClick={askHint}
                  {...tip(say.hintKey)}
                  aria-label={say.hint}
                  class="top-hint"
                >
                  <span class="button-words">{say.hint}</span>
                </Button>
              )}
              <SoundButton />
            </>
          }
        >
          <Status play={play} table={table} game={game} rules={rules} scene={scene} seat={seat} />
        </Top>
        <ConnectionBar play={play} connection={connection} />
        <PlayedForYou play={play} />
        <Announcer play={play} scene={scene} chat={tab !== 'chat'} />
        <main id="main" class="frame">
          <aside class="frame-seats" aria-label={say.seats}>
            {drawn >= SEATS && (
              <Seats
                play={play}
                table={table}
                game={game}
                rules={rules}
                connection={connection}
                scene={scene}
                seat={seat}
                onSeat={setChosen}
              />
            )}
          </aside>
          <section class="frame-board" aria-label={say.board}>
            <h2 class="spoken">{say.board}</h2>
            {scene ? (
              <BoardSpace>{drawn >= BOARD && <ui.Board scene={scene} />}</BoardSpace>
            ) : (
              <p class="quiet notice">{say.boardComing(table.settings.delay)}</p>
            )}
          </section>
          {offersSound && <Lazy load={soundOffer} props={{}} silent />}
          {drawn >= PANEL && (
            <Panel
              tab={tab}
              onTab={setTab}
              play={play}
              table={table}
              game={game}
              rules={rules}
              connection={connection}
              ui={ui}
              scene={scene}
              seat={seat}
              onSeat={setChosen}
              hint={hint}
              onPoint={setShown}
              unread={unread}
              skips={skips}
            />
          )}
        </main>
        <TableRules game={game.id} title={say.gameTitle(game.id, game.title)} rules={rules} />
      </div>
    </HelpProvider>
  );
}

/** The host can change the bot speed during the match. */
function TablePace({ table }: { readonly table: TableInfo }) {
  const say = useText();
  const api = useApi();
  const [fault, setFault] = useState<string | null>(null);
  const change = async (pace: number): Promise<void> => {
    const told = await api.settings(table.code, { pace });
    setFault(told.ok ? null : told.error.words);
  };
  return (
    <div class="field">
      <label for="set-pace">{say.botPace}</label>
      <PacePicker id="set-pace" value={table.settings.pace} onChange={change} />
      {fault !== null && <Refusal>{fault}</Refusal>}
    </div>
  );
}
