import type { Gear, Part } from '../../../games/battletech/data/items.ts';

/*
 * The simulator's number and Spanish name for what a 'Mech carries. Programs match ammunition to weapons by number, and
 * parts by name. Numbers below 9000 are the simulator's; those from 9000 are ours, for items that appear in no file we
 * have seen. Numbers are unique within a class: a weapon and a part may share one.
 */
export interface Code {
  readonly code: number;
  readonly name: string;
}

const list = <Id extends string>(rows: readonly (readonly [Id, number, string])[]): Readonly<Record<Id, Code>> =>
  Object.fromEntries(rows.map(([id, code, name]) => [id, { code, name }])) as Record<Id, Code>;

export const WEAPON_CODES: Readonly<Record<string, Code>> = list([
  ['large-laser', 21, 'Láser Pesado'],
  ['medium-laser', 22, 'Láser Medio'],
  ['small-laser', 9001, 'Láser Ligero'],
  ['ppc', 9002, 'CPP'],
  ['flamer', 9003, 'Lanzallamas'],
  ['er-medium-laser', 9004, 'Láser Medio AE'],
  ['er-large-laser', 9005, 'Láser Pesado AE'],
  ['er-ppc', 9006, 'CPP AE'],
  ['small-pulse-laser', 9007, 'Láser de Pulsos Ligero'],
  ['medium-pulse-laser', 9008, 'Láser de Pulsos Medio'],
  ['large-pulse-laser', 9009, 'Láser de Pulsos Pesado'],
  ['machine-gun', 9021, 'Ametralladora'],
  ['ac-2', 9022, 'CA 2'],
  ['ac-5', 9023, 'CA 5'],
  ['ac-10', 9024, 'CA 10'],
  ['ac-20', 9025, 'CA 20'],
  ['lb-10-x', 9026, 'CA LB 10-X'],
  ['gauss-rifle', 65, 'Rifle Gauss'],
  ['srm-2', 9041, 'AMCA 2'],
  ['srm-4', 9042, 'AMCA 4'],
  ['srm-6', 42, 'AMCA 6'],
  ['lrm-5', 9043, 'AMLA 5'],
  ['lrm-10', 9044, 'AMLA 10'],
  ['lrm-15', 32, 'AMLA 15'],
  ['lrm-20', 34, 'AMLA 20'],
]);

export const AMMO_CODES: Readonly<Record<string, Code>> = list([
  ['machine-gun-ammo', 9121, 'M. Ametralladora'],
  ['machine-gun-half-ammo', 9131, 'M. Ametralladora (media)'],
  ['ac-2-ammo', 9122, 'M. CA/2'],
  ['ac-5-ammo', 9123, 'M. CA/5'],
  ['ac-10-ammo', 9124, 'M. CA/10'],
  ['ac-20-ammo', 9125, 'M. CA/20'],
  ['lb-10-x-ammo', 9126, 'M. CA LB/10-X'],
  ['lb-10-x-cluster-ammo', 9136, 'M. CA LB/10-X Cluster'],
  ['gauss-rifle-ammo', 83, 'M. Rifle Gauss'],
  ['srm-2-ammo', 9141, 'M. AMCA/2'],
  ['srm-4-ammo', 9142, 'M. AMCA/4'],
  ['srm-6-ammo', 58, 'M. AMCA/6'],
  ['lrm-5-ammo', 9143, 'M. AMLA/5'],
  ['lrm-10-ammo', 9144, 'M. AMLA/10'],
  ['lrm-15-ammo', 50, 'M. AMLA/15'],
  ['lrm-20-ammo', 51, 'M. AMLA/20'],
]);

/** The word in the files for special ammunition; everything else has `No`. */
export const SPECIAL: Readonly<Record<string, string>> = {
  'gauss-rifle-ammo': 'Gauss',
  'lb-10-x-cluster-ammo': 'Cluster',
};
export const COMMON = 'No';

export const PART_CODES: Readonly<Record<Part, Code>> = list([
  ['shoulder', 3013, 'Hombro'],
  ['upper-arm', 3014, 'Brazo'],
  ['lower-arm', 3015, 'Antebrazo'],
  ['hand', 3016, 'Mano'],
  ['hip', 3017, 'Cadera'],
  ['upper-leg', 3018, 'Muslo'],
  ['lower-leg', 3019, 'Pierna'],
  ['foot', 3020, 'Pie'],
  ['life-support', 3008, 'Soporte Vital'],
  ['sensors', 3009, 'Sensores'],
  ['cockpit', 3010, 'Cabina'],
  ['gyro', 1012, 'Giroscopio'],
  ['engine', 1011, 'Motores'],
]);

/** Single and double heat sinks share one name; the last line of a definition tells them apart. */
export const GEAR_CODES: Readonly<Record<Gear['id'], Code>> = list([
  ['heat-sink', 1004, 'Radiador'],
  ['double-heat-sink', 1004, 'Radiador'],
  ['jump-jet', 1013, 'Retroreactor'],
  ['case', 3015, 'DACM'],
  ['artemis-iv', 9201, 'Artemis IV'],
  ['masc', 9202, 'MASC'],
  ['ferro-fibrous', 1000, 'Blindaje Ferro Fibroso'],
  ['endo-steel', 9203, 'Estructura de Endoacero'],
  ['hatchet', 9204, 'Hacha'],
]);
