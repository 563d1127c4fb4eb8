import './style.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { phaseOf } from '../../src/decide/lab/decision-filter.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Game, Language } from '../../src/kernel/game.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import type { DecisionRecord } from '../../src/kernel/runner.ts';
import { Button } from '../../src/page/button.tsx';
import type { Why } from '../../src/wire/matches.ts';
import { asking } from './asking.ts';
import { Chooser } from './chooser.tsx';
import { ALL, type Filters, filtered, type Row, withoutTalk } from './filters.ts';
import { inspectorText } from './inspector-text.ts';
import { nearest } from './near.ts';
import { plainText } from './plain-text.ts';
import { Reasons } from './reasons.tsx';
import { type Setting, say as sayIn } from './say.ts';
import { filed, served } from './source.ts';

type Command = { readonly type: string };

export interface InspectorProps {
  readonly code: string | null; // match code; null: a file
  readonly file?: readonly DecisionRecord<Command>[]; // the decisions of that file
  readonly language: Language;
  readonly game: Game;
  readonly rules: Rules;
  readonly at: number | null; // an entry: its decision, or the previous one; null: the newest
  readonly view: object; // any view of the match, to describe options
  viewAt?(n: number): object; // the view in which entry `n` was decided
  readonly live?: boolean; // in progress: only decisions of my own seats
  readonly fresh?: unknown; // reloads the list when it changes
  onPoint(command: Command | null, n: number): void; // an option of entry `n` to show on the board; null: none
  onGo?(n: number): void; // go to another decision; default: within the inspector
  onBack?(n: number): void; // show what it led to
  readonly backTo?: 'log' | 'replay'; // where `onBack` leads; default: the log
}

// Milliseconds.
const SELDOM = 2000; // polling interval for the list during a match
const BRISK = 1000; // load a decision only after a pause,
const LINGER = 400; // because each request costs the server work

type Fetched<T> = { readonly state: 'waiting' } | { readonly state: 'there'; readonly value: T } | Failed;
type Failed = { readonly state: 'failed'; readonly words: string };

/** A bot's decision with its options, reasons, runner-up, margin, and what would have changed the choice. */
export function Inspector(props: InspectorProps) {
  const {
    code,
    file,
    language,
    game,
    rules,
    at,
    view,
    viewAt,
    live,
    fresh,
    onPoint,
    onGo,
    onBack,
    backTo = 'log',
  } = props;
  const say = inspectorText(language);
  const source = useMemo(
    () =>
      code === null
        ? filed(file ?? [], (n) => (viewAt ? phaseOf(viewAt(n)) : null))
        : served(code, asking(code, language)),
    [code, file, language],
  );
  const [list, setList] = useState<Fetched<readonly Row[]>>({ state: 'waiting' });
  const [why, setWhy] = useState<Fetched<Why>>({ state: 'waiting' });
  const [tries, setTries] = useState(0);
  const [filters, setFilters] = useState<Filters>(ALL);
  const [withTalk, setTalk] = useState(false);
  const [gone, setGone] = useState<number | null>(null); // chosen in the inspector, independent of the board
  useEffect(() => setGone(null), [at]);
  const setting: Setting = { game, rules, language, view };
  const wordsOf = (fault: Fact): string => (typeof fault.words === 'string' ? fault.words : sayIn(setting, fault));

  const askedAt = useRef(0);
  const newest = useRef(source);
  newest.current = source;
  useEffect(() => {
    const ask = async (): Promise<void> => {
      askedAt.current = performance.now();
      const told = await source.list();
      if (newest.current !== source) return;
      if (told.ok) setList({ state: 'there', value: told.value.toSorted((a, b) => a.n - b.n) });
      else setList({ state: 'failed', words: wordsOf(told.error) });
    };
    const wait = fresh === undefined ? 0 : askedAt.current + SELDOM - performance.now();
    const timer = setTimeout(ask, askedAt.current === 0 ? 0 : wait);
    return () => clearTimeout(timer);
  }, [source, fresh, tries]);

  const told = list.state === 'there' ? list.value : [];
  const quiet = withoutTalk(told, game.talk ?? [], gone ?? at);
  const all = withTalk ? told : quiet;
  const shown = useMemo(() => filtered(all, filters), [list, filters, withTalk, gone, at]);
  const row = nearest(shown, gone ?? at);
  const n = row?.n;
  const decidedIn = useMemo(() => (n === undefined ? undefined : viewAt?.(n)), [source, n]);

  const changedAt = useRef(0);
  useEffect(() => {
    if (n === undefined) return;
    let current = true;
    const isRunning = performance.now() - changedAt.current < BRISK;
    changedAt.current = performance.now();
    const ask = async (): Promise<void> => {
      const told = await source.why(n);
      clearTimeout(slow);
      if (!current) return;
      if (told.ok) setWhy({ state: 'there', value: told.value });
      else setWhy({ state: 'failed', words: wordsOf(told.error) });
    };
    const slow = setTimeout(() => setWhy({ state: 'waiting' }), isRunning ? LINGER + 150 : 150); // avoids flicker
    const timer = setTimeout(ask, isRunning ? LINGER : 0);
    return () => {
      current = false;
      clearTimeout(slow);
      clearTimeout(timer);
      onPoint(null, n); // clears the highlight of a removed option
    };
  }, [source, n, tries]);

  const isCurrent = why.state === 'there' && why.value.record.n === n;
  const go = (to: number): void => (onGo ? onGo(to) : setGone(to));
  const again = (): void => setTries(tries + 1);
  if (list.state === 'failed') return <Failure words={list.words} language={language} again={again} />;
  return (
    <section class="why" aria-label={say.why} aria-busy={n !== undefined && why.state !== 'failed' && !isCurrent}>
      <div class="why-inner">
        {all.length > 0 && (
          <Chooser
            list={shown}
            all={all}
            n={n}
            filters={filters}
            setFilters={setFilters}
            go={go}
            language={language}
            game={game}
          />
        )}
        {told.length > quiet.length && (
          <label class="choice small why-talk">
            <input type="checkbox" checked={withTalk} onChange={(event) => setTalk(event.currentTarget.checked)} />
            {plainText(language).talk(told.length - quiet.length)}
          </label>
        )}
        {list.state === 'there' && n === undefined && (
          <p class="quiet why-empty">{all.length > 0 ? say.noneFound : live ? say.noneLive : say.none}</p>
        )}
        {n !== undefined && why.state === 'failed' && <Failure words={why.words} language={language} again={again} />}
        {(list.state === 'waiting' || (n !== undefined && why.state === 'waiting')) && (
          <p class="quiet why-empty" role="status">
            {say.loading}
          </p>
        )}
        {n !== undefined && why.state === 'there' && (
          <Reasons
            key={why.value.record.n}
            why={why.value}
            setting={{ ...setting, decidedIn }}
            phase={row?.phase ?? null}
            moving={source.moving}
            {...(onBack && { onBack: () => onBack(n) })}
            backTo={backTo}
            onStay={() => !onGo && setGone(n)} // don't jump to a newer decision while a slider is in use
            onPoint={(command) => onPoint(command, n)}
          />
        )}
      </div>
    </section>
  );
}

function Failure(props: { readonly words: string; readonly language: Language; again(): void }) {
  const say = inspectorText(props.language);
  return (
    <div class="refusal why-empty" role="alert">
      <span>{say.failed(props.words)}</span>
      <Button onClick={props.again}>{say.again}</Button>
    </div>
  );
}
