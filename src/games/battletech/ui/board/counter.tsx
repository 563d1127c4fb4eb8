import type { Language } from '../../../../kernel/game.ts';
import { percent } from '../../../../page/figure.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { SCORCH, SILHOUETTES, type Weight, weightOf } from '../../picture/silhouettes.ts';
import { alive, shareLeft } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { type BoardLabels, boardLabels } from '../board-labels.ts';
import { CONDITION_MARKS, FIRED_MARK, HATCH, MODE_MARKS } from './counter-shapes.ts';
import { conditionText, movedText } from './hex-text.ts';
import { namesIn } from './names.ts';
import { conditionsOf, hasFired, hasLetter, movedOf, sideClass, unitLetter } from './units.ts';
import { pipsOf, wornPaths } from './wear.ts';

const HALF = 23; // half of a counter's edge
const CHEVRON = 'M0-40L11-26.4 0-30.6-11-26.4Z';

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
  const share = shareLeft(view, id);
  return (
    <g class={`bt-counter ${sideClass(side)} ${state ? `is-${state}` : ''} ${unit.acted ? 'has-acted' : ''}`}>
      <Plate />
      <Machine view={view} id={id} title={namesIn(view.rules, language).whose(id)} />
      <Pips share={share} title={w.left(percent(share, language))} />
      {look !== unit.facing && <Look facing={look} title={(unit.crew ? w.aims : w.looks)(w.way(look))} />}
      <Legs facing={unit.facing} title={w.legs(w.way(unit.facing))} />
      {hasLetter(view, id) && <Letter id={id} />}
      <Moved view={view} id={id} w={w} />
      {hasFired(view, id) && <Badge at={[HALF - 1, HALF - 2]} mark={FIRED_MARK} title={w.fired} />}
      <Conditions view={view} id={id} w={w} />
    </g>
  );
}

/** The square itself, with the hatching of the second side. */
function Plate() {
  const square = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, rx: 4 };
  return (
    <>
      <rect class="bt-halo" {...square} />
      <rect class="bt-face" {...square} />
      <path class="bt-hatch" d={HATCH} />
      <rect class="bt-edge" {...square} />
    </>
  );
}

/** The silhouette; worn, pierced and lost parts look different. */
function Machine({ view, id, title }: { readonly view: View; readonly id: UnitId; readonly title: string }) {
  return (
    <g class={`bt-machine ${unitOf(view, id).prone ? 'is-prone' : ''}`}>
      <title>{title}</title>
      {wornPaths(view, id).map(([wear, d]) => (
        <path key={wear} class={`bt-limb is-${wear}`} d={d} />
      ))}
    </g>
  );
}

/** Armour pips that empty from the right. */
function Pips({ share, title }: { readonly share: number; readonly title: string }) {
  const grade = share > 0.6 ? 'is-good' : share > 0.3 ? 'is-warn' : 'is-bad';
  return (
    <g class={`bt-pips ${grade}`}>
      <title>{title}</title>
      <rect class="bt-pips-row" x="-17.5" y="14.4" width="35" height="6.6" />
      {pipsOf(share).map((filled, i) => (
        <rect
          key={i}
          class={filled ? 'bt-pip is-filled' : 'bt-pip'}
          x={-16.4 + 5.6 * i}
          y="15.2"
          width="4.8"
          height="5"
        />
      ))}
    </g>
  );
}

/** Tells several units of one side apart. */
function Letter({ id }: { readonly id: UnitId }) {
  return (
    <text class="bt-letter" x={-HALF + 6} y={-HALF + 11}>
      {unitLetter(id)}
    </text>
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
      <path class="bt-look" d="M-9.5-25.5L0-37 9.5-25.5">
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
    <g class={`bt-moved is-${moved.mode}`} transform={`translate(${-HALF - 2} ${HALF + 9})`}>
      <title>{movedText(view, id, w)}</title>
      <path class="bt-moved-halo" d={MODE_MARKS[moved.mode]} />
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
          at={[HALF - 1, -HALF + 2 + 13 * i]}
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
      <g class="bt-machine">
        <path class="bt-limb" d={SILHOUETTES[weightOf(design)]} />
      </g>
    </g>
  );
}
