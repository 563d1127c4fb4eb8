import type { ComponentChildren } from 'preact';
import { SIDES, type Side } from '../view.ts';
import { sideClass } from './glyphs.tsx';
import { hullLost } from './lately.ts';
import { SIDE_NAME } from './names.ts';
import type { RadarScene } from './station.ts';
import { words } from './words.ts';

/** Above every station: both hulls, who lies on the surface, and what this sheet is about. */
export function Strip({ scene, children }: { readonly scene: RadarScene; readonly children?: ComponentChildren }) {
  return (
    <div class="radar-strip">
      {SIDES.map((side) => (
        <Hull key={side} scene={scene} side={side} />
      ))}
      {children && <div class="radar-strip-more">{children}</div>}
    </div>
  );
}

function Hull({ scene, side }: { readonly scene: RadarScene; readonly side: Side }) {
  const { view, before, still, settings } = scene;
  const w = words(settings.language);
  const { hull, surfaced } = view.boats[side];
  const all = view.rules.ruleset.hull;
  const lost = still ? 0 : hullLost(before, view)[side];
  const name = SIDE_NAME[settings.language][side];
  return (
    <div class={`radar-hull ${sideClass(side)}`}>
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
        <span class="chip is-warn">{w.onSurface(surfaced)}</span>
      ) : null}
    </div>
  );
}
