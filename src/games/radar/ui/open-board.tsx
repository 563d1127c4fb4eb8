import { Grid } from '../../../page/grid.tsx';
import { help } from '../../../page/help.ts';
import { isClose } from '../../../page/lens.ts';
import { PanZoom } from '../../../page/pan-zoom.tsx';
import { usePanZoom } from '../../../page/use-pan-zoom.ts';
import { SYSTEMS } from '../data/systems.ts';
import { SIDES, type Side } from '../view.ts';
import { Jottings } from './act/jottings.tsx';
import { Boats, Surfaced } from './boats.tsx';
import { cellHelp } from './cell-help.ts';
import { cellWords } from './cell-words.ts';
import { EnginePicture } from './engine-picture.tsx';
import { Pips } from './gauges.tsx';
import { SystemGlyph, sideClass } from './glyphs.tsx';
import { jottings } from './hearing.ts';
import { labels } from './labels.ts';
import { blastsOf, droneOf } from './lately.ts';
import { Blasts, Droned } from './layers.tsx';
import { capital, SIDE_NAME, SYSTEM_NAME, systemHelp } from './names.ts';
import { MARGIN, Sea } from './sea.tsx';
import { Shown } from './shown.tsx';
import type { RadarScene } from './station.ts';
import { Strip } from './strip.tsx';
import { chartTitle } from './titles.ts';

/** For spectators: both boats with gauges and engine boards where visible, otherwise public information. */
export function OpenBoard({ scene }: { readonly scene: RadarScene }) {
  const { view, settings, heard, still } = scene;
  const { chart } = view.rules;
  const w = labels(settings.language);
  const zoom = usePanZoom();
  const blasts = blastsOf(heard);
  const drone = droneOf(heard);
  const open = SIDES.some((side) => view.boats[side].charges);
  return (
    <>
      <Strip scene={scene} zoom={zoom}>
        {!open && <span class="quiet">{w.publicOnly}</span>}
      </Strip>
      <div class={open ? 'radar-open has-sheets' : 'radar-open'}>
        {open && <BoatSheet scene={scene} side="blue" />}
        <div class="radar-chart">
          <PanZoom zoom={zoom}>
            <Grid
              rows={chart.rows}
              cols={chart.cols}
              label={w.chart(chartTitle(chart.name, settings.language))}
              margin={MARGIN}
              cellName={(cell) => cellWords(view, settings.language, cell, { blasts })}
              cellHelp={(cell) => cellHelp(view, settings.language, cell, { blasts })}
              over={<Blasts chart={chart} blasts={blasts} still={still} />}
            >
              <Sea rules={view.rules} names={settings.cellNames || isClose(zoom.lens)} />
              <Surfaced view={view} />
              <Droned view={view} drone={drone} language={settings.language} />
              <Boats view={view} />
              <Shown scene={scene} />
            </Grid>
          </PanZoom>
        </div>
        {open && <BoatSheet scene={scene} side="red" />}
      </div>
      {!open && (
        <div class="radar-heard">
          {SIDES.map((side) => (
            <div key={side} class={sideClass(side)}>
              <strong class="small">{SIDE_NAME[settings.language][side]}</strong>
              <Jottings scene={scene} list={jottings(heard, side).slice(-LATELY)} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** How much of each boat's public story is shown under the chart. */
const LATELY = 24;

function BoatSheet({ scene, side }: { readonly scene: RadarScene; readonly side: Side }) {
  const { view, settings } = scene;
  const { language } = settings;
  const w = labels(language);
  const { charges, marks } = view.boats[side];
  const due = view.active === side && view.now.course !== null && !view.now.marked ? view.now.course : null;
  return (
    <section class={`radar-sheet-of ${sideClass(side)}`} aria-label={SIDE_NAME[language][side]}>
      {charges && (
        <ul class="radar-gauge-list">
          {SYSTEMS.map((system) => (
            <li key={system}>
              <SystemGlyph system={system} size={16} />{' '}
              <span {...help(systemHelp(system))}>{capital(SYSTEM_NAME[language][system])}</span>
              <Pips
                charge={charges[system]}
                full={view.rules.ruleset.charges[system]}
                label={w.charge(charges[system], view.rules.ruleset.charges[system])}
              />
            </li>
          ))}
        </ul>
      )}
      {marks !== null && <EnginePicture rules={view.rules} marks={marks} language={language} panel={due} small />}
    </section>
  );
}
