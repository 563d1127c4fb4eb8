import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import type { GameUi } from '../../src/page/contract.ts';
import { useText } from '../app/use-api.ts';
import { blocksOf, found, heightOf, linesOf } from './log-blocks.ts';
import { LogLine } from './log-line.tsx';
import type { Recording } from './recording.ts';
import { replayText } from './replay-text.ts';
import { useCurrentInView } from './use-current-in-view.ts';
import { useNearBlocks } from './use-near-blocks.ts';

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

/**
 * What this watcher heard, entry by entry. It follows the playback, and a click goes to an entry. Only blocks near the
 * view are drawn; the text of the others is there for the browser's search.
 */
export function Log(props: LogProps) {
  const { recording, watcher, at, language, keys, ui, turnWords, isPlaying, go, decided, onWhy } = props;
  const why = useRef(onWhy);
  why.current = onWhy;
  const askWhy = useCallback((n: number) => why.current(n), []);
  const say = replayText(language);
  const shell = useText();
  const [search, setSearch] = useState('');
  const all = useMemo(() => linesOf(recording, watcher, language, keys, ui), [recording, watcher, language, keys, ui]);
  const lines = useMemo(() => found(all, search), [all, search]);
  const blocks = useMemo(() => blocksOf(lines), [lines]);
  const line = lines.findLast(({ n }) => n <= at);
  const current = line?.n ?? -1;
  const list = useRef<HTMLElement>(null);
  const isNear = useNearBlocks(
    list,
    blocks,
    blocks.findLastIndex((block) => (block.lines[0]?.n ?? 0) <= current),
  );
  useCurrentInView(list, current, blocks);
  if (all.length === 0) return <p class="replay-empty quiet">{say.nothingHeard}</p>;
  return (
    <div class="replay-log-panel">
      <p class="spoken" aria-live="polite">
        {isPlaying ? '' : line?.text}
      </p>
      <input
        class="input replay-log-search"
        type="search"
        aria-label={shell.logSearch}
        placeholder={shell.logSearch}
        value={search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section class="replay-log" ref={list} aria-label={say.log} tabIndex={0}>
        {lines.length === 0 && <p class="replay-empty quiet">{shell.logNoneFound}</p>}
        {blocks.map((block, i) =>
          isNear(i) ? (
            <div key={i} data-block={i}>
              {block.opens && <h2 class="replay-log-turn">{turnWords(block.lines[0]?.turn ?? 1)}</h2>}
              <ol>
                {block.lines.map((told, index) => (
                  <LogLine
                    key={told.n}
                    line={told}
                    place={block.first + index}
                    of={lines.length}
                    isCurrent={told.n === current}
                    isAhead={told.n > at}
                    moreWords={say.moreLines}
                    go={go}
                    why={decided.has(told.n) ? say.why : null}
                    whyOf={say.whyOf}
                    onWhy={askWhy}
                  />
                ))}
              </ol>
            </div>
          ) : (
            <div key={i} data-block={i} style={{ height: `${heightOf(block)}px` }}>
              <p hidden="until-found">{block.lines.map(({ text }) => text).join('\n')}</p>
            </div>
          ),
        )}
      </section>
    </div>
  );
}
