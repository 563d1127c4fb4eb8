import { afloatOf } from '../options.ts';
import { run } from '../rules/course.ts';
import { Line, SectorWash } from './boats.tsx';
import { draftOf } from './draft.ts';
import { BoatCounter, placedAt } from './glyphs.tsx';
import { BlastRing } from './layers.tsx';
import type { RadarScene } from './station.ts';

/** The preview of a hovered order on a board that is not the captain's, for the side whose turn it is. */
export function Shown({ scene }: { readonly scene: RadarScene }) {
  const { view } = scene;
  const draft = scene.shown && draftOf(scene.shown);
  const { chart } = view.rules;
  const boat = view.boats[view.active];
  if (!draft || view.phase === 'ended') return null;
  switch (draft.kind) {
    case 'torpedo':
    case 'detonate':
    case 'drop-mine':
      return draft.at === null ? null : <BlastRing chart={chart} at={draft.at} class="radar-aim" />;
    case 'place':
      return draft.at === null ? null : (
        <g class="radar-ghost" style={placedAt(chart, draft.at)}>
          <BoatCounter side={view.active} surfaced={false} />
        </g>
      );
    case 'drone':
      return draft.sector === null ? null : (
        <SectorWash rules={view.rules} sector={draft.sector} class="radar-drone is-chosen" />
      );
    case 'move':
    case 'stealth': {
      const { course } = draft;
      if (course === null || boat.at === null || boat.at < 0) return null;
      const steps = draft.kind === 'move' ? 1 : draft.steps;
      return <Line chart={chart} cells={[boat.at, ...run(chart, afloatOf(boat), course, steps)]} class="radar-plan" />;
    }
    default:
      return null;
  }
}
