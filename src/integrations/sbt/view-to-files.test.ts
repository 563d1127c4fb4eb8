import { expect, test } from 'vitest';
import { SLOTS } from '../../games/battletech/data/places.ts';
import { designNamed } from '../../games/battletech/rules/build/compile.ts';
import { alive, hasPlace } from '../../games/battletech/rules/status.ts';
import { set, table } from '../../games/battletech/rules/testing.ts';
import { type Mode, modelOf, type UnitId, unitOf, type View, view } from '../../games/battletech/view.ts';
import { must } from '../../kernel/result.ts';
import { checkFiles, isValid } from './check.ts';
import { readDefinition } from './files/definition.ts';
import { readInitiative } from './files/initiative.ts';
import { fromAscii, fromCp1252, linesOf, withLineFeeds } from './files/lines.ts';
import { readMap } from './files/map.ts';
import { readMechs } from './files/mechs.ts';
import { readMoves } from './files/moves.ts';
import type { SbtFile } from './protocol-types.ts';
import { pastOf } from './view-to-files/match.ts';
import { sceneViews } from './view-to-files/testing.ts';
import { filesFor, unsupportedUnit } from './view-to-files.ts';

const VIEWS = sceneViews();
const each = (look: (seen: View, player: UnitId) => void): void => {
  for (const seen of VIEWS) for (const id of seen.units.keys()) look(seen, id);
};
const named = (files: readonly SbtFile[], name: string): Uint8Array =>
  (files.find((file) => file.name === name) as SbtFile).bytes;
const linesIn = (bytes: Uint8Array): number => linesOf(fromCp1252(bytes)).length;
const ones = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

test('the test matches cover enough', () => {
  const units = VIEWS.flatMap(({ units }) => units);
  expect(units.some((unit) => !alive(unit))).toBe(true);
  expect(units.some(({ lost }) => lost !== 0)).toBe(true);
  expect(units.some(({ prone }) => prone)).toBe(true);
  expect(units.some(({ dumping }) => dumping !== 0)).toBe(true);
  expect(units.some(({ hits }) => hits.some((bits) => bits !== 0))).toBe(true);
  expect(VIEWS.some(({ ground }) => Object.keys(ground).length > 0)).toBe(true);
});

test('with LF the files have the same lines, are still valid, and have no CR', () => {
  each((seen, player) => {
    const files = filesFor(seen, player);
    const unix = filesFor(seen, player, { newline: 'lf' });
    expect(unix.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    for (const [i, { bytes }] of unix.entries()) {
      expect(bytes.includes(13)).toBe(false);
      expect(bytes).toEqual(withLineFeeds((files[i] as SbtFile).bytes));
      expect(linesOf(fromCp1252(bytes))).toEqual(linesOf(fromCp1252((files[i] as SbtFile).bytes)));
    }
  });
});

test('every player receives every file, by name', () => {
  each((seen, player) => {
    expect(filesFor(seen, player).map(({ name }) => name)).toEqual([
      `configJ${player}.sbt`,
      `mapaJ${player}.sbt`,
      `mechsJ${player}.sbt`,
      ...seen.units.map((_, id) => `defmechJ${player}-${id}.sbt`),
      `iniciativaJ${player}.sbt`,
      'mov.sbt',
    ]);
  });
});

test('every file of a match is well-formed, stable when rewritten, and agrees with the others', () => {
  each((seen, player) => {
    const check = checkFiles(filesFor(seen, player));
    expect(check.files.filter(({ fault }) => fault)).toEqual([]);
    expect(check.disagreements).toEqual([]);
    expect(isValid(check)).toBe(true);
  });
});

test('files have as many lines as the protocol requires', () => {
  each((seen, player) => {
    const files = filesFor(seen, player);
    const n = seen.units.length;
    const ejected = ones(unitOf(seen, player).dumping);
    const { cols, rows } = seen.rules.map;
    expect(linesIn(named(files, `configJ${player}.sbt`))).toBe(16);
    expect(linesIn(named(files, `mapaJ${player}.sbt`))).toBe(3 + 20 * cols * rows);
    expect(linesIn(named(files, `mechsJ${player}.sbt`))).toBe(2 + n * (31 + 2 * n) + 94 + 2 * ejected);
    expect(linesIn(named(files, `iniciativaJ${player}.sbt`))).toBe(1 + n);
    expect(linesIn(named(files, 'mov.sbt'))).toBe(2 + n);
    for (const id of seen.units.keys()) {
      const bytes = named(files, `defmechJ${player}-${id}.sbt`);
      const { components, actuators, slots } = must(readDefinition(bytes));
      const listed = slots.reduce((sum, { length }) => sum + 1 + 7 * length, 0);
      expect(linesIn(bytes)).toBe(12 + 9 + 19 + 1 + 19 * components.length + 2 + 5 * actuators.length + listed + 4);
    }
  });
});

test('every line ends in CR LF, and all but the definitions are plain ASCII', () => {
  const [seen] = VIEWS as [View];
  for (const { name, bytes } of filesFor(seen, 0)) {
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    if (!name.startsWith('defmech')) expect(fromAscii(bytes)).toBe(text);
  }
});

test("the list of 'Mechs agrees with the record sheets", () => {
  each((seen, player) => {
    const mechs = must(readMechs(fromAscii(named(filesFor(seen, player), `mechsJ${player}.sbt`)), player));
    for (const [id, mech] of mechs.entries()) {
      const unit = unitOf(seen, id);
      expect(mech).toMatchObject({ operational: alive(unit), down: unit.prone, heat: unit.heat, stuck: unit.stuck });
      expect([mech.feet, mech.torso]).toEqual([unit.facing + 1, unit.torso + 1]);
      expect(mech.structure.map((points) => points > 0)).toEqual(SLOTS.map((_, place) => hasPlace(unit, place)));
      expect(mech.own === null).toBe(id !== player);
    }
    const { own } = mechs[player] as (typeof mechs)[number];
    const unit = unitOf(seen, player);
    for (const [place, many] of SLOTS.entries())
      expect(own?.hits[place]).toBe(hasPlace(unit, place) ? unit.hits[place] : 2 ** many - 1);
    expect([own?.fired, own?.wounds, own?.conscious]).toEqual([unit.fired, unit.pilot.hits, unit.pilot.awake]);
    expect(own?.eject.length).toBe(ones(unit.dumping));
  });
});

test('definitions show the shots left, and in their slots the shots of a full bin', () => {
  each((seen, id) => {
    const { components, slots } = must(readDefinition(named(filesFor(seen, id), `defmechJ${id}-${id}.sbt`)));
    const { bins } = modelOf(seen, id).design;
    expect(components.filter((it) => it.class === 'MUNICION').map(({ left }) => left)).toEqual(unitOf(seen, id).bins);
    for (const [place, list] of slots.entries())
      for (const [at, slot] of list.entries())
        if (slot.class === 'MUNICION')
          expect(slot.shots).toBe(bins.find((bin) => bin.at === place && bin.slot === at)?.shots);
  });
});

test('all players are in the initiative order, and the last living one is of the side that won it', () => {
  each((seen, player) => {
    const order = must(readInitiative(fromAscii(named(filesFor(seen, player), `iniciativaJ${player}.sbt`))));
    expect([...order].sort()).toEqual([...seen.units.keys()]);
    const living = order.filter((id) => alive(unitOf(seen, id)));
    const sides = seen.order.filter((side) => living.some((id) => modelOf(seen, id).side === side));
    expect(modelOf(seen, living.at(-1) as number).side).toBe(sides.at(-1));
    expect(modelOf(seen, living[0] as number).side).toBe(sides[0]);
  });
});

test('an interrupted move has only the rest of its own mode', () => {
  const start = table({ units: [{ at: '0505' }], ruleset: 'simulador' });
  const went = { ...unitOf(start, 0).went, mode: 'walk' as const, mp: 3 };
  const points = (state: typeof start) => {
    const [mech] = must(readMechs(fromAscii(named(filesFor(view(state, '0'), 0), 'mechsJ0.sbt')), 0));
    return [mech?.own?.walk, mech?.own?.run, mech?.own?.jump];
  };
  expect(points(start)).toEqual([4, 6, 0]);
  expect(points({ ...set(start, 0, { went }), moving: 0 })).toEqual([1, 0, 0]);
  expect(points({ ...set(start, 0, { went: { ...went, mode: 'run' } }), moving: 0 })).toEqual([0, 3, 0]);
});

test('the map is written column by column, water by the level of its bed', () => {
  for (const seen of VIEWS.slice(0, 4)) {
    const { cols, rows, hexes } = must(readMap(fromAscii(named(filesFor(seen, 0), 'mapaJ0.sbt'))));
    expect([cols, rows]).toEqual([seen.rules.map.cols, seen.rules.map.rows]);
    for (const [i, hex] of hexes.entries()) {
      const at = (i % rows) * cols + Math.floor(i / rows);
      const ground = seen.ground[at] ?? seen.rules.map.hexes[at];
      expect(hex.level).toBe((ground?.level ?? 0) - Math.max(0, ground?.water ?? 0));
      expect([hex.fire, hex.smoke]).toEqual([(ground?.fire ?? 0) > 0, (ground?.smoke ?? 0) > 0]);
    }
  }
});

test('vehicles cannot be expressed', () => {
  const tank = table({ units: [{ at: '0505' }, { at: '0606', design: designNamed('Vedette') }] });
  expect(unsupportedUnit(tank)).toMatchObject({ code: 'sbt-vehicle', unit: 1 });
  expect(unsupportedUnit(VIEWS[0] as View)).toBeUndefined();
});

test("a 'Mech shows its movement of the previous turn until it moves", () => {
  const units = ['0101', '0202', '0303', '0404'].map((at, id) => ({ at, side: String(id) }));
  const at = (turn: number, phase: 'movement' | 'end', modes: readonly Mode[], acted: readonly UnitId[] = []): View => {
    const state = table({ units, phase, queue: ['0'] });
    const went = (id: UnitId, mode: Mode) => ({ ...unitOf(state, id).went, mode });
    const moved = modes.reduce(
      (now, mode, id) => set(now, id, { went: went(id, mode), acted: acted.includes(id) }),
      state,
    );
    return view({ ...moved, turn }, '0');
  };
  const told = (seen: View, past: ReturnType<typeof pastOf>) =>
    must(readMoves(fromAscii(named(filesFor(seen, 0, { past }), 'mov.sbt'))));
  const last = pastOf(at(4, 'end', ['run', 'run', 'jump', 'walk']), null);
  const now = at(5, 'movement', ['still', 'walk', 'still', 'still'], [1]);
  expect(pastOf(now, last)).toBe(last);
  expect(told(now, last)).toEqual(['Inmovil', 'Andar', 'Saltar', 'Andar']);
  expect(told(now, null)).toEqual(['Inmovil', 'Andar', 'Inmovil', 'Inmovil']);
  expect(told({ ...now, turn: 6 }, last)).toEqual(told(now, null));
  expect(told(at(5, 'end', ['walk', 'still', 'still', 'run']), last)).toEqual([
    'Andar',
    'Inmovil',
    'Inmovil',
    'Correr',
  ]);
});
