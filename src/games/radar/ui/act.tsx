import { useEffect } from 'preact/hooks';
import { RefusalNote } from '../../../page/refusal-note.tsx';
import { options } from '../options.ts';
import type { View } from '../view.ts';
import { CaptainAct } from './act/captain.tsx';
import { EngineerAct } from './act/engineer.tsx';
import { FirstMateAct } from './act/first-mate.tsx';
import type { ActProps } from './act/parts.tsx';
import { RadioOperatorAct } from './act/radio-operator.tsx';
import { commandOf, type Draft } from './draft.ts';
import { labels } from './labels.ts';
import { type RadarScene, stationOf } from './station.ts';
import { whyNot } from './why-not.ts';

const ACTS = {
  captain: CaptainAct,
  'first-mate': FirstMateAct,
  engineer: EngineerAct,
  'radio-operator': RadioOperatorAct,
} as const;

/** What this station can do now. */
export function Act({ scene }: { readonly scene: RadarScene }) {
  const station = stationOf(scene.view);
  return station && scene.view.phase !== 'ended' ? (
    <Acting scene={scene} station={station} />
  ) : (
    <p class="radar-now">{labels(scene.settings.language).over}</p>
  );
}

function Acting({ scene, station }: ActProps) {
  const { draft, view, controls, setDraft } = scene;
  const stale = draft !== null && isStale(view, station.seat, draft);
  useEffect(() => {
    if (stale) setDraft(null);
  }, [stale]);
  const Station = ACTS[station.role];
  return (
    <div class="radar-act">
      {controls?.refusal && <RefusalNote {...controls.refusal} />}
      <Station scene={scene} station={station} />
    </div>
  );
}

/** Whether a draft can no longer become an order, and must be removed. */
export function isStale(view: View, seat: string, draft: Draft): boolean {
  if (draft.kind === 'answer') return !options(view, seat).some(({ type }) => type === 'answer-sonar');
  const order = commandOf(draft);
  return order ? whyNot(view, seat, order) !== undefined : !options(view, seat).some(({ type }) => type === draft.kind);
}
