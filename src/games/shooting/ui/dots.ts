import type { Scenario } from '../scenario.ts';

/** A model on the miniature. */
interface Dot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly side: 'attacker' | 'defender';
  readonly unit: number;
}

const BIG = 90; // points per model from which it is drawn as a machine or monster

/** All models in the order of the rules: each unit with its attached characters. Passengers are not shown. */
export function dotsOf({ armies, deployment }: Scenario): readonly Dot[] {
  let unit = -1;
  return (['attacker', 'defender'] as const).flatMap((side) =>
    armies[side].units
      .filter(({ attachedTo, embarkedIn }) => attachedTo === undefined && embarkedIn === undefined)
      .flatMap((bought) => {
        unit++;
        const index = unit;
        return [bought, ...armies[side].units.filter(({ attachedTo }) => attachedTo === bought.id)].flatMap((part) => {
          const places = deployment.find((one) => one.unit === part.id)?.at ?? [];
          const r = part.attachedTo === undefined && part.points / places.length >= BIG ? 1.5 : 0.62;
          return places.map(([x, y]): Dot => ({ x, y, r, side, unit: index }));
        });
      }),
  );
}
