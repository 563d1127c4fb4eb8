import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lesson } from '../../src/kernel/lesson.ts';
import { useLanguage } from '../../src/page/language.ts';
import { type LoadedGame, useGame, useLessons } from '../app/games.ts';
import { isStill, SettingsContext, type SettingsHold, useSettings } from '../app/settings.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import type { Connection } from '../play/connection.ts';
import { Match } from '../table/match.tsx';
import { makeStage } from '../table/scene.ts';
import { Notice } from '../table/table.tsx';
import { browserHashing } from './browser-hashing.ts';
import { Coach } from './coach.tsx';
import { finishLesson, isFinished } from './finished-lessons.ts';
import { LessonContext } from './lesson-context.ts';
import { LessonEnd } from './lesson-end.tsx';
import { lessonText } from './lesson-text.ts';
import { type LessonRun, runLesson } from './run-lesson.ts';
import './lesson.css';

interface LessonPageProps {
  readonly game: string;
  readonly lesson: string | null; // null: the first one that is not finished
}

/** A guided first game. It runs in the browser, so it also works offline. */
export function LessonPage({ game, lesson: id }: LessonPageProps) {
  const language = useLanguage();
  const loaded = useGame(game);
  const lessons = useLessons(game);
  const first = useRef<Lesson | undefined>(undefined); // chosen once: finishing it must not open the next one
  if (loaded === 'failed' || lessons === 'failed')
    return (
      <Notice>
        <NotLoaded />
      </Notice>
    );
  if (loaded === 'loading' || lessons === 'loading')
    return (
      <Notice quiet>
        <Loading />
      </Notice>
    );
  const list = lessons?.list ?? [];
  first.current ??= list.find((one) => !isFinished(game, one.id)) ?? list[0];
  const chosen = id === null ? first.current : list.find((one) => one.id === id);
  if (!loaded || !chosen)
    return (
      <Notice>
        <Refusal>{lessonText(language).noLesson}</Refusal>
      </Notice>
    );
  const next = list[list.indexOf(chosen) + 1] ?? null;
  return <Guided key={chosen.id} {...loaded} lesson={chosen} next={next} />;
}

interface GuidedProps extends LoadedGame {
  readonly lesson: Lesson;
  readonly next: Lesson | null;
}

const PACE = { full: 900, still: 300 }; // milliseconds before another seat plays

function Guided({ game, ui, lesson, next }: GuidedProps) {
  const language = useLanguage();
  const say = lessonText(language);
  const { settings } = useSettings();
  const run = useMemo(() => runLesson(game, lesson, browserHashing), [game, lesson]);
  const [{ play, at }, setState] = useState(run.state);
  const [refused, setRefused] = useState(0);
  const stage = useMemo(() => makeStage(`lesson.${game.id}.${lesson.id}`, game, run.rules), [game, lesson, run]);
  const connection = useConnection(run, setState, () => setRefused((n) => n + 1));
  const step = lesson.steps[at];
  const title = lesson.title[language];

  useEffect(() => {
    document.title = `${title} · Umpire`;
  }, [title]);
  useEffect(() => {
    if (step === undefined) finishLesson(game.id, lesson.id);
    if (step?.kind !== 'other') return;
    const timer = setTimeout(
      () => {
        run.next();
        setState(run.state());
      },
      isStill(settings) ? PACE.still : PACE.full,
    );
    return () => clearTimeout(timer);
  }, [step, run]);

  const frame = useMemo(
    () => ({ title, refused, end: <LessonEnd game={game.id} lesson={lesson} next={next} /> }),
    [title, refused, lesson, next, language],
  );
  return (
    <LessonContext.Provider value={frame}>
      <PlainSettings>
        <Match
          code={lesson.id}
          play={play}
          table={run.table}
          connection={connection}
          game={game}
          rules={run.rules}
          ui={ui}
          stage={stage}
        />
      </PlainSettings>
      <Coach
        lesson={lesson}
        at={at}
        refused={refused}
        onNext={() => {
          run.next();
          setState(run.state());
        }}
      />
      <span class="spoken" role="status">
        {step === undefined ? say.done : ''}
      </span>
    </LessonContext.Provider>
  );
}

const PLAIN = {
  hints: 'off',
  targetHints: 'off',
  suggestions: false,
  skipIdle: false,
  fastRolling: false,
  cellNames: true, // the instructions name cells
} as const;

/** Settings that would play or suggest something on their own are off in a lesson. The settings dialog shows the player's own. */
function PlainSettings({ children }: { readonly children: preact.ComponentChildren }) {
  const hold = useContext(SettingsContext);
  const plain: SettingsHold = useMemo(
    () => ({
      ...hold,
      saved: hold.settings,
      settings: { ...hold.settings, ...PLAIN },
    }),
    [hold],
  );
  return <SettingsContext.Provider value={plain}>{children}</SettingsContext.Provider>;
}

/** Stands in for the connection to a server: the kernel runs here. */
function useConnection(
  run: LessonRun,
  onState: (state: ReturnType<LessonRun['state']>) => void,
  onRefusal: () => void,
) {
  const language = useLanguage();
  const words = useRef(lessonText(language));
  words.current = lessonText(language);
  return useMemo((): Connection => {
    const { state } = run;
    return {
      play: () => state().play,
      send(seat, command) {
        const before = state();
        onState({ ...before, play: { ...before.play, sent: { id: '', seat, command }, refusal: null } });
        // Answers later, like a server: the table drops a draft when the answer arrives.
        setTimeout(() => {
          if (run.send(seat, command)) return onState(state());
          const { notThisStep, readFirst } = words.current;
          const text = run.step()?.kind === 'read' ? readFirst : notThisStep;
          const refusal = { seat, words: text, fact: { code: 'lesson-step' } };
          const now = state(); // a double click sends twice, and the first may have been accepted since
          onState({ ...now, play: { ...now.play, sent: null, refusal } });
          onRefusal();
        });
      },
      chat() {},
      again() {},
      close() {},
    };
  }, [run]);
}
