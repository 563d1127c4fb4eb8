import { memo } from 'preact/compat';
import type { Line } from './log-blocks.ts';

interface LogLineProps {
  readonly line: Line;
  readonly place: number; // in the log, from 1
  readonly of: number; // lines in the log
  readonly isCurrent: boolean;
  readonly isAhead: boolean;
  moreWords(count: number): string;
  go(n: number): void;
  readonly why: string | null; // null: not decided by a bot
  whyOf(n: number): string;
  onWhy(n: number): void;
}

/** One entry of the log. Its position is given, since only part of the list is drawn. */
export const LogLine = memo(
  ({ line, place, of, isCurrent, isAhead, moreWords, go, why, whyOf, onWhy }: LogLineProps) => (
    <li class={isAhead ? 'is-ahead' : ''} data-decided={why !== null} aria-posinset={place} aria-setsize={of}>
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
  ),
);
