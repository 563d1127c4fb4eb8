import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import { fusionTons } from '../../data/engines.ts';
import { TURRET } from '../../data/places.ts';
import type { Design } from '../../design.ts';
import { tonsOf, weaponOf } from './catalogue.ts';
import type { MechSource, UnitSource, VehicleSource } from './unit-schema.ts';

const COCKPIT = 3;
const FREE_SINKS = 10;
const POINTS_A_TON = 16;
const FERRO_FIBROUS = 1.12;

/** Rounds up to the next half ton, via hundredths so that floating-point error cannot add a half. */
const halves = (tons: number): number => Math.ceil(Math.round(tons * 200) / 100) / 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);
const line = (code: string, value: number, facts: object = {}): Line => ({ why: { code, ...facts }, value });

/** A line for each kind of item, with its count and total weight. */
function itemLines(items: readonly string[], tons: number): readonly Line[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => line('item', count * tonsOf(item, tons), { item, count }));
}

// Heat sinks and jump jets have their own lines.
const COUNTED_APART = ['heat-sink', 'double-heat-sink', 'jump-jet'];
const named = (entry: string): string => entry.replace(' (rear)', '');

function mechLines(
  { tons, engine, sinks, jump = 0, structure, plating, slots }: MechSource,
  { armour }: Design,
): Line[] {
  const items = Object.values(slots).flatMap((list) => list ?? []);
  const points = sum(armour);
  return [
    line('structure', halves(structure === 'endo-steel' ? tons / 20 : tons / 10)),
    line('engine', fusionTons(engine), { rating: engine }),
    line('gyro', Math.ceil(engine / 100)),
    line('cockpit', COCKPIT),
    line('sinks', Math.max(0, sinks.count - FREE_SINKS), { count: sinks.count, free: FREE_SINKS }),
    line('jump-jets', jump * tonsOf('jump-jet', tons), { count: jump }),
    line('armour', halves(points / (POINTS_A_TON * (plating === 'ferro-fibrous' ? FERRO_FIBROUS : 1))), { points }),
    ...itemLines(
      items.map(named).filter((item) => !COUNTED_APART.includes(item)),
      tons,
    ),
  ];
}

/** A combustion engine weighs twice as much and needs amplifiers for energy weapons; a reactor needs shielding. */
function vehicleLines({ tons, engine, fuel, ammo = [] }: VehicleSource, { armour, mounts, sinks }: Design): Line[] {
  const points = sum(armour);
  const weight = (wanted: (mount: (typeof mounts)[number]) => boolean): number =>
    sum(mounts.filter(wanted).map(({ weapon }) => tonsOf(weapon, tons)));
  const energy = weight(({ weapon }) => weaponOf(weapon)?.kind === 'energy');
  const free = fuel === 'fusion' ? FREE_SINKS : 0;
  return [
    line('structure', halves(tons / 10)),
    line('engine', halves(fusionTons(engine) * (fuel === 'fusion' ? 1.5 : 2)), { rating: engine }),
    line('controls', halves(tons / 20)),
    line('turret', halves(weight(({ at }) => at === TURRET) / 10)),
    line('amplifiers', fuel === 'fusion' ? 0 : halves(energy / 10)),
    line('sinks', Math.max(0, sinks.count - free), { count: sinks.count, free }),
    line('armour', halves(points / POINTS_A_TON), { points }),
    ...itemLines([...mounts.map(({ weapon }) => weapon), ...ammo], tons),
  ];
}

/** A unit's weight, part by part. `design` is the compiled `source`. */
export const weightTally = (source: UnitSource, design: Design): Tally =>
  tally(source.kind === 'mech' ? mechLines(source, design) : vehicleLines(source, design));
