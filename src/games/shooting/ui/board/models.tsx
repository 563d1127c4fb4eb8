import type { Shape } from '../../../../parts/plane/shape.ts';
import { at } from '../../picture/outline.ts';
import { figureOf, SILHOUETTES } from '../../picture/silhouettes.ts';
import { isAlive, modelAt, unitAt } from '../../rules/units.ts';
import type { Model, View } from '../../view.ts';
import { signAt } from './ground.tsx';
import { baseAt } from './places.ts';
import { SIGNS } from './silhouettes.ts';

interface ModelsProps {
  readonly view: View;
  readonly fallen: ReadonlySet<number>; // models destroyed in the last change
  readonly may: readonly number[]; // models the player may click
  readonly order: readonly number[]; // models already chosen, in order
}

/** All models: destroyed ones at the bottom, then the living. */
export function Models({ view, fallen, may, order }: ModelsProps) {
  const { models } = view.rules;
  const lives = ({ index }: Model): boolean => isAlive(view.wounds, index);
  return (
    <>
      {models
        .filter((model) => !lives(model))
        .map((model) => (
          <Gone key={model.index} view={view} model={model} falls={fallen.has(model.index)} />
        ))}
      {models.filter(lives).map((model) => (
        <Living
          key={model.index}
          view={view}
          model={model}
          may={may.includes(model.index)}
          place={order.indexOf(model.index)}
        />
      ))}
    </>
  );
}

export const sideClass = (side: string): string => (side === 'attacker' ? 'sh-a' : 'sh-b');

function Gone({ view, model, falls }: { readonly view: View; readonly model: Model; readonly falls: boolean }) {
  const { side } = unitAt(view.rules, model.unit);
  const { x, y } = model.at;
  return (
    <g class={`sh-gone ${sideClass(side)} ${falls ? 'is-falling' : ''}`}>
      {falls && <Base shape={baseAt(view.rules, model.index)} class="sh-base" />}
      <path d={`M${x - 0.22} ${y - 0.22}l.44 .44M${x + 0.22} ${y - 0.22}l-.44 .44`} />
    </g>
  );
}

interface LivingProps {
  readonly view: View;
  readonly model: Model;
  readonly may: boolean;
  readonly place: number;
}

function Living({ view, model, may, place }: LivingProps) {
  const { rules, wounds } = view;
  const unit = unitAt(rules, model.unit);
  const shape = baseAt(rules, model.index);
  const [left, full] = [wounds[model.index] as number, model.sheet.wounds];
  return (
    <g
      class={`sh-model ${sideClass(unit.side)} ${may ? 'is-may' : ''} ${view.shot.includes(unit.index) ? 'has-shot' : ''}`}
    >
      <Base shape={shape} class="sh-base" />
      {unit.side === 'defender' && <Base shape={shape} class="sh-hatched" />}
      <path class="sh-figure" d={SILHOUETTES[figureOf(model, unit)]} transform={poseOf(model, shape)} />
      {left < full && <Ring shape={shape} share={left / full} />}
      {place >= 0 && (
        <g class="sh-place" style={signAt(shape.at)}>
          <circle r="9" />
          <text y="4">{place + 1}</text>
        </g>
      )}
    </g>
  );
}

/** A base on the battlefield. */
function Base({ shape, class: name }: { readonly shape: Shape; readonly class: string }) {
  if (shape.kind === 'polygon') return <path class={name} d={`M${shape.corners.map(at).join('L')}Z`} />;
  const { x, y } = shape.at;
  const turned = shape.round ? {} : { transform: `rotate(${degrees(shape.cos, shape.sin)} ${x} ${y})` };
  return <ellipse class={name} cx={x} cy={y} rx={shape.a} ry={shape.b} {...turned} />;
}

const degrees = (cos: number, sin: number): number => Math.round((Math.atan2(sin, cos) * 1800) / Math.PI) / 10;

/** A silhouette is upright on a base, and rotated with a hull. */
function poseOf({ at: { x, y }, turn, sheet: { base } }: Model, shape: Shape): string {
  if (base.shape === 'hull') {
    const [long, wide] = [0, 1].map((axis) =>
      Math.max(...base.corners.map((corner) => Math.abs(corner[axis] as number))),
    );
    return `translate(${x} ${y}) rotate(${turn}) scale(${((long as number) / 10) * 0.94} ${((wide as number) / 10) * 0.94})`;
  }
  const size = shape.kind === 'oval' ? Math.min(shape.a, shape.b) : 0.5;
  return `translate(${x} ${y}) scale(${(size / 10) * 0.88})`;
}

/** A ring that empties clockwise from the top. */
function Ring({ shape, share }: { readonly shape: Shape; readonly share: number }) {
  const { x, y } = shape.at;
  const r = shape.kind === 'oval' ? Math.min(shape.a, shape.b) * 0.82 : (shape.box.high - shape.box.low) / 3;
  return (
    <g class={`sh-ring ${share <= 0.34 ? 'is-low' : ''}`}>
      <circle cx={x} cy={y} r={r} class="sh-ring-track" />
      <circle
        cx={x}
        cy={y}
        r={r}
        pathLength={100}
        stroke-dasharray={`${Math.round(share * 100)} 100`}
        transform={`rotate(-90 ${x} ${y})`}
      />
    </g>
  );
}

/** Shields on the models that have cover. */
export const Cover = ({ view, models }: { readonly view: View; readonly models: Iterable<number> }) => (
  <>
    {[...models].map((model) => {
      const { x, y } = modelAt(view.rules, model).at;
      const { box } = baseAt(view.rules, model);
      const [right, up] = [x + (box.right - x) * 0.72, y + (box.low - y) * 0.72];
      return <path key={model} class="sh-cover" d={SIGNS.cover} transform={`translate(${right} ${up}) scale(.07)`} />;
    })}
  </>
);
