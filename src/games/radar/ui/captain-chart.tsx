import { useState } from 'preact/hooks';
import { percent } from '../../../page/figure.ts';
import { type CellMark, Grid } from '../../../page/grid.tsx';
import { help } from '../../../page/help.ts';
import { isClose } from '../../../page/lens.ts';
import { PanZoom } from '../../../page/pan-zoom.tsx';
import { usePanZoom } from '../../../page/use-pan-zoom.ts';
import type { Cell } from '../../../parts/grid/grid.ts';
import { sectorShares } from '../belief/probe.ts';
import { otherSide } from '../view.ts';
import { cellsOf, offered, pathOf, picked } from './aim.ts';
import { Boats, Line, SectorWash, Surfaced } from './boats.tsx';
import { cellHelp } from './cell-help.ts';
import { cellWords } from './cell-words.ts';
import { claimWords } from './claims.ts';
import { type Draft, draftOf } from './draft.ts';
import { BoatCounter, centre, placedAt } from './glyphs.tsx';
import { knownTo } from './knowledge.ts';
import { labels } from './labels.ts';
import { blastsOf, claimsOf, droneOf } from './lately.ts';
import { LatelyStrip } from './lately-strip.tsx';
import { BlastRing, Blasts, Claimed, Droned, Heat } from './layers.tsx';
import { MARGIN, Sea } from './sea.tsx';
import type { RadarScene, Station } from './station.ts';
import { Strip } from './strip.tsx';
import { chartTitle } from './titles.ts';

/** The captain's chart: own boat, trail and mines, the operator's heat map, and the planned order. */
export function CaptainChart({ scene, station }: { readonly scene: RadarScene; readonly station: Station }) {
  const { view, controls, settings, still, heard } = scene;
  const { chart } = view.rules;
  const w = labels(settings.language);
  const zoom = usePanZoom();
  const [pointed, setPointed] = useState<Cell | null>(null);
  const shown = scene.shown ? draftOf(scene.shown) : null;
  const draft = shown ?? scene.draft;
  const offers = controls && !controls.busy && !shown ? offered(view, station, scene.draft) : NOTHING;
  const belief = scene.belief();
  const known = belief && view.phase === 'playing' ? knownTo(belief) : null;
  const picture = known?.age === null ? null : (known?.picture ?? null);
  const report = belief?.crew.report;
  const claims = claimsOf(heard, otherSide(station.side));
  const blasts = blastsOf(heard);
  const boat = view.boats[station.side].at ?? -1;

  const marks = new Map<Cell, CellMark>();
  const isSea = draft?.kind === 'place' || view.phase === 'placement' || draft?.kind === 'drone';
  if (settings.suggestions || draft) if (!isSea) for (const cell of offers.keys()) marks.set(cell, 'can');
  for (const cell of draft ? chosenBy(view, draft) : []) marks.set(cell, 'chosen');

  const pick = (cell: Cell): void => {
    const next = picked(offers, scene.draft, cell);
    if (!next) return;
    if ('send' in next) controls?.send(next.send);
    else scene.setDraft(next.draft);
  };
  const aimed = blastAt(draft, pointed, offers);
  const drone = droneOf(heard, 1);
  const over = pointed !== null && draft?.kind === 'drone' ? (chart.sector[pointed] ?? null) : null;
  return (
    <>
      <Strip scene={scene} zoom={zoom}>
        {known && (
          <span class="quiet" {...help('likely')}>
            {report && known.age !== null ? w.reported(report.message.candidates, known.age) : w.noReport}
          </span>
        )}
        {claims.length > 0 && (
          <span class="chip" {...help('claim')}>
            {claimWords(w, claims)}
          </span>
        )}
      </Strip>
      <div class={draft?.kind === 'drone' || view.phase === 'placement' ? 'radar-chart is-picking' : 'radar-chart'}>
        <PanZoom zoom={zoom}>
          <Grid
            rows={chart.rows}
            cols={chart.cols}
            label={w.chart(chartTitle(chart.name, settings.language))}
            margin={MARGIN}
            marks={marks}
            {...(boat >= 0 && { start: boat })}
            cellName={(cell) => cellWords(view, settings.language, cell, { picture, blasts, offers })}
            cellHelp={(cell) => cellHelp(view, settings.language, cell, { picture, blasts, offers })}
            onPick={pick}
            {...(aims(draft) && { onPoint: setPointed })}
            over={
              <>
                {aimed !== null && <BlastRing chart={chart} at={aimed} class="radar-aim" />}
                <Blasts chart={chart} blasts={blasts} still={still} />
                {draft?.kind === 'drone' && known && (
                  <Shares scene={scene} shares={sectorShares(chart, known.picture)} />
                )}
              </>
            }
          >
            <Sea rules={view.rules} names={settings.cellNames || isClose(zoom.lens)} />
            {picture && <Heat chart={chart} picture={picture} />}
            <Surfaced view={view} />
            <Claimed rules={view.rules} claims={claims} />
            <Droned view={view} drone={drone} language={settings.language} />
            {over !== null && <SectorWash rules={view.rules} sector={over} class="radar-drone is-pointed" />}
            {draft?.kind === 'drone' && draft.sector !== null && (
              <SectorWash rules={view.rules} sector={draft.sector} class="radar-drone is-chosen" />
            )}
            {draft?.kind === 'torpedo' && <Reach cells={[...offers.keys()]} scene={scene} />}
            {draft?.kind === 'stealth' && boat >= 0 && (
              <Line chart={chart} cells={[boat, ...pathOf(view, station, draft)]} class="radar-plan" />
            )}
            {draft?.kind === 'move' && boat >= 0 && (
              <Line chart={chart} cells={[boat, chart.step[draft.course][boat] as Cell]} class="radar-plan" />
            )}
            <Boats view={view} />
            {draft?.kind === 'place' && draft.at !== null && (
              <g class="radar-ghost" style={placedAt(chart, draft.at)}>
                <BoatCounter side={station.side} surfaced={false} />
              </g>
            )}
          </Grid>
        </PanZoom>
      </div>
      <LatelyStrip scene={scene} station={station} />
    </>
  );
}

/** Drafts whose preview follows the pointer. */
const aims = (draft: Draft | null): boolean =>
  draft?.kind === 'torpedo' || draft?.kind === 'detonate' || draft?.kind === 'drop-mine' || draft?.kind === 'drone';

const NOTHING: ReturnType<typeof offered> = new Map();

const chosenBy = (view: RadarScene['view'], draft: Draft): readonly Cell[] => {
  if (draft.kind === 'drone' || draft.kind === 'answer' || draft.kind === 'surface' || draft.kind === 'mark') return [];
  if (draft.kind === 'move') return cellsOf(view, { type: 'move', course: draft.course });
  if (draft.kind === 'stealth')
    return draft.course ? cellsOf(view, { type: 'stealth', course: draft.course, steps: draft.steps }) : [];
  return draft.at === null ? [] : [draft.at];
};

/** The blast to draw: of the chosen target, or of the hovered one while choosing. */
function blastAt(draft: Draft | null, pointed: Cell | null, offers: ReadonlyMap<Cell, unknown>): Cell | null {
  if (draft?.kind !== 'torpedo' && draft?.kind !== 'detonate' && draft?.kind !== 'drop-mine') return null;
  if (pointed !== null && offers.has(pointed)) return pointed;
  return draft.at;
}

function Reach({ cells, scene }: { readonly cells: readonly Cell[]; readonly scene: RadarScene }) {
  return (
    <g class="radar-reach">
      {cells.map((cell) => {
        const { x, y } = centre(scene.view.rules.chart, cell);
        return <circle key={cell} cx={x} cy={y} r={2} />;
      })}
    </g>
  );
}

/** The probability of each sector, while a drone is being aimed. */
function Shares({ scene, shares }: { readonly scene: RadarScene; readonly shares: readonly number[] }) {
  const { chart } = scene.view.rules;
  return (
    <g class="radar-shares">
      {shares.slice(1).map((share, i) => {
        const { x, y } = centre(chart, chart.sector.indexOf(i + 1));
        return (
          <g key={i} transform={`translate(${x - 16} ${y - 14})`}>
            <rect width={76} height={30} rx={4} />
            <text x={38} y={22}>
              {percent(share, scene.settings.language)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
