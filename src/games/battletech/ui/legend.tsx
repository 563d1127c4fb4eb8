import type { VNode } from 'preact';
import { hexPath } from '../../../page/hex-shape.ts';
import { legendOf } from '../../../page/legend-of.ts';
import { SCORCH, SILHOUETTES } from '../picture/silhouettes.ts';
import { CONDITION_MARKS, FIRED_MARK, MODE_MARKS } from './board/counter-shapes.ts';
import type { Condition } from './board/units.ts';
import { LEGEND_EN } from './legend.en.ts';
import { LEGEND_ES } from './legend.es.ts';

type LegendId = keyof typeof LEGEND_EN.entries;

const HEX = hexPath({ x: 0, y: 0 }, 0.9);

/** A piece of the map, drawn as on the board. */
const map = (children: VNode | readonly VNode[], half = 20): VNode => (
  <svg
    width={28}
    height={28}
    viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
const badge = (mark: string, kind: string): VNode =>
  map(
    <g class={`bt-badge is-${kind}`}>
      <circle r="6.4" />
      <path d={mark} />
    </g>,
    8,
  );
const condition = (kind: Condition) => () => badge(CONDITION_MARKS[kind], kind);
const hex = (name: string) => () => map(<path class={name} d={HEX} />, 40);

const SAMPLES: Readonly<Partial<Record<LegendId, () => VNode>>> = {
  unit: () =>
    map(
      <g class="bt-counter bt-side-0">
        <rect class="bt-face" x={-18} y={-18} width={36} height={36} rx={3} />
        <rect class="bt-edge" x={-18} y={-18} width={36} height={36} rx={3} />
        <path class="bt-limb" d={SILHOUETTES.heavy} />
      </g>,
    ),
  armour: () =>
    map(
      <g class="bt-pips is-warn">
        {[0, 1, 2].map((i) => (
          <rect key={i} class={i < 2 ? 'bt-pip is-filled' : 'bt-pip'} x={-9 + 6 * i} y={-3} width={5} height={6} />
        ))}
      </g>,
      10,
    ),
  facing: () =>
    map(
      <g class="bt-side-0">
        <path class="bt-chevron" d="M0-12L16 10 0 3-16 10Z" />
      </g>,
    ),
  torso: () =>
    map(
      <g class="bt-side-0">
        <path class="bt-look" d="M-14 6L0-10 14 6" />
      </g>,
    ),
  moved: () =>
    map(
      <g class="bt-moved is-run" transform="translate(-4 4)">
        <path d={MODE_MARKS.run} />
      </g>,
      10,
    ),
  fired: () => badge(FIRED_MARK, 'fired'),
  wreck: () =>
    map(
      <g class="bt-wreck bt-side-0">
        <path class="bt-scorch" d={SCORCH} />
        <path class="bt-cross" d="M-13-13L13 13M13-13L-13 13" />
      </g>,
      24,
    ),
  'shut-down': condition('shut-down'),
  unconscious: condition('unconscious'),
  stunned: condition('stunned'),
  stuck: condition('stuck'),
  immobile: condition('immobile'),
  prone: condition('prone'),
  burning: condition('burning'),
  sunk: condition('sunk'),
  reach: hex('bt-area is-walk'),
  risk: () => map(<path class="bt-risk" d="M0-6l7 12h-14z" />, 10),
  arc: hex('bt-arc-front'),
  sight: () =>
    map(
      <g class="bt-sight is-clear">
        <path class="bt-sight-line" d="M-18 12L18-12" />
      </g>,
    ),
  cover: () =>
    map(
      <g class="bt-cover">
        <circle r="11" />
        <path d="M-6-5h12v4.5c0 3.5-3 5.5-6 7-3-1.5-6-3.5-6-7zM-6-.5h12" />
      </g>,
      13,
    ),
  shot: () =>
    map([
      <path key="hit" class="bt-shot is-hit" d="M-18 4L18-12" />,
      <path key="miss" class="bt-shot is-miss" d="M-18 14L18-2" />,
    ]),
  choice: hex('hex-mark is-can'),
  chosen: hex('hex-mark is-chosen'),
};

/** What the map, the counters and the panel show, each with its section of the rulebook. */
export const legend = legendOf(
  { en: LEGEND_EN, es: LEGEND_ES },
  {
    units: [
      ['unit', 'mech'],
      ['letter', 'mech'],
      ['armour', 'damage'],
      ['facing', 'movement'],
      ['torso', 'firing'],
      ['wreck', 'damage'],
    ],
    marks: [
      ['moved', 'movement'],
      ['fired', 'firing'],
      ['shut-down', 'heat'],
      ['unconscious', 'piloting'],
      ['stunned', 'damage'],
      ['stuck', 'movement'],
      ['immobile', 'damage'],
      ['prone', 'movement'],
      ['burning', 'heat'],
      ['sunk', 'sight'],
    ],
    terrain: [
      ['level', 'movement'],
      ['woods', 'sight'],
      ['rough', 'movement'],
      ['swamp', 'movement'],
      ['water', 'movement'],
      ['road', 'movement'],
      ['building', 'sight'],
      ['bridge', 'movement'],
      ['fire', 'heat'],
      ['smoke', 'sight'],
      ['clubs', 'physical'],
    ],
    plan: [
      ['choice', 'turn'],
      ['chosen', 'turn'],
      ['reach', 'movement'],
      ['risk', 'piloting'],
      ['path', 'movement'],
      ['arc', 'firing'],
      ['sight', 'sight'],
      ['cover', 'sight'],
      ['shot', 'firing'],
    ],
    numbers: [
      ['phases', 'turn'],
      ['order', 'turn'],
      ['wind', 'heat'],
      ['needs', 'firing'],
      ['heat', 'heat'],
      ['mp', 'movement'],
      ['parts', 'damage'],
      ['skills', 'mech'],
    ],
  },
  SAMPLES,
);
