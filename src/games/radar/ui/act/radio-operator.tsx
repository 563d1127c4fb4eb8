import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import { usePanelKeys } from '../../../../page/keys.ts';
import { isCoarse } from '../../../../page/pointer.ts';
import { type Course, cellName } from '../../../../parts/grid/grid.ts';
import { bestCell, certaintyOf } from '../../belief/probe.ts';
import type { CommandOf } from '../../commands.ts';
import { otherSide } from '../../view.ts';
import { fitsOf, misfit, slid } from '../heard-path.ts';
import { coursesSince, jottings } from '../hearing.ts';
import { courseOfShift } from '../keys.ts';
import { plottedBy } from '../knowledge.ts';
import { labels } from '../labels.ts';
import { ARROW, COURSE_NAME, SIDE_NAME } from '../names.ts';
import { pathHeard, plotted } from '../operator-chart.tsx';
import { carried, noted, reportOf, type Show } from '../plot.ts';
import { type Table, usePlotTable } from '../plot-store.ts';
import { Crew, Tell } from './crew.tsx';
import { Jottings } from './jottings.tsx';
import { type ActProps, Callout, CoursePad } from './parts.tsx';

const SHOWS: readonly Show[] = ['automatic', 'notes', 'both'];
type Change = (change: Partial<Table>) => void;

/** The plot (computed, manual or both), the path overlay, the heard events and the report. */
export function RadioOperatorAct({ scene, station }: ActProps) {
  const { view, settings, heard } = scene;
  const { language } = settings;
  const w = labels(language);
  const { chart } = view.rules;
  const [table, change] = usePlotTable(scene);
  const picture = plotted(scene, table);
  const belief = scene.belief();
  const enemy = otherSide(station.side);
  const since = table.notes.size ? coursesSince(heard, enemy, table.dealt) : [];
  const hypotheses = belief && table.show === 'automatic' ? plottedBy(belief).hypotheses : undefined;
  return (
    <>
      <Callout scene={scene} name="radio-operator">
        {w.aboutOperator}
      </Callout>
      <p class="radar-now">
        {view.phase === 'placement' || view.active === station.side
          ? w.reportNow
          : w.theirTurn(SIDE_NAME[language][view.active])}
      </p>
      <Group title={w.plot}>
        <div class="stack">
          {/* biome-ignore lint/a11y/useSemanticElements: three buttons, no form */}
          <div class="segments" role="group" aria-label={w.showing}>
            {SHOWS.map((show) => (
              <Button key={show} aria-pressed={table.show === show} onClick={() => change({ show })}>
                {w[show]}
              </Button>
            ))}
          </div>
          <p class="small quiet">{picture?.cells.length === 0 ? w.impossible : isCoarse() ? w.notesTap : w.notesHow}</p>
          {table.notes.size > 0 && (
            <div class="row">
              {since.length > 0 && (
                <Button
                  onClick={() => change({ notes: carried(chart, table.notes, since), dealt: heard.at(-1)?.seq ?? -1 })}
                >
                  {w.carry(since.map((course) => ARROW[course]).join(''))}
                </Button>
              )}
              <Button onClick={() => change({ notes: new Map() })}>{w.wipe}</Button>
            </div>
          )}
          {picture && picture.cells.length > 0 && (
            <Tell scene={scene} station={station} message={reportOf(chart, picture, hypotheses)}>
              {table.show === 'automatic' ? w.sendReport : w.sendNotes}
            </Tell>
          )}
        </div>
      </Group>
      <PathSheet scene={scene} station={station} table={table} change={change} />
      <Group title={w.heardLog}>
        <Jottings scene={scene} list={jottings(heard, enemy)} />
      </Group>
      <Crew scene={scene} station={station}>
        {picture && (
          <Tell scene={scene} station={station} message={commentOf(chart, picture)}>
            {commentOf(chart, picture).sentences[0]?.code === 'no-idea' ? w.commentLost : w.comment}
          </Tell>
        )}
      </Crew>
    </>
  );
}

function commentOf(
  chart: ActProps['scene']['rules']['chart'],
  picture: NonNullable<ReturnType<typeof plotted>>,
): CommandOf<'comment'> {
  const certainty = certaintyOf(chart, picture.cells.length);
  const best = bestCell(chart, picture);
  if (certainty === 'none' || best === undefined) return { type: 'comment', sentences: [{ code: 'no-idea' }] };
  return {
    type: 'comment',
    sentences: [
      { code: 'candidates', count: picture.cells.length, certainty },
      { code: 'best-cell', cell: best, share: Math.round((picture.weight[best] as number) * 1e6) / 1e6 },
    ],
  };
}

const STEP = { north: [-1, 0], south: [1, 0], east: [0, 1], west: [0, -1] } as const;

/** The transparent sheet: place it, slide it, check whether it fits. */
function PathSheet({ scene, station, table, change }: ActProps & { readonly table: Table; readonly change: Change }) {
  const { view, settings } = scene;
  const { language } = settings;
  const w = labels(language);
  const { chart } = view.rules;
  const path = pathHeard(scene, station);
  const fits = fitsOf(chart, path);
  const { sheet } = table;
  const slide = (course: Course): void => {
    const [row, col] = STEP[course];
    if (sheet !== null) change({ sheet: slid(chart, sheet, { row, col }) });
  };
  usePanelKeys((key) => {
    const course = courseOfShift(key);
    if (!course || sheet === null) return false;
    slide(course);
    return true;
  });
  const bad = sheet === null ? undefined : misfit(chart, path, sheet);
  const verdict =
    bad === undefined
      ? w.fitsHere
      : bad.code === 'off-chart'
        ? w.offChart
        : bad.code === 'island'
          ? w.hitsLand(cellName(chart, bad.cell))
          : w.wrongSector(path.sector);
  return (
    <Group title={w.sheet}>
      {path.courses.length === 0 ? (
        <p class="small quiet">{w.sheetEmpty}</p>
      ) : sheet === null ? (
        <div class="row">
          <Button onClick={() => change({ sheet: fits[Math.floor(fits.length / 2)] ?? 0 })}>{w.laySheet}</Button>
          <span class="small">{w.fits(fits.length)}</span>
        </div>
      ) : (
        <div class="stack">
          <div class="radar-slip">
            <CoursePad
              scene={scene}
              label={w.sheet}
              middle={<span class="mono">{cellName(chart, sheet)}</span>}
              name={(course) => w.slide(COURSE_NAME[language][course])}
              blocked={() => null}
              press={slide}
            />
            <div class="stack">
              <strong class={bad ? 'small radar-bad' : 'small radar-good'} aria-live="polite">
                {verdict}
              </strong>
              <span class="small">{w.fits(fits.length)}</span>
              <Button onClick={() => change({ sheet: fits.find((cell) => cell > sheet) ?? fits[0] ?? sheet })}>
                {w.nextFit}
              </Button>
            </div>
          </div>
          <p class="small quiet">{w.sheetHow}</p>
          <div class="row">
            {!bad && table.notes.get(sheet) !== 'possible' && (
              <Button
                onClick={() =>
                  change({
                    notes: noted(new Map([...table.notes].filter(([cell]) => cell !== sheet)), sheet),
                    show: table.show === 'automatic' ? 'both' : table.show,
                    dealt: scene.heard.at(-1)?.seq ?? -1,
                  })
                }
              >
                {w.markEnd}
              </Button>
            )}
            <Button onClick={() => change({ sheet: null })}>{w.liftSheet}</Button>
          </div>
        </div>
      )}
    </Group>
  );
}
