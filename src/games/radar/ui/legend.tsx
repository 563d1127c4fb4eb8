import type { VNode } from 'preact';
import { legendOf } from '../../../page/legend-of.ts';
import { Pips } from './gauges.tsx';
import { BoatCounter, ColourTag, MineGlyph, SystemGlyph } from './glyphs.tsx';
import { LEGEND_EN } from './legend.en.ts';
import { LEGEND_ES } from './legend.es.ts';

type LegendId = keyof typeof LEGEND_EN.entries;

/** A piece of the chart, drawn as on the board. */
const chart = (children: VNode | readonly VNode[], box = '-20 -20 40 40'): VNode => (
  <svg width={28} height={28} viewBox={box} aria-hidden="true" focusable="false">
    {children}
  </svg>
);
const cell = (name: string): VNode => <rect class={name} x={-16} y={-16} width={32} height={32} rx={2} />;

const SAMPLES: Readonly<Partial<Record<LegendId, () => VNode>>> = {
  boat: () => chart(<BoatCounter side="blue" surfaced={false} />),
  surfaced: () => chart([<BoatCounter key="boat" side="blue" surfaced />]),
  trail: () =>
    chart(
      <g class="radar-trail is-blue side-a">
        <path d="M-14 10L0 10L0-10L14-10" />
        <circle cx={0} cy={10} r={3.5} />
        <circle cx={0} cy={-10} r={3.5} />
      </g>,
    ),
  mine: () => chart(<MineGlyph side="blue" />),
  island: () => chart(cell('sea-land')),
  likely: () =>
    chart(
      <g class="radar-heat">
        <rect class="is-step-1" x={-18} y={-8} width={12} height={16} />
        <rect class="is-step-3" x={-6} y={-8} width={12} height={16} />
        <rect class="is-step-5" x={6} y={-8} width={12} height={16} />
      </g>,
    ),
  blast: () =>
    chart(
      <g class="radar-blasts side-a">
        <path class="blast-star" d="M0-17l4 9 9-5-3 9 9 4-9 4 3 9-9-5-4 9-4-9-9 5 3-9-9-4 9-4-3-9 9 5z" />
        <text class="blast-by" y={5}>
          T
        </text>
      </g>,
    ),
  claim: () => chart(<rect class="radar-claim" x={-18} y={-8} width={36} height={16} />),
  'drone-sector': () => chart(cell('radar-drone is-there')),
  choice: () => chart(cell('grid-cell is-can')),
  chosen: () => chart(cell('grid-cell is-chosen')),
  'note-possible': () =>
    chart(
      <g class="radar-notes">
        <circle r={13} />
      </g>,
    ),
  'note-out': () =>
    chart(
      <g class="radar-notes">
        <path d="M-10-10l20 20M10-10l-20 20" />
      </g>,
    ),
  sheet: () =>
    chart(
      <g class="radar-sheet">
        <rect x={-18} y={-18} width={36} height={36} rx={4} />
        <path d="M-10 10L10 10L10-10" />
      </g>,
    ),
  hull: () => (
    <span class="hull-pips side-a">
      <span class="is-sound" />
      <span class="is-sound" />
      <span />
    </span>
  ),
  gauge: () => <Pips charge={2} full={3} label="" />,
  torpedo: () => <SystemGlyph system="torpedo" size={22} />,
  'mine-system': () => <SystemGlyph system="mine" size={22} />,
  sonar: () => <SystemGlyph system="sonar" size={22} />,
  drone: () => <SystemGlyph system="drone" size={22} />,
  stealth: () => <SystemGlyph system="stealth" size={22} />,
  'node-red': () => <ColourTag colour="red" letter="" />,
  'node-green': () => <ColourTag colour="green" letter="" />,
  'node-yellow': () => <ColourTag colour="yellow" letter="" />,
  'node-radiation': () => <ColourTag colour="radiation" letter="" />,
  marked: () =>
    chart(
      <g class="engine-spot is-marked">
        <path class="engine-strike" d="M-16 12L16-12" />
      </g>,
    ),
  circuit: () => (
    <svg class="engine-key" width={26} height={10} viewBox="0 0 26 10" aria-hidden="true" focusable="false">
      <path class="engine-wire is-1" d="M1 5H25" />
    </svg>
  ),
};

/** What the charts and sheets of the four stations show, each with its section of the rulebook. */
export const legend = legendOf(
  { en: LEGEND_EN, es: LEGEND_ES },
  {
    chart: [
      ['boat', 'turn'],
      ['surfaced', 'surface'],
      ['trail', 'turn'],
      ['mine', 'systems'],
      ['island', 'turn'],
      ['sector', 'systems'],
      ['likely', 'listening'],
      ['blast', 'damage'],
      ['claim', 'systems'],
      ['drone-sector', 'systems'],
      ['choice', 'turn'],
      ['chosen', 'turn'],
      ['note-possible', 'listening'],
      ['note-out', 'listening'],
      ['sheet', 'listening'],
    ],
    boat: [
      ['hull', 'damage'],
      ['gauge', 'turn'],
      ['count', 'listening'],
      ['heard', 'listening'],
    ],
    systems: [
      ['torpedo', 'systems'],
      ['mine-system', 'systems'],
      ['sonar', 'systems'],
      ['drone', 'systems'],
      ['stealth', 'systems'],
      ['broken', 'engine'],
    ],
    engine: [
      ['node-red', 'engine'],
      ['node-green', 'engine'],
      ['node-yellow', 'engine'],
      ['node-radiation', 'engine'],
      ['marked', 'engine'],
      ['circuit', 'engine'],
    ],
  },
  SAMPLES,
);
