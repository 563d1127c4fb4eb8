import { useRef, useState } from 'preact/hooks';
import type { Side } from '../../src/kernel/ids.ts';
import { wholePercent } from '../../src/page/figure.ts';
import { useLanguage } from '../../src/page/language.ts';
import { go } from '../app/navigation.tsx';
import { sideClass } from '../parts/side.ts';
import type { CurvePoint } from './curve.ts';
import { endingText } from './ending-text.ts';
import type { KeyMoment } from './key-moments.ts';

interface ChartProps {
  readonly code: string;
  readonly curve: readonly CurvePoint[];
  readonly moments: readonly KeyMoment[];
  readonly sides: readonly Side[];
  readonly shown: number; // index of the side whose chance is shown; all sides in a match of more than two
  sideName(side: number): string;
  turnName(turn: number): string;
}

/** The win probability over the match. Pointing shows a value; a click opens the replay there. */
export function Chart({ code, curve, moments, sides, shown, sideName, turnName }: ChartProps) {
  const language = useLanguage();
  const say = endingText(language);
  const plot = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const drawn = sides.length === 2 ? [shown] : sides.map((_, side) => side);
  const last = Math.max(1, curve.length - 1);
  const x = (i: number): number => (100 * i) / last;
  const y = (odds: number): number => 100 * (1 - odds);
  const oddsAt = (i: number, side: number): number => curve[i]?.odds[side] ?? 0;
  const own = curve.map(({ odds }) => odds[shown] as number);
  const nearest = ({ clientX }: MouseEvent): number => {
    const { left = 0, width = 1 } = plot.current?.getBoundingClientRect() ?? {};
    return Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last)));
  };
  const open = (event: MouseEvent): void => go(`/replay/${code}?at=${Math.max(0, curve[nearest(event)]?.n ?? 0)}`);
  const text = (i: number): string =>
    say.at(turnName(curve[i]?.turn ?? 1), sideName(shown), wholePercent(oddsAt(i, shown), language));
  return (
    <figure class="odds-curve">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list of key moments has links for the keyboard */}
      <div
        ref={plot}
        class="odds-plot"
        role="img"
        aria-label={say.chart(
          sideName(shown),
          wholePercent(Math.min(...own), language),
          wholePercent(Math.max(...own), language),
        )}
        onPointerMove={(event) => setAt(nearest(event))}
        onPointerLeave={() => setAt(null)}
        onClick={open}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <line class="odds-middle" x1="0" x2="100" y1="50" y2="50" />
          {drawn.map((side) => {
            const line = curve
              .map(({ odds }, i) => `${x(i).toFixed(2)} ${y(odds[side] as number).toFixed(2)}`)
              .join('L');
            return (
              <g key={side} class={sideClass(sides, sides[side] as Side)}>
                {drawn.length === 1 && <path class="odds-area" d={`M0 50L${line}L100 50Z`} />}
                <path class="odds-line" d={`M${line}`} />
              </g>
            );
          })}
          {at !== null && <line class="odds-cursor" x1={x(at)} x2={x(at)} y1="0" y2="100" />}
        </svg>
        {moments.map(({ n, side }) => (
          <span
            key={n}
            class={`odds-dot ${sideClass(sides, sides[side] as Side)}`}
            style={{ left: `${x(n + 1)}%`, top: `${y(oddsAt(n + 1, shown))}%` }}
          />
        ))}
        {[1, 0.5, 0].map((odds) => (
          <span key={odds} class="odds-scale" style={{ top: `${y(odds)}%` }} aria-hidden="true">
            {wholePercent(odds, language)}
          </span>
        ))}
      </div>
      <figcaption class="small quiet">
        <span class="odds-now mono">{text(at ?? last)}</span>
      </figcaption>
    </figure>
  );
}
