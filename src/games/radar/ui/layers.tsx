import type { Language } from '../../../kernel/game.ts';
import { UNIT } from '../../../page/grid.tsx';
import { type Cell, colOf, rowOf } from '../../../parts/grid/grid.ts';
import type { Picture } from '../belief/picture.ts';
import type { Claim } from '../events.ts';
import { type BySide, type Chart, type Rules, SIDES, type View } from '../view.ts';
import { SectorWash } from './boats.tsx';
import { placedAt, sideClass } from './glyphs.tsx';
import { heatOf } from './heat.ts';
import { labels } from './labels.ts';
import type { Blast, Probe } from './lately.ts';
import { sectorsOf } from './sea.tsx';

/** The probability of each cell in five steps; fainter overall if they can be nearly anywhere. */
export function Heat({ chart, picture }: { readonly chart: Chart; readonly picture: Picture }) {
  const heat = heatOf(picture, chart.sea.filter(Boolean).length);
  return (
    <g class="radar-heat">
      {[...heat].map(([cell, step]) => (
        <rect
          key={cell}
          class={`is-step-${step}`}
          x={colOf(chart, cell) * UNIT + 1}
          y={rowOf(chart, cell) * UNIT + 1}
          width={UNIT - 2}
          height={UNIT - 2}
        />
      ))}
    </g>
  );
}

/** The cell of a blast and the ring around it. */
export function BlastRing({ chart, at, class: name }: { chart: Chart; at: Cell; class: string }) {
  return (
    <g class={name}>
      {(chart.around[at] ?? []).map((cell) => (
        <rect key={cell} x={colOf(chart, cell) * UNIT} y={rowOf(chart, cell) * UNIT} width={UNIT} height={UNIT} />
      ))}
      <rect class="is-centre" x={colOf(chart, at) * UNIT} y={rowOf(chart, at) * UNIT} width={UNIT} height={UNIT} />
    </g>
  );
}

/** Recent blasts with their effects; the newest one is animated briefly. */
export function Blasts({ chart, blasts, still }: { chart: Chart; blasts: readonly Blast[]; still: boolean }) {
  return (
    <g class="radar-blasts">
      {blasts.map(({ seq, at, blue, red, age, by, side }) => (
        <g key={seq} class={`${age ? 'is-old' : ''} ${sideClass(side)}`} style={placedAt(chart, at)}>
          {!still && age === 0 && <circle class="blast-wave" r={UNIT * 1.4} />}
          <path class="blast-star" d="M0-17l4 9 9-5-3 9 9 4-9 4 3 9-9-5-4 9-4-9-9 5 3-9-9-4 9-4-3-9 9 5z" />
          <text class="blast-by" y={5}>
            {by === 'torpedo' ? 'T' : 'M'}
          </text>
          <Losses blue={blue} red={red} />
        </g>
      ))}
    </g>
  );
}

/** The hull each side lost, below the blast. */
function Losses({ blue, red }: BySide<number>) {
  const hurt = SIDES.map((side) => ({ side, lost: side === 'blue' ? blue : red })).filter(({ lost }) => lost > 0);
  return (
    <g class="blast-loss">
      {hurt.map(({ side, lost }, i) => (
        <g key={side} class={sideClass(side)} transform={`translate(${(i - hurt.length / 2) * 36} 9)`}>
          <rect class="loss-plate" width={34} height={17} rx={3} />
          <rect class="loss-side" x={4} y={5} width={8} height={8} />
          <text x={14} y={13}>
            −{lost}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The last drone's sector, with its answer if this watcher heard it. */
export function Droned({ view, drone, language }: { view: View; drone: Probe | null; language: Language }) {
  const box = drone && sectorsOf(view.rules).find((each) => each.sector === drone.sector);
  if (!drone || !box) return null;
  const w = labels(language);
  return (
    <g>
      <SectorWash rules={view.rules} sector={drone.sector} class={`radar-drone ${drone.there ? 'is-there' : ''}`} />
      {drone.there !== null && (
        <text class="radar-told" x={box.x + box.w - 8} y={box.y + 18}>
          {drone.there ? `\u2713 ${w.droneThere}` : `\u2715 ${w.droneNobody}`}
        </text>
      )}
    </g>
  );
}

/** The two facts of their last answer to our sonar: one of the bands is true. */
export function Claimed({ rules, claims }: { readonly rules: Rules; readonly claims: readonly Claim[] }) {
  const { chart } = rules;
  const [width, height] = [chart.cols * UNIT, chart.rows * UNIT];
  return (
    <g>
      {claims.map(({ about, value }) =>
        about === 'sector' ? (
          <SectorWash key={about} rules={rules} sector={value} class="radar-claim" />
        ) : about === 'row' ? (
          <rect key={about} class="radar-claim" x={0} y={value * UNIT} width={width} height={UNIT} />
        ) : (
          <rect key={about} class="radar-claim" x={value * UNIT} y={0} width={UNIT} height={height} />
        ),
      )}
    </g>
  );
}
