import { CaptainChart } from './captain-chart.tsx';
import { EngineBoard } from './engine-board.tsx';
import { GaugeSheet } from './gauges.tsx';
import { isOneStep } from './lately.ts';
import { OpenBoard } from './open-board.tsx';
import { OperatorChart } from './operator-chart.tsx';
import { type RadarScene, stationOf } from './station.ts';

/** Each role's own sheet; spectators and the archive get both boats. */
export function Board({ scene }: { readonly scene: RadarScene }) {
  const still = scene.still || !isOneStep(scene.before, scene.view);
  return <div class={`radar ${still ? 'is-still' : ''}`}>{sheetOf(scene)}</div>;
}

function sheetOf(scene: RadarScene) {
  const station = stationOf(scene.view);
  switch (station?.role) {
    case undefined:
      return <OpenBoard scene={scene} />;
    case 'captain':
      return <CaptainChart scene={scene} station={station} />;
    case 'first-mate':
      return <GaugeSheet scene={scene} station={station} />;
    case 'engineer':
      return <EngineBoard scene={scene} station={station} />;
    case 'radio-operator':
      return <OperatorChart scene={scene} station={station} />;
  }
}
