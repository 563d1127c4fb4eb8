import { useEffect, useState } from 'preact/hooks';
import { visible } from '../rules/sight.ts';
import { isAlive, living, unitAt } from '../rules/units.ts';
import type { Rules, View } from '../view.ts';
import { type Job, workOff } from './sliced.ts';

/** Models whose sight of every enemy has been computed. Cached, since nothing moves in a Shooting Phase. */
const KNOWN = new WeakMap<Rules['field'], Map<string, boolean>>();

function knownIn({ field }: Rules): Map<string, boolean> {
  const known = KNOWN.get(field) ?? new Map<string, boolean>();
  KNOWN.set(field, known);
  return known;
}

/** The remaining computations, one per model: the shooting unit first, then every unit that may shoot after it. */
function looksLeft(view: View): readonly Job<boolean>[] {
  const { rules, shooter, active } = view;
  const known = knownIn(rules);
  const own = rules.units.filter(({ side }) => side === active).map(({ index }) => index);
  const units = shooter === null ? own : [shooter, ...own.filter((unit) => unit !== shooter)];
  return units
    .flatMap((unit) => firersOf(view, unit))
    .filter((model) => !known.has(`${model}`))
    .map((model) => ({ key: `${model}`, work: () => look(view, model) }));
}

/** Whether the shooting unit's sight has been computed, so that its targets are found immediately. */
const isSightKnown = (view: View): boolean =>
  view.shooter === null || firersOf(view, view.shooter).every((model) => knownIn(view.rules).has(`${model}`));

const firersOf = ({ rules, wounds }: View, unit: number): readonly number[] =>
  living(wounds, unitAt(rules, unit).models);

function look({ rules, wounds }: View, model: number): boolean {
  const side = rules.units[rules.models[model]?.unit ?? -1]?.side;
  for (const foe of rules.units)
    if (foe.side !== side)
      for (const to of foe.models) {
        rules.field.distance(model, to);
        if (isAlive(wounds, to)) visible(rules, wounds, model, to);
      }
  return true;
}

/** Computes lines of sight in small steps between frames. Returns whether the shooter's part is done. */
export function useKnownSight(view: View): boolean {
  const [, redraw] = useState(0);
  const ready = isSightKnown(view);
  useEffect(() => {
    let timer = 0;
    let told = ready;
    const goOn = (): void => {
      const left = workOff(looksLeft(view), knownIn(view.rules));
      if (!told && isSightKnown(view)) {
        told = true;
        redraw((n) => n + 1);
      }
      if (left > 0) timer = setTimeout(goOn);
    };
    if (looksLeft(view).length > 0) timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [view.rules, view.shooter, view.active, ready]);
  return ready;
}

/** Like `useKnownSight`, for the board: it updates in a task after the panel, so that neither delays a frame. */
export function useSightAfter(view: View): boolean {
  const known = useKnownSight(view);
  const [followed, follow] = useState(view.shooter);
  useEffect(() => {
    if (!known || followed === view.shooter) return;
    const timer = setTimeout(() => follow(view.shooter));
    return () => clearTimeout(timer);
  }, [known, followed, view.shooter]);
  return known && followed === view.shooter;
}
