import type { Unit } from '../../ask/matrix/army-units.ts';
import { SILHOUETTES } from '../../picture/silhouettes.ts';
import { type FigureName, figuresOf } from './figures.ts';

export type TrainerSide = 'mine' | 'theirs';

const Figure = ({ name }: { readonly name: FigureName }) => (
  <svg class="trainer-figure" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    <path d={SILHOUETTES[name]} />
  </svg>
);

/** A unit as a small counter: its first model, in its side's colour; the enemy's edge is dashed. */
export function Counter({ unit, side }: { readonly unit: Unit; readonly side: TrainerSide }) {
  const [first] = figuresOf(unit);
  return (
    <span class={`trainer-counter is-${side}`} aria-hidden="true">
      <Figure name={first?.figure ?? 'trooper'} />
    </span>
  );
}

const MOST_DRAWN = 24;

/** Every model of a unit. */
export function Models({ unit, side }: { readonly unit: Unit; readonly side: TrainerSide }) {
  const figures = figuresOf(unit).flatMap(({ figure, count }) => Array.from({ length: count }, () => figure));
  const shown = figures.slice(0, MOST_DRAWN);
  return (
    <span class={`trainer-models is-${side} ${figures.length === 1 ? 'is-single' : ''}`} aria-hidden="true">
      {shown.map((figure, i) => (
        <Figure key={i} name={figure} />
      ))}
      {figures.length > shown.length && <span class="small">+{figures.length - shown.length}</span>}
    </span>
  );
}
