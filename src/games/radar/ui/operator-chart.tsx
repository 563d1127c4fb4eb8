import { useRef, useState } from 'preact/hooks';
import { Button } from '../../../page/button.tsx';
import { percent } from '../../../page/figure.ts';
import { Grid, UNIT } from '../../../page/grid.tsx';
import { help } from '../../../page/help.ts';
import { isClose } from '../../../page/lens.ts';
import { PanZoom } from '../../../page/pan-zoom.tsx';
import { usePanZoom } from '../../../page/use-pan-zoom.ts';
import { type Cell, cellName, colOf, rowOf } from '../../../parts/grid/grid.ts';
import type { Picture } from '../belief/picture.ts';
import { bestCell, certaintyOf } from '../belief/probe.ts';
import { otherSide } from '../view.ts';
import { Surfaced } from './boats.tsx';
import { cellHelp } from './cell-help.ts';
import { cellWords } from './cell-words.ts';
import { claimWords } from './claims.ts';
import { type HeardPath, heardPath, misfit, shapeOf, slid } from './heard-path.ts';
import { plottedBy } from './knowledge.ts';
import { labels } from './labels.ts';
import { blastsOf, claimsOf, droneOf } from './lately.ts';
import { LatelyStrip } from './lately-strip.tsx';
import { Blasts, Claimed, Droned, Heat } from './layers.tsx';
import { CERTAINTY_NAME } from './names.ts';
import { noted, plotOf } from './plot.ts';
import { type Table, usePlotTable } from './plot-store.ts';
import { MARGIN, Sea } from './sea.tsx';
import type { RadarScene, Station } from './station.ts';
import { Strip } from './strip.tsx';
import { chartTitle } from './titles.ts';

/** What the operator's plot shows now. */
export function plotted(scene: RadarScene, table: Table): Picture | null {
  const belief = scene.belief();
  return belief && plotOf(scene.view.rules.chart, table.show, plottedBy(belief), table.notes);
}

export const pathHeard = ({ heard }: RadarScene, { side }: Station): HeardPath =>
  heardPath(
    heard.map(({ event }) => event),
    otherSide(side),
  );

/**
 * The radio operator's chart: a heat map of possible cells, the operator's marks on top, and the sheet with the heard
 * path.
 */
export function OperatorChart({ scene, station }: { readonly scene: RadarScene; readonly station: Station }) {
  const { view, settings, heard, still } = scene;
  const { chart } = view.rules;
  const w = labels(settings.language);
  const zoom = usePanZoom();
  const [table, change] = usePlotTable(scene);
  const [warm, setWarm] = useState(true); // without a seat there is no panel to choose it in
  const replayed = scene.controls === null;
  const picture = replayed && !warm ? null : plotted(scene, replayed ? { ...table, show: 'automatic' } : table);
  const sheet = replayed ? null : table.sheet;
  const blasts = blastsOf(heard);
  const drone = droneOf(heard, 1);
  const claims = claimsOf(heard, otherSide(station.side));
  const slide = useSliding(table, (sheet) => change({ sheet }), chart);

  const pick = (cell: Cell): void => {
    if (replayed || slide.justDragged() || !chart.sea[cell]) return;
    change({
      notes: noted(table.notes, cell),
      show: table.show === 'automatic' ? 'both' : table.show,
      dealt: heard.at(-1)?.seq ?? -1,
    });
  };
  const best = picture && bestCell(chart, picture);
  return (
    <>
      <Strip scene={scene} zoom={zoom}>
        {replayed && view.phase === 'playing' && (
          <Button kind="quiet" aria-pressed={warm} onClick={() => setWarm(!warm)}>
            {w.heat}
          </Button>
        )}
        {picture && view.phase === 'playing' && (
          <span class="radar-count" {...help('count')}>
            <strong>{w.possible(picture.cells.length)}</strong>
            <span class="chip is-brass">
              {CERTAINTY_NAME[settings.language][certaintyOf(chart, picture.cells.length)]}
              {best !== undefined &&
                best !== null &&
                picture.cells.length <= chart.cells * 0.3 &&
                ` · ${cellName(chart, best)} ${percent(picture.weight[best] as number, settings.language)}`}
            </span>
          </span>
        )}
        {claims.length > 0 && (
          <span class="chip" {...help('claim')}>
            {claimWords(w, claims)}
          </span>
        )}
      </Strip>
      <div class={chartClass(replayed, sheet)} {...(!replayed && slide.hands)}>
        <PanZoom zoom={zoom} drags={sheet === null}>
          <Grid
            rows={chart.rows}
            cols={chart.cols}
            label={w.chart(chartTitle(chart.name, settings.language))}
            margin={MARGIN}
            cellName={(cell) => cellWords(view, settings.language, cell, { picture, blasts, notes: table.notes })}
            cellHelp={(cell) => cellHelp(view, settings.language, cell, { picture, blasts, notes: table.notes })}
            onPick={pick}
            over={
              <>
                {sheet !== null && <Sheet scene={scene} station={station} end={sheet} />}
                <Blasts chart={chart} blasts={blasts} still={still} />
              </>
            }
          >
            <Sea rules={view.rules} names={settings.cellNames || isClose(zoom.lens)} />
            {picture && <Heat chart={chart} picture={picture} />}
            <Surfaced view={view} />
            <Claimed rules={view.rules} claims={claims} />
            <Droned view={view} drone={drone} language={settings.language} />
            {!replayed && table.show !== 'automatic' && <Marks table={table} scene={scene} />}
          </Grid>
        </PanZoom>
      </div>
      <LatelyStrip scene={scene} station={station} />
    </>
  );
}

const chartClass = (replayed: boolean, sheet: Cell | null): string =>
  ['radar-chart', replayed ? '' : 'is-noting', sheet === null ? '' : 'is-sliding'].filter(Boolean).join(' ');

/** A ring for possible, a cross for ruled out. */
function Marks({ table, scene }: { readonly table: Table; readonly scene: RadarScene }) {
  const { chart } = scene.view.rules;
  return (
    <g class="radar-notes">
      {[...table.notes].map(([cell, note]) => {
        const [x, y] = [colOf(chart, cell) * UNIT, rowOf(chart, cell) * UNIT];
        return note === 'possible' ? (
          <circle key={cell} cx={x + 20} cy={y + 20} r={13} />
        ) : (
          <path key={cell} d={`M${x + 10} ${y + 10}l20 20M${x + 30} ${y + 10}l-20 20`} />
        );
      })}
    </g>
  );
}

/** A transparent sheet with the heard path; red where it cannot be. */
function Sheet({ scene, station, end }: { scene: RadarScene; station: Station; end: Cell }) {
  const { chart } = scene.view.rules;
  const path = pathHeard(scene, station);
  const shape = shapeOf(path);
  const bad = misfit(chart, path, end, shape);
  const points = shape.map(({ row, col }) => [
    (colOf(chart, end) + col + 0.5) * UNIT,
    (rowOf(chart, end) + row + 0.5) * UNIT,
  ]) as readonly (readonly [number, number])[];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 26, Math.min(...ys) - 26];
  const [last] = points.slice(-1);
  return (
    <g class={bad ? 'radar-sheet is-bad' : 'radar-sheet'}>
      <rect x={left} y={top} width={Math.max(...xs) - left + 26} height={Math.max(...ys) - top + 26} rx={4} />
      <path d={points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
      {points.map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r={i === 0 ? 5 : 3.5} />
      ))}
      {last && <circle class="sheet-end" cx={last[0]} cy={last[1]} r={11} />}
    </g>
  );
}

/** Dragging any part of the chart slides the sheet; a click without dragging marks a cell. */
function useSliding(table: Table, move: (end: Cell) => void, chart: RadarScene['rules']['chart']) {
  const grip = useRef<{ cell: Cell; end: Cell; moved: boolean } | null>(null);
  const dragged = useRef(false);
  const cellUnder = (event: PointerEvent): Cell | null => {
    const at = document.elementFromPoint(event.clientX, event.clientY)?.getAttribute('data-cell');
    return at === null || at === undefined ? null : Number(at);
  };
  return {
    justDragged: (): boolean => dragged.current,
    hands: {
      onPointerDown(event: PointerEvent): void {
        dragged.current = false;
        const cell = cellUnder(event);
        grip.current = cell === null || table.sheet === null ? null : { cell, end: table.sheet, moved: false };
      },
      onPointerMove(event: PointerEvent): void {
        const from = grip.current;
        const cell = from && cellUnder(event);
        if (!from || cell === null || (cell === from.cell && !from.moved)) return;
        from.moved = true;
        dragged.current = true;
        move(
          slid(chart, from.end, {
            row: rowOf(chart, cell) - rowOf(chart, from.cell),
            col: colOf(chart, cell) - colOf(chart, from.cell),
          }),
        );
      },
      onPointerUp(): void {
        grip.current = null;
      },
      onPointerCancel(): void {
        grip.current = null;
      },
    },
  };
}
