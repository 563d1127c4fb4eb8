import './board.css';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { HexBoard } from '../../../page/hex-board.tsx';
import { middleOf } from '../../../page/hex-shape.ts';
import { isClose } from '../../../page/lens.ts';
import type { Brush } from '../../../page/painting.tsx';
import { PanZoom } from '../../../page/pan-zoom.tsx';
import { usePanZoom } from '../../../page/use-pan-zoom.ts';
import type { Hex } from '../../../parts/hex/hex.ts';
import type { Command, CommandOf } from '../commands.ts';
import type { Target } from '../plan.ts';
import { hexOfTarget, sameTarget } from '../rules/weapons/shooting.ts';
import { unitOf, type View } from '../view.ts';
import type { BattletechScene } from './board/board-scene.ts';
import { Card, HexLine } from './board/card.tsx';
import { cornerFor, footFor } from './board/corner.ts';
import { Counters } from './board/counters.tsx';
import { FacingWheel } from './board/facing-wheel.tsx';
import { ArcLayer, SightLayer } from './board/fire-layer.tsx';
import { actionHexes } from './board/follow.ts';
import { paintGround } from './board/ground/ground.ts';
import { hexHelp } from './board/hex-help.ts';
import { hexText } from './board/hex-text.ts';
import { isOneStep, lastChangeOf, NO_CHANGE } from './board/last-change.ts';
import { LastChangeLayer } from './board/last-change-layer.tsx';
import { PathLayer, ReachLayer } from './board/move-layers.tsx';
import { supposed } from './board/needs.ts';
import { trailOfCommand } from './board/paths.ts';
import { marksOf, plansOf, sightTarget, statesOf } from './board/plans.ts';
import { Tracker } from './board/tracker.tsx';
import { unitIn } from './board/units.ts';
import { useBoardInput } from './board/use-board-input.ts';
import { useFollow } from './board/use-follow.ts';
import { useLand } from './board/use-land.ts';
import { boardLabels } from './board-labels.ts';
import { BLANK } from './draft.ts';
import { titleOf } from './set-up-labels.ts';
import { SheetDialog } from './sheet-dialog.tsx';

const MARGIN = 7; // room for the chevrons of units at the edge

/** The map with its counters, the player's draft and the last change. */
export function Board({ scene }: { readonly scene: BattletechScene }) {
  const { view, settings, heard, before } = scene;
  const { language } = settings;
  const { map } = view.rules;
  const w = boardLabels(language);
  const draft = scene.draft ?? BLANK;
  const zoom = usePanZoom();
  const [pointed, setPointed] = useState<Hex | null>(null);
  const seat = scene.controls && !scene.controls.busy ? scene.controls.seat : null;

  const plans = useMemo(() => plansOf(view, seat, draft), [view, seat, draft]);
  const marks = useMemo(() => marksOf(view, draft, plans), [view, draft, plans]);
  const lately = useMemo(() => lastChangeOf(heard, before, view), [heard, before, view]);
  const land = useLand(view);
  const numbers = settings.cellNames || isClose(zoom.lens);
  const paint = useCallback((brush: Brush) => paintGround(brush, land, { figures: true, numbers }), [land, numbers]);
  const hand = useBoardInput(scene, plans, seat);
  const moves = !scene.still && isOneStep(before, view);
  const states = useMemo(
    () => statesOf(view, draft, plans, settings.suggestions),
    [view, draft, plans, settings.suggestions],
  );
  const counters = useMemo(
    () => <Counters view={view} language={language} states={states} lately={moves ? lately : NO_CHANGE} />,
    [view, language, states, lately, moves],
  );

  const { acting, trail, look, reach } = plans;
  useFollow(zoom, map, MARGIN, actionHexes(view, draft, plans, lately, seat));
  const here = pointed === null ? null : unitIn(view, pointed);
  const target = sightTarget(view, draft, plans, pointed);
  const about = here ?? (target && 'unit' in target && plans.look !== null ? target.unit : null);
  const there = useMemo(() => (acting === null ? view : supposed(view, acting, draft)), [view, acting, draft]);
  const { move } = draft;
  const foot = pointed === null ? undefined : footFor(map, zoom.lens, pointed);
  return (
    <div class={`bt-board ${moves ? '' : 'is-still'} ${acting !== null ? 'is-acting' : ''}`}>
      <Tracker scene={scene} zoom={zoom} />
      <div class="bt-map">
        <PanZoom zoom={zoom}>
          <HexBoard
            cols={map.cols}
            rows={map.rows}
            label={w.board(titleOf(map.name, language))}
            margin={MARGIN}
            closeness={zoom.lens.scale}
            paint={paint}
            marks={marks}
            {...(acting !== null && { start: unitOf(view, acting).at })}
            hexName={(hex) => hexText(view, language, hex, unitIn(view, hex), hand.pickText(hex))}
            hexHelp={(hex) => hexHelp(view, language, hex)}
            onPick={hand.pick}
            onPoint={setPointed}
            onKey={hand.key}
            over={
              <>
                {trail && <PathLayer view={view} trail={trail} />}
                {counters}
                {acting !== null && target && <SightLayer view={there} unit={acting} target={target} />}
                {scene.shown && <ShownLayer view={view} command={scene.shown} />}
                <LastChangeLayer view={view} lately={lately} w={w} />
                {acting !== null && move && move.to !== null && view.phase === 'movement' && (
                  <FacingWheel view={view} unit={acting} move={{ ...move, to: move.to }} w={w} onFacing={hand.face} />
                )}
              </>
            }
          >
            {acting !== null && look !== null && <ArcLayer view={view} unit={acting} look={look} />}
            {reach.size > 0 && <ReachLayer grid={map} all={reach} />}
          </HexBoard>
        </PanZoom>
        {about !== null && (
          <Card
            scene={scene}
            unit={about}
            by={acting}
            place={cornerFor(
              map,
              zoom.lens,
              [unitOf(view, about).at, ...(acting === null ? [] : [unitOf(there, acting).at])],
              foot,
            )}
            onSheet={() => scene.setDraft({ ...draft, sheet: about })}
          />
        )}
        {pointed !== null && foot && (
          <HexLine view={view} hex={pointed} reached={reach.get(pointed)} place={foot} w={w} />
        )}
        <p class="spoken" aria-live="polite">
          {hand.announcement}
        </p>
      </div>
      {draft.sheet !== null && view.units[draft.sheet] && (
        <SheetDialog scene={scene} unit={draft.sheet} onClose={() => scene.setDraft({ ...draft, sheet: null })} />
      )}
    </div>
  );
}

/** A command highlighted elsewhere on the page: the path of a move, the lines of fire, the arc after a twist. */
function ShownLayer({ view, command }: { readonly view: View; readonly command: Command }) {
  const { map } = view.rules;
  switch (command.type) {
    case 'move':
      return <PathLayer view={view} trail={trailOfCommand(view, command)} class="is-shown" />;
    case 'twist':
      return <ArcLayer view={view} unit={command.unit} look={command.facing} />;
    case 'fire':
    case 'strike':
      return (
        <g class="bt-shown">
          {targetsOf(command).map((target, i) => {
            const to = hexOfTarget(view, target);
            if (command.type === 'fire') return <SightLayer key={i} view={view} unit={command.unit} target={target} />;
            const [a, b] = [middleOf(map, unitOf(view, command.unit).at), middleOf(map, to)];
            return <path key={i} class="bt-strike" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
          })}
        </g>
      );
    default:
      return null;
  }
}

/** The targets of an attack, each once. */
export function targetsOf(command: CommandOf<'fire'> | CommandOf<'strike'>): readonly Target[] {
  const all: readonly Target[] =
    command.type === 'fire'
      ? command.shots.map(({ target }) => target)
      : command.attacks.map(({ target }) => ({ unit: target }));
  return all.filter((target, i) => all.findIndex((other) => sameTarget(other, target)) === i);
}
