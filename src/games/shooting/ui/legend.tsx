import type { VNode } from 'preact';
import { legendOf } from '../../../page/legend-of.ts';
import { SILHOUETTES } from '../picture/silhouettes.ts';
import { SIGNS, type Sign } from './board/silhouettes.ts';
import { LEGEND_EN } from './legend.en.ts';
import { LEGEND_ES } from './legend.es.ts';

type LegendId = keyof typeof LEGEND_EN.entries;

/** A piece of the board, drawn as there; strokes are in pixels. */
const drawn = (children: VNode | readonly VNode[], half = 12): VNode => (
  <svg
    width={26}
    height={26}
    viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
    style={{ '--px': (half / 13).toFixed(2) }}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
const sign = (name: Sign) => () =>
  drawn(
    <g class={`sh-badge is-${name}`}>
      <circle r="8" />
      <path d={SIGNS[name]} />
    </g>,
  );
const die = (is: string) => () => (
  <svg class={`shoot-die is-${is}`} viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="14" height="14" rx="3" />
    <path class="shoot-pips" d="M5 5h0M11 5h0M5 11h0M11 11h0" />
    {is === 'old' && <path class="shoot-struck" d="M1 15L15 1" />}
  </svg>
);

const SAMPLES: Readonly<Partial<Record<LegendId, () => VNode>>> = {
  model: () =>
    drawn(
      <g class="sh-model sh-a">
        <circle class="sh-base" r="10" />
        <path class="sh-figure" d={SILHOUETTES.trooper} transform="scale(.88)" />
      </g>,
    ),
  wounds: () =>
    drawn(
      <g class="sh-ring">
        <circle r="8" class="sh-ring-track" />
        <circle r="8" pathLength={100} stroke-dasharray="60 100" transform="rotate(-90)" />
      </g>,
    ),
  gone: () =>
    drawn(
      <g class="sh-gone sh-a">
        <path d="M-6-6l12 12M6-6l-12 12" />
      </g>,
    ),
  can: sign('can'),
  shooter: sign('shooter'),
  eligible: sign('eligible'),
  selected: sign('selected'),
  ineligible: sign('ineligible'),
  engaged: sign('engaged'),
  cover: () => drawn(<path class="sh-cover" d={SIGNS.cover} />, 6),
  'die-pass': die('pass'),
  'die-fail': die('fail'),
  'die-critical': die('critical'),
  'die-old': die('old'),
};

/** What the battlefield and the panel show, each with its section of the rulebook. */
export const legend = legendOf(
  { en: LEGEND_EN, es: LEGEND_ES },
  {
    units: [
      ['model', 'units'],
      ['wounds', 'saves'],
      ['gone', 'saves'],
      ['count', 'units'],
      ['has-shot', 'turn'],
      ['place', 'saves'],
    ],
    marks: [
      ['can', 'turn'],
      ['shooter', 'turn'],
      ['eligible', 'targets'],
      ['selected', 'targets'],
      ['ineligible', 'targets'],
      ['engaged', 'targets'],
      ['cover', 'cover'],
      ['sight', 'targets'],
      ['range', 'targets'],
    ],
    field: [
      ['ruins', 'cover'],
      ['woods', 'cover'],
      ['crater', 'cover'],
      ['barricade', 'cover'],
      ['obstacle', 'cover'],
      ['ruler', 'targets'],
    ],
    dice: [
      ['die-pass', 'attack'],
      ['die-fail', 'attack'],
      ['die-critical', 'attack'],
      ['die-old', 'stratagems'],
      ['histogram', 'odds'],
      ['expected', 'odds'],
    ],
    numbers: [
      ['profile', 'units'],
      ['points', 'aim'],
      ['command-points', 'stratagems'],
    ],
  },
  SAMPLES,
);
