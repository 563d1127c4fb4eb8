import { memo } from 'preact/compat';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import type { GameUi } from '../../src/page/contract.ts';
import { say as sayIn } from '../inspector/say.ts';
import type { Recording } from './recording.ts';
import { replayText } from './replay-text.ts';

interface LogProps {
  readonly recording: Recording;
  readonly watcher: Watcher;
  readonly at: number;
  readonly language: Language;
  readonly keys: readonly number[];
  readonly ui: GameUi;
  turnWords(turn: number): string;
  readonly isPlaying: boolean;
  go(n: number): void;
  readonly decided: ReadonlySet<number>; // entries that a bot decided
  onWhy(n: number): void;
}

interface Line {
  readonly n: number;
  readonly turn: number | null; // a new turn starts here
  readonly isKey: boolean;
  readonly text: string;
  readonly more: readonly string[]; // details folded under the text; empty: none
}

/** What this watcher heard, entry by entry. It follows the playback, and a click goes to an entry. */
export function Log({
  recording,
  watcher,
  at,
  language,
  keys,
  ui,
  turnWords,
  isPlaying,
  go,
  decided,
  onWhy,
}: LogProps) {
  const why = useRef(onWhy);
  why.current = onWhy;
  const askWhy = useCallback((n: number) => why.current(n), []);
  const say = replayText(language);
  const lines = useMemo(
    () => linesOf(recording, watcher, language, keys, ui),
    [recording, watcher, language, keys, ui],
  );
  const line = lines.findLast(({ n }) => n <= at);
  const current = line?.n ?? -1;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const shown = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !shown) return;
    const above = shown.offsetTop - box.offsetTop;
    const seen = above >= box.scrollTop + 24 && above + shown.offsetHeight <= box.scrollTop + box.clientHeight - 24;
    if (!seen) box.scrollTop = above - box.clientHeight / 2;
  }, [current, lines]);
  if (lines.length === 0) return <p class="replay-empty quiet">{say.nothingHeard}</p>;
  return (
    <>
      <p class="spoken" aria-live="polite">
        {isPlaying ? '' : line?.text}
      </p>
      <ol class="replay-log" ref={list} aria-label={say.log}>
        {lines.map((told) => (
          <LogLine
            key={told.n}
            line={told}
            isCurrent={told.n === current}
            isAhead={told.n > at}
            turnWords={turnWords}
            moreWords={say.moreLines}
            go={go}
            why={decided.has(told.n) ? say.why : null}
            whyOf={say.whyOf}
            onWhy={askWhy}
          />
        ))}
      </ol>
    </>
  );
}

const LONG = 4; // sentences: longer entries are folded if some events summarise them

function linesOf(
  recording: Recording,
  watcher: Watcher,
  language: Language,
  keys: readonly number[],
  ui: GameUi,
): Line[] {
  const { game, rules, turns } = recording;
  const isKey = new Set(keys);
  const entries = new Map<number, { readonly text: string; readonly sums: boolean }[]>();
  for (const { n, event } of recording.heardUpTo(recording.last, watcher)) {
    const text = sayIn({ game, rules, language }, event);
    if (text === '') continue;
    const entry = entries.get(n) ?? [];
    entries.set(n, entry);
    entry.push({ text, sums: ui.isSummary?.(event) ?? false });
  }
  let turn: number | null = null;
  return [...entries].map(([n, told]) => {
    const now = turns[n - 1] ?? 1; // the turn in which it was done
    const begins = now === turn ? null : now;
    turn = now;
    const sums = told.length > LONG ? told.filter((one) => one.sums) : [];
    const shown = sums.length > 0 ? sums : told;
    const text = shown.map((one) => one.text).join(' · ');
    return { n, turn: begins, isKey: isKey.has(n), text, more: sums.length > 0 ? told.map((one) => one.text) : [] };
  });
}

interface LogLineProps {
  readonly line: Line;
  readonly isCurrent: boolean;
  readonly isAhead: boolean;
  turnWords(turn: number): string;
  moreWords(count: number): string;
  go(n: number): void;
  readonly why: string | null; // null: not decided by a bot
  whyOf(n: number): string;
  onWhy(n: number): void;
}

const LogLine = memo(({ line, isCurrent, isAhead, turnWords, moreWords, go, why, whyOf, onWhy }: LogLineProps) => (
  <li class={isAhead ? 'is-ahead' : ''} data-decided={why !== null}>
    {line.turn !== null && <span class="replay-log-turn">{turnWords(line.turn)}</span>}
    <button
      type="button"
      class="replay-log-line"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => go(line.n)}
    >
      <span class="mono replay-log-place">{line.n}</span>
      <span class={line.isKey ? 'is-key' : ''}>{line.text}</span>
    </button>
    {why !== null && (
      <button type="button" class="replay-log-why small" aria-label={whyOf(line.n)} onClick={() => onWhy(line.n)}>
        {why}
      </button>
    )}
    {line.more.length > 0 && (
      <details class="replay-log-more small">
        <summary class="quiet">{moreWords(line.more.length)}</summary>
        <ul>
          {line.more.map((text, i) => (
            <li key={i}>{text}</li>
          ))}
        </ul>
      </details>
    )}
  </li>
));
