import type { Language } from '../../../../kernel/game.ts';
import { percent } from '../../../../page/figure.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { alive } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { shareOf } from '../act/roster.ts';
import { type BoardLabels, boardLabels } from '../board-labels.ts';
import { CONDITION_MARKS, FIRED_MARK, MODE_MARKS, SCORCH, SILHOUETTES } from './counter-shapes.ts';
import { conditionText, movedText } from './hex-text.ts';
import { namesIn } from './names.ts';
import { conditionsOf, hasFired, movedOf, sideClass, unitLetter, type Weight, weightOf } from './units.ts';

const HALF = 20.5; // half of a counter's edge
const RING = 15;
const CHEVRON = 'M0-38L10-25.4 0-29.4-10-25.4Z';

interface CounterProps {
  readonly view: View;
  readonly id: UnitId;
  readonly language: Language;
  readonly state?: 'can' | 'chosen' | 'target' | undefined;
}

/** A unit as a wargame counter, centred on its hex. */
export function Counter({ view, id, language, state }: CounterProps) {
  const w = boardLabels(language);
  const unit = unitOf(view, id);
  const { side, design } = modelOf(view, id);
  if (!alive(unit))
    return <Wreck name={namesIn(view.rules, language).whose(id)} side={side} weight={weightOf(design)} w={w} />;
  const look = unit.crew?.turret ?? unit.torso;
  const share = shareOf(view, id);
  return (
    <g class={`bt-counter ${sideClass(side)} ${state ? `is-${state}` : ''} ${unit.acted ? 'has-acted' : ''}`}>
      <Plate />
      {look !== unit.facing && <Look facing={look} title={(unit.crew ? w.aims : w.looks)(w.way(look))} />}
      <Legs facing={unit.facing} title={w.legs(w.way(unit.facing))} />
      <Ring share={share} title={w.left(percent(share, language))} />
      <path class={`bt-silhouette ${unit.prone ? 'is-prone' : ''}`} d={SILHOUETTES[weightOf(design)]}>
        <title>{namesIn(view.rules, language).whose(id)}</title>
      </path>
      <text class="bt-letter" x={-HALF + 7} y={-HALF + 12}>
        {unitLetter(id)}
      </text>
      <text class="bt-big-letter" y="9">
        {unitLetter(id)}
      </text>
      <Moved view={view} id={id} w={w} />
      {hasFired(view, id) && <Badge at={[HALF - 5, HALF - 5]} mark={FIRED_MARK} title={w.fired} />}
      <Conditions view={view} id={id} w={w} />
    </g>
  );
}

/** The square itself, a little smaller than its space so that it hides no neighbour's edge. */
function Plate() {
  const square = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, rx: 3 };
  return (
    <>
      <rect class="bt-halo" {...square} />
      <rect class="bt-face" {...square} />
      <rect class="bt-edge" {...square} />
    </>
  );
}

const AROUND = 2 * Math.PI * RING;

/** A ring that empties clockwise from the top. */
function Ring({ share, title }: { readonly share: number; readonly title: string }) {
  const grade = share > 0.6 ? 'is-good' : share > 0.3 ? 'is-warn' : 'is-bad';
  return (
    <g class={`bt-ring ${grade}`}>
      <title>{title}</title>
      <circle class="bt-ring-track" r={RING} />
      <circle
        class="bt-ring-left"
        r={RING}
        transform="rotate(-90)"
        stroke-dasharray={`${(share * AROUND).toFixed(1)} ${AROUND.toFixed(1)}`}
      />
    </g>
  );
}

/** Facing of legs or hull: a solid chevron at the hexside. */
function Legs({ facing, title }: { readonly facing: Facing; readonly title: string }) {
  return (
    <g transform={`rotate(${60 * facing})`}>
      <path class="bt-chevron" d={CHEVRON}>
        <title>{title}</title>
      </path>
    </g>
  );
}

/** Facing of the torso or turret, if different: a thin chevron. */
function Look({ facing, title }: { readonly facing: Facing; readonly title: string }) {
  return (
    <g transform={`rotate(${60 * facing})`}>
      <path class="bt-look" d="M-8.5-25.5L0-35.5 8.5-25.5">
        <title>{title}</title>
      </path>
    </g>
  );
}

/** Movement this turn: a mark for the mode, and the hexes. */
function Moved({ view, id, w }: { readonly view: View; readonly id: UnitId; readonly w: BoardLabels }) {
  const moved = movedOf(view, id);
  if (!moved) return null;
  return (
    <g class={`bt-moved is-${moved.mode}`} transform={`translate(${-HALF + 3} ${HALF - 3})`}>
      <title>{movedText(view, id, w)}</title>
      <path d={MODE_MARKS[moved.mode]} />
      {moved.mode !== 'still' && (
        <text x="9" y="0">
          {moved.hexes}
        </text>
      )}
    </g>
  );
}

const MOST_MARKS = 3;

function Conditions({ view, id, w }: { readonly view: View; readonly id: UnitId; readonly w: BoardLabels }) {
  const all = conditionsOf(view, id);
  return (
    <>
      {all.slice(0, MOST_MARKS).map((condition, i) => (
        <Badge
          key={condition}
          at={[HALF - 4, -HALF + 4 + 13 * i]}
          mark={CONDITION_MARKS[condition]}
          title={conditionText(condition, w)}
          kind={condition}
        />
      ))}
    </>
  );
}

interface BadgeProps {
  readonly at: readonly [number, number];
  readonly mark: string;
  readonly title: string;
  readonly kind?: string;
}

function Badge({ at: [x, y], mark, title, kind = 'fired' }: BadgeProps) {
  return (
    <g class={`bt-badge is-${kind}`} transform={`translate(${x} ${y})`}>
      <title>{title}</title>
      <circle r="6.4" />
      <path d={mark} />
    </g>
  );
}

interface WreckProps {
  readonly name: string;
  readonly side: string;
  readonly weight: Weight;
  readonly w: BoardLabels;
}

/** A wreck: the machine on its side on scorched ground, crossed out. */
function Wreck({ name, side, weight, w }: WreckProps) {
  return (
    <g class={`bt-wreck ${sideClass(side)}`}>
      <title>{w.wreck(name)}</title>
      <path class="bt-scorch" d={SCORCH} />
      <path class="bt-hulk" d={SILHOUETTES[weight]} transform="rotate(72) scale(.92)" />
      <path class="bt-cross" d="M-13-13L13 13M13-13L-13 13" />
    </g>
  );
}

interface GhostProps {
  readonly view: View;
  readonly id: UnitId;
  readonly facing: Facing;
}

/** Outline and facing of a unit at a planned place. */
export function Ghost({ view, id, facing }: GhostProps) {
  const { side, design } = modelOf(view, id);
  return (
    <g class={`bt-ghost ${sideClass(side)}`}>
      <Plate />
      <g transform={`rotate(${60 * facing})`}>
        <path class="bt-chevron" d={CHEVRON} />
      </g>
      <path class="bt-silhouette" d={SILHOUETTES[weightOf(design)]} />
      <text class="bt-big-letter" y="9">
        {unitLetter(id)}
      </text>
    </g>
  );
}
