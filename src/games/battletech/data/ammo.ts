import type { Ammo } from './items.ts';

type Row = readonly [feeds: string, name: string, shots: number, damage: number];

const ton = ([feeds, name, shots, damage]: Row): Ammo => ({
  id: `${feeds}-ammo`,
  name: `${name} Ammo`,
  feeds,
  munition: 'standard',
  pellets: 0,
  shots,
  damage,
  tons: 1,
  explosive: true,
  advanced: false,
});

// Columns: weapon family, name, shots per ton, and damage per shot if it explodes.
const INTRODUCTORY: readonly Ammo[] = [
  ton(['machine-gun', 'Machine Gun', 200, 2]),
  { ...ton(['machine-gun', 'Machine Gun (Half)', 100, 2]), id: 'machine-gun-half-ammo', tons: 0.5 },
  ton(['ac-2', 'AC/2', 45, 2]),
  ton(['ac-5', 'AC/5', 20, 5]),
  ton(['ac-10', 'AC/10', 10, 10]),
  ton(['ac-20', 'AC/20', 5, 20]),
  ton(['srm-2', 'SRM 2', 50, 4]),
  ton(['srm-4', 'SRM 4', 25, 8]),
  ton(['srm-6', 'SRM 6', 15, 12]),
  ton(['lrm-5', 'LRM 5', 24, 5]),
  ton(['lrm-10', 'LRM 10', 12, 10]),
  ton(['lrm-15', 'LRM 15', 8, 15]),
  ton(['lrm-20', 'LRM 20', 6, 20]),
];

const ADVANCED: readonly Ammo[] = [
  ton(['lb-10-x', 'LB 10-X AC', 10, 10]),
  { ...ton(['lb-10-x', 'LB 10-X AC Cluster', 10, 10]), id: 'lb-10-x-cluster-ammo', munition: 'cluster', pellets: 10 },
  { ...ton(['gauss-rifle', 'Gauss Rifle', 8, 15]), explosive: false },
];

/** All ammunition by id. */
export const AMMO: Readonly<Record<string, Ammo>> = Object.fromEntries(
  [...INTRODUCTORY, ...ADVANCED.map((ammo) => ({ ...ammo, advanced: true }))].map((ammo) => [ammo.id, ammo]),
);
