import type { Fact } from '../../../../kernel/fact.ts';
import { isSimple } from '../../../../parts/plane/polygon.ts';
import { abilityOf } from '../../data/abilities.ts';
import type { PrintedSheet } from '../../data/printed.ts';
import type { Army, ArmyUnit, Scenario } from '../../scenario.ts';
import { SIDES } from '../../sides.ts';
import { wrongAbility, wrongAttacks } from '../abilities/fault.ts';
import { profileOf } from './armoury.ts';
import { carried, sheetOf } from './muster.ts';

/** A fault and its path: `armies/attacker/units/2/sheet`. */
const fault = (field: string, problem: string): Fact => ({ code: 'bad-setup', field, problem });

const because = (field: string, why: Fact): Fact => ({ code: 'bad-setup', field, why });

type Faults = Generator<Fact, void>;

/** The first error in a scenario with a valid shape. */
export function wrongWith(scenario: Scenario): Fact | undefined {
  for (const found of faults(scenario)) return found;
  return undefined;
}

function* faults(scenario: Scenario): Faults {
  const seen = new Set<string>();
  for (const side of SIDES) {
    const at = `armies/${side}`;
    yield* sheetFaults(scenario.armies[side], at);
    for (const [u, unit] of scenario.armies[side].units.entries()) {
      const here = `${at}/units/${u}`;
      if (seen.has(unit.id)) yield fault(`${here}/id`, `there are two units called ${unit.id}`);
      seen.add(unit.id);
      yield* unitFaults(scenario.armies[side], unit, here);
    }
  }
  yield* terrainFaults(scenario);
  yield* deploymentFaults(scenario);
  yield* engagedFaults(scenario);
}

/** The first error in an army on its own. */
export function wrongArmy(army: Army, at: string): Fact | undefined {
  for (const found of sheetFaults(army, at)) return found;
  for (const [u, unit] of army.units.entries())
    for (const found of unitFaults(army, unit, `${at}/units/${u}`)) return found;
  return undefined;
}

function* sheetFaults(army: Army, at: string): Faults {
  for (const [s, sheet] of (army.sheets ?? []).entries()) {
    const here = `${at}/sheets/${s}`;
    yield* abilityFaults(sheet.abilities, 'unit', `${here}/abilities`);
    for (const [kind, model] of Object.entries(sheet.kinds)) {
      yield* abilityFaults(model.abilities, 'unit', `${here}/kinds/${kind}/abilities`);
      if ('hull' in model.base) yield* outlineFaults(model.base.hull, `${here}/kinds/${kind}/base/hull`);
    }
    for (const [id, weapon] of Object.entries(sheet.weapons))
      for (const [p, profile] of weapon.profiles.entries()) {
        const where = `${here}/weapons/${id}/profiles/${p}`;
        yield* abilityFaults(profile.abilities, 'weapon', `${where}/abilities`);
        const wrong = wrongAttacks(profileOf(profile));
        if (wrong) yield because(`${where}/A`, wrong);
      }
  }
}

function* abilityFaults(printed: readonly string[] | undefined, owner: 'weapon' | 'unit', at: string): Faults {
  for (const [i, one] of (printed ?? []).entries()) {
    const wrong = wrongAbility(abilityOf(one), owner);
    if (wrong) yield because(`${at}/${i}`, wrong);
  }
}

function* unitFaults(army: Army, unit: ArmyUnit, here: string): Faults {
  const sheet = sheetOf(army, unit.sheet);
  if (!sheet) {
    yield fault(`${here}/sheet`, `unknown datasheet ${unit.sheet}`);
    return;
  }
  for (const [m, { kind, weapons }] of unit.models.entries()) {
    if (!Object.hasOwn(sheet.kinds, kind))
      yield fault(`${here}/models/${m}/kind`, `must be one of ${Object.keys(sheet.kinds).join(', ')}`);
    for (const [w, weapon] of weapons.entries())
      if (!Object.hasOwn(sheet.weapons, weapon))
        yield fault(`${here}/models/${m}/weapons/${w}`, `must be one of ${Object.keys(sheet.weapons).join(', ')}`);
  }
  if (unit.attachedTo !== undefined) yield* attachmentFaults(army, unit, sheet, here);
  if (unit.embarkedIn !== undefined) yield* embarkedFaults(army, unit, here);
}

function* attachmentFaults(army: Army, unit: ArmyUnit, sheet: PrintedSheet, here: string): Faults {
  const guard = army.units.find(({ id }) => id === unit.attachedTo);
  if (!guard || guard === unit) yield fault(`${here}/attachedTo`, `unknown unit ${unit.attachedTo}`);
  else if (guard.attachedTo !== undefined) yield fault(`${here}/attachedTo`, `${guard.id} is itself attached`);
  else if (guard.embarkedIn !== undefined) yield fault(`${here}/attachedTo`, `${guard.id} is aboard`);
  if (unit.embarkedIn !== undefined) yield fault(`${here}/embarkedIn`, `${unit.id} is attached`);
  if (!sheet.keywords.some((keyword) => keyword.toLowerCase() === 'character'))
    yield fault(`${here}/attachedTo`, `${unit.id} is not a Character`);
}

function* embarkedFaults(army: Army, unit: ArmyUnit, here: string): Faults {
  const ship = army.units.find(({ id }) => id === unit.embarkedIn);
  const deck = ship && sheetOf(army, ship.sheet)?.abilities?.some((ability) => abilityOf(ability).id === 'firing-deck');
  if (!ship || ship === unit) yield fault(`${here}/embarkedIn`, `unknown unit ${unit.embarkedIn}`);
  else if (!deck) yield fault(`${here}/embarkedIn`, `${ship.id} has no Firing Deck`);
  else if (ship.embarkedIn !== undefined) yield fault(`${here}/embarkedIn`, `${ship.id} is itself aboard`);
  else if (ship.attachedTo !== undefined) yield fault(`${here}/embarkedIn`, `${ship.id} is attached`);
}

function* terrainFaults({ terrain, table }: Scenario): Faults {
  for (const [i, piece] of terrain.entries()) {
    if (terrain.findIndex(({ id }) => id === piece.id) < i)
      yield fault(`terrain/${i}/id`, `there are two pieces called ${piece.id}`);
    yield* outlineFaults(piece.corners, `terrain/${i}/corners`);
    for (const [c, [x, y]] of piece.corners.entries())
      if (x < 0 || y < 0 || x > table.width || y > table.height)
        yield fault(
          `terrain/${i}/corners/${c}`,
          `is outside the battlefield of ${table.width} by ${table.height} inches`,
        );
  }
}

/** Footprints need an area, and sides that do not cross. */
function* outlineFaults(corners: readonly (readonly [x: number, y: number])[], at: string): Faults {
  if (!isSimple(corners.map(([x, y]) => ({ x, y })))) yield fault(at, 'has sides that cross or touch each other');
}

function* deploymentFaults({ armies, deployment, table }: Scenario): Faults {
  const units = SIDES.flatMap((side) => armies[side].units).filter(({ embarkedIn }) => embarkedIn === undefined);
  for (const [d, { unit, at }] of deployment.entries()) {
    const here = `deployment/${d}`;
    const bought = units.find(({ id }) => id === unit);
    if (!bought) {
      yield fault(`${here}/unit`, `unknown unit ${unit}`);
      continue;
    }
    if (deployment.findIndex((other) => other.unit === unit) < d)
      yield fault(`${here}/unit`, `${unit} is already deployed`);
    const models = carried(bought).length;
    if (at.length !== models) yield fault(`${here}/at`, `${unit} has ${models} models, this places ${at.length}`);
    for (const [m, [x, y]] of at.entries())
      if (x < 0 || y < 0 || x > table.width || y > table.height)
        yield fault(`${here}/at/${m}`, `is outside the battlefield of ${table.width} by ${table.height} inches`);
  }
  for (const { id } of units)
    if (!deployment.some(({ unit }) => unit === id)) yield fault('deployment', `${id} is not deployed`);
}

function* engagedFaults({ armies, engaged }: Scenario): Faults {
  const sideOf = (id: string) => SIDES.find((side) => armies[side].units.some((unit) => unit.id === id));
  const attached = new Set(
    SIDES.flatMap((side) => armies[side].units)
      .filter((one) => one.attachedTo)
      .map(({ id }) => id),
  );
  for (const [e, [a, b]] of engaged.entries()) {
    const unknown = [a, b].find((id) => !sideOf(id));
    if (unknown !== undefined) yield fault(`engaged/${e}`, `unknown unit ${unknown}`);
    else if (attached.has(a) || attached.has(b))
      yield fault(`engaged/${e}`, 'name the bodyguard of an attached character');
    else if (sideOf(a) === sideOf(b)) yield fault(`engaged/${e}`, `${a} and ${b} are on the same side`);
  }
}
