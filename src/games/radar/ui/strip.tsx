import type { ComponentChildren } from 'preact';
import { help } from '../../../page/help.ts';
import { LegendButton } from '../../../page/help-provider.tsx';
import { ZoomButtons } from '../../../page/pan-zoom.tsx';
import type { Zoom } from '../../../page/use-pan-zoom.ts';
import { SIDES, type Side } from '../view.ts';
import { sideClass } from './glyphs.tsx';
import { labels } from './labels.ts';
import { hullLost } from './lately.ts';
import { SIDE_NAME } from './names.ts';
import type { RadarScene } from './station.ts';

interface StripProps {
  readonly scene: RadarScene;
  readonly zoom?: Zoom; // of the chart below
  readonly children?: ComponentChildren;
}

/** Above every station: both hulls, surfaced boats, and the title of the sheet. */
export function Strip({ scene, zoom, children }: StripProps) {
  return (
    <div class="radar-strip">
      <div class="radar-strip-words">
        {SIDES.map((side) => (
          <Hull key={side} scene={scene} side={side} />
        ))}
        {children && <div class="radar-strip-more">{children}</div>}
      </div>
      <LegendButton />
      {zoom && <ZoomButtons zoom={zoom} />}
    </div>
  );
}

function Hull({ scene, side }: { readonly scene: RadarScene; readonly side: Side }) {
  const { view, before, still, settings } = scene;
  const w = labels(settings.language);
  const { hull, surfaced } = view.boats[side];
  const all = view.rules.ruleset.hull;
  const lost = still ? 0 : hullLost(before, view)[side];
  const name = SIDE_NAME[settings.language][side];
  return (
    <div class={`radar-hull ${sideClass(side)}`} {...help('hull', `${name}: ${w.hullOf(hull, all)}`)}>
      <span class="side-mark" />
      <strong>{name}</strong>
      <span class="hull-pips" role="img" aria-label={`${name}: ${w.hullOf(hull, all)}`}>
        {Array.from({ length: all }, (_, i) => (
          <span key={i} class={i < hull ? 'is-sound' : i < hull + lost ? 'is-just-lost' : ''} />
        ))}
      </span>
      {hull === 0 ? (
        <span class="chip is-bad">{w.sunk}</span>
      ) : surfaced > 0 ? (
        <span class="chip is-warn" {...help('surfaced')}>
          {w.onSurface(surfaced)}
        </span>
      ) : null}
    </div>
  );
}
