import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import type { Scene } from '../../src/page/contract.ts';
import { HelpProvider } from '../../src/page/help-provider.tsx';
import { useStages } from '../../src/page/use-stages.ts';
import { isStill, useSettings } from '../app/settings.ts';
import { say } from '../inspector/say.ts';
import { BoardSpace } from '../parts/board-space.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { TableRules } from '../parts/rules-sheet.tsx';
import { nameOf } from '../parts/side.ts';
import { readSpot } from './address.ts';
import { ForkDialog } from './fork-dialog.tsx';
import { Head } from './head.tsx';
import { type ReplayAction, useReplayKeys } from './keys.ts';
import { Log } from './log.tsx';
import { Bar } from './player-bar.tsx';
import { useDecisions, usePlace, usePlayback, usePointed } from './player-state.ts';
import { keyMoments, nextOf, previousOf, turnStarts } from './positions.ts';
import type { LoadedReplay } from './read-replay.ts';
import type { Recording } from './recording.ts';
import { replayText } from './replay-text.ts';
import { Tabs } from './tabs.tsx';

const inspector = async () => (await import('../inspector/index.tsx')).Inspector;

/** The order in which the parts are drawn. */
const BOARD = 1;
const SIDE = 2;

interface TheatreProps {
  readonly replay: LoadedReplay;
  readonly language: Language;
  open(file: File): void;
}

/** The board, with the log and reasons next to it and the playback bar below. */
export function Player({ replay, language, open }: TheatreProps) {
  const { recording, ui } = replay;
  const match = replay.code ?? replay.file.header.commitment ?? 'file';
  const { settings } = useSettings();
  const drawn = useStages(SIDE);
  const say = replayText(language);
  const { at, from, watcher, go, look } = usePlace(recording);
  const [tab, setTab] = useState<'log' | 'why'>(() => (readSpot(location.search).why ? 'why' : 'log'));
  const [isForking, setForking] = useState(false);
  const [draft, setDraft] = useState<unknown>(null);
  const { pointed, point } = usePointed();
  const decisions = useDecisions(replay, language);
  const decided = useMemo(() => new Set(decisions), [decisions]);

  const steps = useMemo(() => recording.noticed(watcher), [recording, watcher]);
  const turns = useMemo(() => turnStarts(recording.turns), [recording]);
  const keys = useMemo(() => keyMoments(recording, ui.isKeyMoment), [recording, ui]);
  const playback = usePlayback(steps, at, go);
  const turnWords = useCallback((turn: number) => ui.turnLabel?.(turn, language) ?? say.turn(turn), [ui, language]);
  const targets: Readonly<Record<Exclude<ReplayAction, 'play'>, number | undefined>> = {
    back: previousOf(steps, at),
    on: nextOf(steps, at),
    'turn-back': previousOf(turns, at),
    'turn-on': nextOf(turns, at),
    first: at > 0 ? 0 : undefined,
    last: at < recording.last ? recording.last : undefined,
    'key-back': previousOf(keys, at),
    'key-on': nextOf(keys, at),
    'decision-back': previousOf(decisions, at),
    'decision-on': nextOf(decisions, at),
  };
  const { setPlaying } = playback;
  const jump = useCallback(
    (n: number | undefined): void => {
      setPlaying(false);
      if (n !== undefined) go(n);
    },
    [setPlaying, go],
  );
  const wish = (wished: ReplayAction): void => {
    if (wished !== 'play') {
      jump(targets[wished]);
      if (wished.startsWith('decision')) setTab('why');
      return;
    }
    if (!playback.isPlaying && at === recording.last) go(0);
    setPlaying(!playback.isPlaying);
  };
  useReplayKeys(wish);

  const seat = pointed ? recording.entries[pointed.n]?.seat : undefined;
  const shot =
    seat !== undefined && pointed
      ? { at: pointed.n - 1, from: null, watcher: seat, shown: pointed.command } // the view when the choice was made
      : { at, from: from !== null && nextOf(steps, from) === at ? from : null, watcher, shown: null };
  const scene = useMemo(
    () =>
      sceneOf(recording, shot, {
        match,
        settings: { ...settings, language },
        still: isStill(settings),
        draft,
        setDraft,
      }),
    [recording, shot.at, shot.from, shot.watcher, shot.shown, settings, language, draft],
  );
  return (
    <HelpProvider game={recording.game.id} ui={ui}>
      <div class="replay-page is-showing">
        <Head
          replay={replay}
          at={at}
          watcher={watcher}
          look={look}
          language={language}
          open={open}
          fork={() => setForking(true)}
        />
        <main id="main" class="replay-stage">
          <div class="replay-board">
            <BoardSpace>{drawn >= BOARD && <ui.Board scene={scene} />}</BoardSpace>
            {seat !== undefined && (
              <p class="replay-seen chip is-brass">{say.seenBy(nameOf(recording.game, seat, language))}</p>
            )}
          </div>
          <aside class="replay-side" aria-label={say.side}>
            <Tabs<'log' | 'why'>
              label={say.side}
              chosen={tab}
              choose={setTab}
              tabs={[
                ['log', say.log],
                ['why', say.why],
              ]}
            >
              {drawn < SIDE ? null : tab === 'log' ? (
                <Log
                  recording={recording}
                  watcher={watcher}
                  at={at}
                  language={language}
                  keys={keys}
                  ui={ui}
                  turnWords={turnWords}
                  isPlaying={playback.isPlaying}
                  go={jump}
                  decided={decided}
                  onWhy={(n) => {
                    jump(n);
                    setTab('why');
                  }}
                />
              ) : (
                <Lazy
                  load={inspector}
                  props={{
                    code: replay.code,
                    file: replay.file.decisions,
                    language,
                    game: recording.game,
                    rules: recording.rules,
                    at,
                    view: scene.view,
                    viewAt: (n) => recording.viewAt(n - 1, recording.entries[n]?.seat ?? watcher),
                    onPoint: point,
                    onGo: jump,
                    onBack: (n) => {
                      jump(n);
                      setTab('log');
                    },
                  }}
                />
              )}
            </Tabs>
          </aside>
          <Bar
            at={at}
            last={recording.last}
            turn={turnWords(recording.turns[at] ?? 1)}
            keys={keys}
            playback={playback}
            language={language}
            can={(wished) => wished === 'play' || targets[wished] !== undefined}
            wish={wish}
            go={jump}
          />
        </main>
        {isForking && (
          <ForkDialog replay={replay} at={at} watcher={watcher} language={language} onClose={() => setForking(false)} />
        )}
        <TableRules game={recording.game.id} title={recording.game.title} rules={recording.rules} />
      </div>
    </HelpProvider>
  );
}

/** One frame: the position, the watcher, and what changed. */
interface Shot {
  readonly at: number;
  readonly from: number | null; // the previous position, if it was one step before
  readonly watcher: Watcher;
  readonly shown: { readonly type: string } | null;
}

/** What a game draws its board from; a replay has no controls. */
function sceneOf(
  recording: Recording,
  { at, from, watcher, shown }: Shot,
  look: Pick<Scene, 'match' | 'settings' | 'still' | 'draft' | 'setDraft'>,
): Scene {
  const { game, rules } = recording;
  return {
    game,
    rules,
    watcher,
    view: recording.viewAt(at, watcher),
    before: from === null ? null : recording.viewAt(from, watcher),
    heard: recording.heardUpTo(at, watcher),
    belief: () => recording.beliefAt(at, watcher),
    controls: null,
    shown,
    say: (fact) => say({ game, rules, language: look.settings.language }, fact),
    ...look,
  };
}
