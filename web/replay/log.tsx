import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import { say as sayIn } from '../inspector/say.ts';
import type { Film } from './film.ts';
import { words } from './words.ts';

interface LogProps {
  readonly film: Film;
  readonly eyes: Watcher;
  readonly at: number;
  readonly language: Language;
  readonly keys: readonly number[];
  readonly isPlaying: boolean;
  go(n: number): void;
}

interface Line {
  readonly n: number;
  readonly turn: number | null; // a new one begins here
  readonly isKey: boolean;
  readonly text: string;
}

/** What these ears heard, entry by entry; it follows the film, and a click goes there. */
export function Log({ film, eyes, at, language, keys, isPlaying, go }: LogProps) {
  const say = words(language);
  const lines = useMemo(() => linesOf(film, eyes, language, keys), [film, eyes, language, keys]);
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
  if (lines.length === 0) return <p class="film-empty quiet">{say.nothingHeard}</p>;
  return (
    <>
      <p class="spoken" aria-live="polite">
        {isPlaying ? '' : line?.text}
      </p>
      <ol class="film-log" ref={list} aria-label={say.log}>
        {lines.map((told) => (
          <LogLine
            key={told.n}
            line={told}
            isCurrent={told.n === current}
            isAhead={told.n > at}
            turn={say.turn}
            go={go}
          />
        ))}
      </ol>
    </>
  );
}

function linesOf(film: Film, eyes: Watcher, language: Language, keys: readonly number[]): Line[] {
  const lines: Line[] = [];
  const { game, rules, turns } = film;
  const isKey = new Set(keys);
  let turn: number | null = null;
  for (const { n, event } of film.heardUpTo(film.last, eyes)) {
    const text = sayIn({ game, rules, language }, event);
    if (text === '') continue;
    const before = lines.at(-1);
    if (before?.n === n) {
      lines[lines.length - 1] = { ...before, text: `${before.text} · ${text}` };
      continue;
    }
    const now = turns[n - 1] ?? 1; // the turn in which it was done
    lines.push({ n, turn: now === turn ? null : now, isKey: isKey.has(n), text });
    turn = now;
  }
  return lines;
}

interface LogLineProps {
  readonly line: Line;
  readonly isCurrent: boolean;
  readonly isAhead: boolean;
  turn(turn: number): string;
  go(n: number): void;
}

const LogLine = memo(({ line, isCurrent, isAhead, turn, go }: LogLineProps) => (
  <li class={isAhead ? 'is-ahead' : ''}>
    {line.turn !== null && <span class="film-log-turn">{turn(line.turn)}</span>}
    <button
      type="button"
      class="film-log-line"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => go(line.n)}
    >
      <span class="mono film-log-place">{line.n}</span>
      <span class={line.isKey ? 'is-key' : ''}>{line.text}</span>
    </button>
  </li>
));
