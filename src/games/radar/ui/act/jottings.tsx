import { tip } from '../../../../page/help.ts';
import { type Cell, cellName } from '../../../../parts/grid/grid.ts';
import type { Heard } from '../../events.ts';
import { claimName } from '../claims.ts';
import type { Jotting } from '../hearing.ts';
import { type Labels, labels } from '../labels.ts';
import { ARROW, SYSTEM_NAME } from '../names.ts';
import type { RadarScene } from '../station.ts';

/** The operator's log: courses as arrows in a row, everything else as a tag between them, each with its full text. */
export function Jottings({ scene, list }: { readonly scene: RadarScene; readonly list: readonly Jotting[] }) {
  const w = labels(scene.settings.language);
  if (!list.length) return <p class="small quiet">{w.heardNothing}</p>;
  return (
    <ol class="radar-jottings">
      {list.slice(-MOST).map(({ seq, event, arrow }, i) => (
        <li key={`${seq}.${i}`} class={arrow ? 'is-course' : `chip is-${event.type}`} {...tip(scene.say(event))}>
          <span aria-hidden="true">{arrow ? ARROW[arrow] : tagOf(scene, event, w)}</span>
          <span class="spoken">{scene.say(event)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Older events add little to the plot. */
const MOST = 80;

const loss = (hull: number): string => (hull > 0 ? `−${hull}` : '0');

function tagOf({ view, settings }: RadarScene, event: Heard, w: Labels): string {
  const name = (cell: Cell): string => cellName(view.rules.chart, cell);
  const system = SYSTEM_NAME[settings.language];
  switch (event.type) {
    case 'stealthed':
      return w.stealthTag('steps' in event ? String(event.steps) : '?');
    case 'slipped':
      return w.stealthTag('1');
    case 'surfaced':
      return w.surfacedTag(event.sector);
    case 'dived':
      return w.divedTag;
    case 'torpedo-fired':
      return `${system.torpedo} ${name(event.at)}`;
    case 'mine-detonated':
      return `${system.mine} ${name(event.at)}`;
    case 'mine-dropped':
      return `${system.mine} +1`;
    case 'exploded':
      return `✹ ${loss(event.blue)}/${loss(event.red)}`;
    case 'sonar-answered':
      return [event.first, event.second]
        .map((claim) => `${claim.about === 'sector' ? w.sectorWord : w[claim.about]} ${claimName(claim)}`)
        .join(' | ');
    case 'drone-answered':
      return `${event.there ? '✓' : '✕'} ${w.sector(event.sector)}`;
    case 'drone-launched':
      return `${system.drone} ${event.sector}`;
    case 'damaged':
      return loss(event.amount);
    default:
      return '';
  }
}
