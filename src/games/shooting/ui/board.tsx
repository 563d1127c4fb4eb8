import './miniature.css';
import './board.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Language } from '../../../kernel/game.ts';
import { type Frame, fitted } from '../../../page/hex-shape.ts';
import { useBox } from '../../../page/painting.tsx';
import { PanZoom } from '../../../page/pan-zoom.tsx';
import { usePanZoom } from '../../../page/use-pan-zoom.ts';
import { useStages } from '../../../page/use-stages.ts';
import type { Point } from '../../../parts/plane/point.ts';
import { unitAt } from '../rules/units.ts';
import { Card } from './board/card.tsx';
import { type Cell, cellsOf } from './board/cells.ts';
import { cornerFor } from './board/corner.ts';
import { Ground } from './board/ground.tsx';
import { NamesLayer, nameTexts, Patterns, PreviewLayer, SightLayer } from './board/layers.tsx';
import { Labels, Outlines } from './board/marks.tsx';
import { Cover, Models } from './board/models.tsx';
import { picked } from './board/picking.ts';
import { boxOf, middleOf, modelBoxes } from './board/places.ts';
import { actingSide, choiceOf, currentTarget, glance, isReached, lookOf, marksOf } from './board/plan.ts';
import { previewOf } from './board/preview.ts';
import { RangeLayer } from './board/range-layer.tsx';
import { fallenOf, isOneStep, recentOf } from './board/recent.ts';
import { RecentLayer } from './board/recent-layer.tsx';
import type { ShootingScene } from './board/scene.ts';
import { Sheet, type Thing } from './board/sheet.tsx';
import { Strip } from './board/strip.tsx';
import { placeNames } from './board/terrain-names.ts';
import { unitHelp } from './board/unit-help.ts';
import { labelsOf, thingUnder } from './board/unit-labels.ts';
import { coverOf, modelText, unitText } from './board/unit-text.ts';
import { words } from './board-labels.ts';
import { draftFor } from './draft.ts';
import { useSightAfter } from './known-sight.ts';
import { capital } from './names.ts';
import { TITLES } from './titles.ts';

const MARGIN = 1.7; // inches around the battlefield
const NARROW = 520; // pixels, as in the style sheet
/** The order in which the parts are drawn. */
const GROUND = 1;
const CELLS = 2;
const MODELS = 3;

const NO_MODELS: ReadonlySet<number> = new Set();
const NO_LABELS: ReturnType<typeof labelsOf> = new Map();
const NO_NAMES: ReturnType<typeof placeNames> = new Map();

/** The battlefield: terrain, models to scale, the player's draft and recent events. */
export function Board({ scene }: { readonly scene: ShootingScene }) {
  const { view, settings, before, controls } = scene;
  const { language } = settings;
  const { rules } = view;
  const { scenario } = rules.setup;
  const w = words(language);
  const draft = draftFor(view, scene.draft);
  const zoom = usePanZoom();
  const root = useRef<HTMLDivElement>(null);
  const box = useBox(root);
  const drawn = useStages(MODELS);
  const [pointed, setPointed] = useState<Thing | null>(null);
  const [said, setSaid] = useState('');

  const frame = useMemo<Frame>(
    () => ({
      x: -MARGIN,
      y: -MARGIN,
      width: scenario.table.width + 2 * MARGIN,
      height: scenario.table.height + 2 * MARGIN,
    }),
    [scenario],
  );
  const scale = box.width > 0 ? fitted(frame, box).scale * zoom.lens.scale : 16; // pixels per inch
  const acting = actingSide(view, controls?.seat ?? null);
  const known = useSightAfter(view);
  const look = useMemo(() => (known ? lookOf(view, scene.draft) : null), [known, view, scene.draft]);
  const marks = useMemo(
    () => marksOf(view, look, settings.suggestions ? acting : null),
    [view, look, acting, settings.suggestions],
  );
  const may = useMemo(() => choiceOf(view, acting), [view, acting]);
  const cells = useMemo(() => (drawn < CELLS ? [] : cellsOf(view, may)), [drawn < CELLS, view, may]);
  const cellNames = useMemo(
    () => new Map(cells.map((cell) => [cell.key, nameOf(cell)])),
    [cells, marks, look, draft.order, language],
  );
  function nameOf({ unit, model }: Cell): string {
    if (model !== null) return modelText(view, model, draft.order, w);
    return unitText(view, unit, marks.get(unit), look, language, scene.say);
  }
  const labels = useMemo(
    () => (drawn < MODELS ? NO_LABELS : labelsOf(view, frame, 1 / scale, language)),
    [drawn < MODELS, view, frame, scale, language],
  );
  const moves = !scene.still && isOneStep(before, view);
  const lately = useMemo(() => recentOf(scene.heard), [scene.heard]);
  const fallen = useMemo(() => (moves ? fallenOf(before, view) : NO_MODELS), [moves, before, view]);
  const shown = useMemo(() => previewOf(view, scene.shown), [view, scene.shown]);

  const ground = useMemo(() => <Ground scenario={scenario} />, [scenario]);
  const names = useMemo(() => {
    if (drawn < MODELS) return NO_NAMES;
    const taken = [...[...labels.values()].map(({ box: one }) => one), ...modelBoxes(view)];
    return placeNames(scenario.terrain, (piece) => nameTexts(piece, language), 1 / scale, taken);
  }, [drawn < MODELS, view, labels, scale, language]);
  const models = useMemo(
    () => <Models view={view} fallen={fallen} may={may} order={draft.order} />,
    [view, fallen, may, draft.order],
  );
  const outlines = useMemo(() => <Outlines view={view} marks={marks} />, [view, marks]);

  const isEnemy = (unit: number): boolean =>
    look !== null && unitAt(rules, unit).side !== unitAt(rules, look.unit).side;
  const about = pointed?.unit ?? draft.pointed;
  const choosing = may.length > 0; // the player clicks models, so nothing may cover them
  const target = shown.targets[0] ?? (about !== null && isEnemy(about) ? about : currentTarget(view, look));
  const seen = shown.look ?? look;
  const idle = !seen && (about ?? draft.unit);
  const looked = useMemo(() => (typeof idle === 'number' ? glance(view, idle) : null), [view, idle]);
  const sheltered = seen !== null && target !== null && isReached(seen, target);
  const cover = useMemo(
    () => (sheltered ? [...coverOf(view, seen.unit, target).keys()] : []),
    [view, sheltered, seen?.unit, target],
  );

  const hit = (point: Point, slack: number): Thing | null => thingUnder(view, labels, point, slack / scale);
  const pick = (thing: Thing): void => {
    setPointed(thing);
    if (controls?.busy) return;
    const { send, draft: next, why } = picked(view, scene.draft, acting, look, thing);
    if (next) scene.setDraft(next);
    if (send) controls?.send(send);
    setSaid(why ? capital(scene.say(why)) : '');
  };
  const spots = [about, look?.unit].flatMap((unit) => {
    const around = typeof unit === 'number' ? boxOf(view, unit) : undefined;
    return around ? [middleOf(around)] : [];
  });

  return (
    <div class={`sh-board ${moves ? '' : 'is-still'} ${acting ? 'has-hand' : ''}`}>
      <Strip scene={scene} zoom={zoom} />
      <div
        ref={root}
        class="sh-table"
        data-detail={scale < 9.5 ? 'far' : 'near'}
        style={{ '--px': (1 / scale).toFixed(5) }}
      >
        <PanZoom zoom={zoom}>
          {drawn >= GROUND && box.width > 0 && (
            <Sheet
              frame={frame}
              label={w.board(titleOf(scenario.name, language))}
              cells={cells}
              start={view.shooter === null ? undefined : `u${view.shooter}`}
              w={w}
              cellName={({ key }) => cellNames.get(key) ?? ''}
              cellHelp={({ unit }) =>
                unitHelp(view, unit, marks.get(unit), unitText(view, unit, marks.get(unit), look, language, scene.say))
              }
              isChosen={({ unit, model }) =>
                model === null ? marks.get(unit) === 'selected' || unit === view.shooter : draft.order.includes(model)
              }
              isBlocked={({ unit }) => marks.get(unit) === 'ineligible' || marks.get(unit) === 'engaged'}
              hit={hit}
              onPick={pick}
              onPoint={setPointed}
              over={
                drawn >= MODELS && (
                  <>
                    {models}
                    {seen && target !== null && !choosing && <SightLayer view={view} look={seen} target={target} />}
                    {!choosing && <Cover view={view} models={cover} />}
                    <PreviewLayer view={view} shown={shown} />
                    <Labels view={view} labels={labels} marks={marks} language={language} />
                    <RecentLayer
                      view={view}
                      before={before}
                      lately={lately}
                      labels={labels}
                      frame={frame}
                      px={1 / scale}
                      w={w}
                    />
                  </>
                )
              }
            >
              <Patterns table={scenario.table} />
              {ground}
              <NamesLayer scenario={scenario} names={names} language={language} />
              {seen && <RangeLayer view={view} look={seen} faint={false} language={language} w={w} />}
              {looked && <RangeLayer view={view} look={looked} faint={true} language={language} w={w} />}
              {drawn >= MODELS && outlines}
            </Sheet>
          )}
        </PanZoom>
        {about !== null && boxOf(view, about) && (
          <Card
            scene={scene}
            unit={about}
            mark={marks.get(about)}
            look={look}
            place={cornerFor(frame, zoom.lens, spots, box.width < NARROW)}
          />
        )}
        <p class="spoken" aria-live="polite">
          {said}
        </p>
      </div>
    </div>
  );
}

const titleOf = (name: string, language: Language): string =>
  Object.values(TITLES).find(({ en }) => en === name)?.[language] ?? name;
