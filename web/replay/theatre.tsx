import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import { isStill, useSettings } from '../app/settings.ts';
import { Inspector } from '../inspector/index.tsx';
import { nameOf } from '../parts/side.ts';
import { readSpot } from './address.ts';
import { Bar } from './bar.tsx';
import { ForkDialog } from './fork-dialog.tsx';
import { Head } from './head.tsx';
import type { Wish } from './keys.ts';
import { Log } from './log.tsx';
import { keyMoments, nextOf, previousOf, turnStarts } from './places.ts';
import type { Reel } from './reel.ts';
import { sceneOf } from './scene.ts';
import { Tabs } from './tabs.tsx';
import { useDecisions } from './use-decisions.ts';
import { usePlace } from './use-place.ts';
import { usePlayback } from './use-playback.ts';
import { usePointed } from './use-pointed.ts';
import { useWishes } from './use-wishes.ts';
import { words } from './words.ts';

interface TheatreProps {
  readonly reel: Reel;
  readonly language: Language;
  open(file: File): void;
}

/** The board at a place of the match, the log and the reasons beside it, the bar below. */
export function Theatre({ reel, language, open }: TheatreProps) {
  const { film, ui } = reel;
  const match = reel.code ?? reel.file.header.commitment ?? 'file';
  const { settings } = useSettings();
  const say = words(language);
  const { at, from, eyes, go, look } = usePlace(film);
  const [tab, setTab] = useState<'log' | 'why'>(() => (readSpot(location.search).why ? 'why' : 'log'));
  const [isForking, setForking] = useState(false);
  const [draft, setDraft] = useState<unknown>(null);
  const { pointed, point } = usePointed();
  const decisions = useDecisions(reel, language);
  const decided = useMemo(() => new Set(decisions), [decisions]);

  const steps = useMemo(() => film.noticed(eyes), [film, eyes]);
  const turns = useMemo(() => turnStarts(film.turns), [film]);
  const keys = useMemo(() => keyMoments(film, ui.isKeyMoment), [film, ui]);
  const playback = usePlayback(steps, at, go);
  const turnWords = useCallback((turn: number) => ui.turnWords?.(turn, language) ?? say.turn(turn), [ui, language]);
  const targets: Readonly<Record<Exclude<Wish, 'play'>, number | undefined>> = {
    back: previousOf(steps, at),
    on: nextOf(steps, at),
    'turn-back': previousOf(turns, at),
    'turn-on': nextOf(turns, at),
    first: at > 0 ? 0 : undefined,
    last: at < film.last ? film.last : undefined,
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
  const wish = (wished: Wish): void => {
    if (wished !== 'play') {
      jump(targets[wished]);
      if (wished.startsWith('decision')) setTab('why');
      return;
    }
    if (!playback.isPlaying && at === film.last) go(0);
    setPlaying(!playback.isPlaying);
  };
  useWishes(wish);

  const seat = pointed ? film.entries[pointed.n]?.seat : undefined;
  const shot =
    seat !== undefined && pointed
      ? { at: pointed.n - 1, from: null, eyes: seat, shown: pointed.command } // the table as it was when the choice was made
      : { at, from: from !== null && nextOf(steps, from) === at ? from : null, eyes, shown: null };
  const scene = useMemo(
    () =>
      sceneOf(film, shot, { match, settings: { ...settings, language }, still: isStill(settings), draft, setDraft }),
    [film, shot.at, shot.from, shot.eyes, shot.shown, settings, language, draft],
  );
  return (
    <div class="film-page is-showing">
      <Head reel={reel} at={at} eyes={eyes} look={look} language={language} open={open} fork={() => setForking(true)} />
      <main id="main" class="film-stage">
        <div class="film-board">
          <ui.Board scene={scene} />
          {seat !== undefined && <p class="film-seen chip is-brass">{say.seenBy(nameOf(film.game, seat, language))}</p>}
        </div>
        <aside class="film-side" aria-label={say.side}>
          <Tabs<'log' | 'why'>
            label={say.side}
            chosen={tab}
            choose={setTab}
            tabs={[
              ['log', say.log],
              ['why', say.why],
            ]}
          >
            {tab === 'log' ? (
              <Log
                film={film}
                eyes={eyes}
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
              <Inspector
                code={reel.code}
                file={reel.file.decisions}
                language={language}
                game={film.game}
                rules={film.rules}
                at={at}
                view={scene.view}
                viewAt={(n) => film.viewAt(n - 1, film.entries[n]?.seat ?? eyes)}
                onPoint={point}
                onGo={jump}
                onBack={(n) => {
                  jump(n);
                  setTab('log');
                }}
              />
            )}
          </Tabs>
        </aside>
        <Bar
          at={at}
          last={film.last}
          turn={turnWords(film.turns[at] ?? 1)}
          keys={keys}
          playback={playback}
          language={language}
          can={(wished) => wished === 'play' || targets[wished] !== undefined}
          wish={wish}
          go={jump}
        />
      </main>
      {isForking && (
        <ForkDialog reel={reel} at={at} eyes={eyes} language={language} onClose={() => setForking(false)} />
      )}
    </div>
  );
}
