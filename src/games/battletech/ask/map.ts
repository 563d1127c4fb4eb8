import Type from 'typebox';
import type { Query } from '../../../kernel/game.ts';
import { ok } from '../../../kernel/result.ts';
import { facingShape } from '../../../parts/hex/facing-schema.ts';
import { distance, within } from '../../../parts/hex/hex.ts';
import { bad, query } from '../../../parts/schema/query.ts';
import { oneOf, strict } from '../../../parts/schema/schema.ts';
import { arcOf, bears } from '../rules/arcs.ts';
import { ROLLS } from '../rules/movement/hazards.ts';
import { reach } from '../rules/movement/reach.ts';
import { eyeAt, eyeOf, sight } from '../rules/sight.ts';
import { STANDING, walkTally } from '../rules/status.ts';
import { floorAt } from '../rules/terrain.ts';
import { modelOf, type State } from '../state.ts';
import { label, receipt, weaponName } from './receipt.ts';
import { EXAMPLE, Label, noSuchUnit, placeOf, scenario, stateOf, UnitNumber } from './scenario.ts';

const Somewhere = Type.Union([UnitNumber, Label]);

export const losQuery: Query = query(
  'line of sight between two units or hexes, what is in between, and partial cover; a hex stands for a standing ’Mech in it',
  Type.Object({ ...scenario, from: Somewhere, to: Somewhere }, strict),
  { ...EXAMPLE, from: 0, to: '0805' },
  ({ from, to, ...situation }) => {
    const found = stateOf(situation);
    if (!found.ok) return found;
    const state = found.value;
    const eye = (place: string | number) => {
      const hex = placeOf(state, place);
      if (hex === undefined) return undefined;
      return typeof place === 'number' ? eyeOf(state, place) : eyeAt(hex, floorAt(state, hex), STANDING);
    };
    const [here, there] = [eye(from), eye(to)];
    if (!here) return bad({ field: 'from', problem: 'must be a unit of the match or a hex of the map' });
    if (!there) return bad({ field: 'to', problem: 'must be a unit of the match or a hex of the map' });
    const seen = sight(state, here, there);
    return ok({
      from: label(state, here.at),
      to: label(state, there.at),
      distance: distance(state.rules.map, here.at, there.at),
      clear: seen.clear,
      blockedBy: seen.blockedBy && { hex: label(state, seen.blockedBy.hex), why: seen.blockedBy.why },
      woods: seen.woods,
      smoke: seen.smoke,
      partialCover: seen.cover,
      line: seen.line.map((hex) => label(state, hex)),
      divided: seen.divided,
    });
  },
);

export const reachQuery: Query = query(
  'hexes and facings a unit can reach: MP, heat, hexes moved, rolls needed, and the steps to get there',
  Type.Object({ ...scenario, unit: UnitNumber, mode: oneOf(['walk', 'run', 'jump']) }, strict),
  { ...EXAMPLE, unit: 1, mode: 'jump' },
  ({ unit, mode, ...situation }) => {
    const found = stateOf(situation);
    if (!found.ok) return found;
    const state: State = { ...found.value, phase: 'movement' };
    const mover = state.units[unit];
    if (!mover) return noSuchUnit(state, 'unit');
    const ends = reach(state, unit, mode);
    return ok({
      unit: modelOf(state, unit).design.id,
      mode,
      walk: receipt(state, walkTally(state, unit)),
      ends: Array.from({ length: ends.count }, (_, entry) => ({
        hex: label(state, ends.hex[entry] as number),
        facing: ends.facing[entry],
        mp: ends.mp[entry],
        heat: ends.heat[entry],
        hexesMoved: ends.hexes[entry],
        prone: ends.prone[entry] === 1,
        rolls: ROLLS.filter((_, bit) => ((ends.kinds[entry] as number) >> bit) & 1),
        steps: ends.steps(entry),
      })),
    });
  },
);

const RADIUS = 8;

export const arcsQuery: Query = query(
  'firing arcs around a unit, and which weapons bear on each hex',
  Type.Object(
    {
      ...scenario,
      unit: UnitNumber,
      torso: Type.Optional(facingShape()),
      radius: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
    },
    strict,
  ),
  { ...EXAMPLE, unit: 0, torso: 1, radius: 5 },
  ({ unit, torso, radius = RADIUS, ...situation }) => {
    const found = stateOf(situation);
    if (!found.ok) return found;
    const state = found.value;
    const standing = state.units[unit];
    if (!standing) return noSuchUnit(state, 'unit');
    const look = torso ?? standing.torso;
    const { mounts } = modelOf(state, unit).design;
    return ok({
      at: label(state, standing.at),
      facing: standing.facing,
      torso: look,
      weapons: mounts.map((_, mount) => weaponName(state, unit, mount)),
      hexes: [...within(state.rules.map, standing.at, radius)].map((hex) => ({
        hex: label(state, hex),
        arc: arcOf(state.rules.map, standing.at, hex, look),
        bears: mounts.flatMap((_, mount) => (bears(state, unit, mount, hex, { torso: look }) ? [mount] : [])),
      })),
    });
  },
);
