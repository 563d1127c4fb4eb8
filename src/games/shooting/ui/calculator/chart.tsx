import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useLanguage } from '../../../../page/language.ts';
import { mean } from '../../rules/odds/pmf.ts';
import { chance } from '../names.ts';
import { words } from './labels.ts';
import { atLeast, type Counts, drawnRange, likelyRange, ticksIn } from './plot.ts';

interface ChartProps {
  readonly title: string;
  readonly a: Counts;
  readonly b?: Counts | undefined; // of the other choice
  readonly left?: number; // models at the start: a second axis shows how many are left
  readonly tall?: boolean;
  readonly children: ComponentChildren; // shows the means
}

/**
 * The probability of each number, with the likely range and the mean marked. Pointing at a number or using the arrow
 * keys shows the probability of exactly and of at least that number.
 */
export function Chart({ title, a, b, left, tall, children }: ChartProps) {
  const language = useLanguage();
  const w = words(language);
  const [pointed, setPointed] = useState<number | null>(null);
  const range = b ? drawnRange(a, b) : drawnRange(a);
  const [from, to] = range;
  const at = pointed === null ? null : Math.max(from, Math.min(to, pointed));
  const said = (counts: Counts): string =>
    at === null
      ? rangeWords(counts, w)
      : `${w.exactly(at, chance(counts[at] ?? 0, language))}, ${w.orMore(at, chance(atLeast(counts, at), language))}`;
  const point = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    setPointed(from + Math.floor(((event.clientX - box.left) / box.width) * (to - from + 1)));
  };
  const step = (event: KeyboardEvent): void => {
    const next = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (event.key === 'Escape') setPointed(null);
    else if (event.key === 'Home') setPointed(from);
    else if (event.key === 'End') setPointed(to);
    else if (next !== undefined) setPointed(at === null ? likelyRange(a)[0] : Math.max(from, Math.min(to, at + next)));
    else return;
    event.preventDefault();
  };
  const ticks = ticksIn(range, tall ? 8 : 5);
  const place = (count: number): string => `${((count - from + 0.5) / (to - from + 1)) * 100}%`;
  return (
    <figure class={tall ? 'odds-chart is-tall' : 'odds-chart'}>
      <figcaption>
        <span class="odds-chart-title">{title}</span>
        <span class="odds-chart-mean">{children}</span>
      </figcaption>
      <div
        class="odds-plot"
        role="slider"
        tabIndex={0}
        aria-label={w.chart(title)}
        aria-valuemin={from}
        aria-valuemax={to}
        aria-valuenow={at ?? Math.max(from, Math.min(to, Math.round(mean(a))))}
        aria-valuetext={b ? `A: ${said(a)}; B: ${said(b)}` : said(a)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
        onKeyDown={step}
        onBlur={() => setPointed(null)}
      >
        <Bars a={a} b={b} range={range} at={at} />
        <MeanMark side="a" at={place(mean(a))} />
        {b && <MeanMark side="b" at={place(mean(b))} />}
      </div>
      <div class="odds-axis" aria-hidden="true">
        {ticks.map((count) => (
          <span key={count} style={{ left: place(count) }}>
            {count}
          </span>
        ))}
      </div>
      {left !== undefined && (
        <div class="odds-axis is-left" aria-hidden="true">
          {ticks.map((count) => (
            <span key={count} style={{ left: place(count) }}>
              {left - count}
            </span>
          ))}
        </div>
      )}
      <p class="small quiet odds-said">
        {b && <span class="odds-key-a">A</span>} {said(a)}
        {left !== undefined && ` · ${at === null ? w.leftRow : w.leftAfter(left - at)}`}
        {b && (
          <>
            <br />
            <span class="odds-key-b">B</span> {said(b)}
          </>
        )}
      </p>
    </figure>
  );
}

export function rangeWords(counts: Counts, w: ReturnType<typeof words>): string {
  const [low, high] = likelyRange(counts);
  return (counts[low] ?? 0) > 1 - 1e-9 ? w.always(low) : w.likely(low, high);
}

const MeanMark = ({ side, at }: { readonly side: 'a' | 'b'; readonly at: string }) => (
  <span class={`odds-mean is-${side}`} style={{ left: at }} aria-hidden="true" />
);

const HEIGHT = 100;

interface BarsProps {
  readonly a: Counts;
  readonly b?: Counts | undefined;
  readonly range: readonly [from: number, to: number];
  readonly at: number | null;
}

/** Bars in a drawing of one unit per count by 100, stretched to its box. */
function Bars({ a, b, range: [from, to], at }: BarsProps) {
  const counts = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const top = Math.max(...counts.map((count) => Math.max(a[count] ?? 0, b?.[count] ?? 0)));
  const [low, high] = likelyRange(a);
  const gap = counts.length > 60 ? 0 : 0.1;
  const bar = (odds: number, x: number, width: number): string => {
    const height = (odds / top) * (HEIGHT - 6);
    return odds <= 0 ? '' : `M${x.toFixed(3)} ${HEIGHT}v${(-height).toFixed(2)}h${width.toFixed(3)}V${HEIGHT}z`;
  };
  const path = (of: Counts, shift: number, width: number, wanted: (count: number) => boolean): string =>
    counts.map((count) => (wanted(count) ? bar(of[count] ?? 0, count - from + gap + shift, width) : '')).join('');
  const whole = 1 - 2 * gap;
  const isLikely = (count: number): boolean => count >= low && count <= high;
  return (
    <svg viewBox={`0 0 ${counts.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {!b && <rect class="odds-band" x={low - from} y="0" width={high - low + 1} height={HEIGHT} />}
      {at !== null && <rect class="odds-pointed" x={at - from} y="0" width="1" height={HEIGHT} />}
      {b ? (
        <>
          <path class="odds-bar is-likely" d={path(a, 0, whole / 2, () => true)} />
          <path class="odds-bar is-b" d={path(b, whole / 2, whole / 2, () => true)} />
        </>
      ) : (
        <>
          <path class="odds-bar" d={path(a, 0, whole, (count) => !isLikely(count))} />
          <path class="odds-bar is-likely" d={path(a, 0, whole, isLikely)} />
        </>
      )}
    </svg>
  );
}
