import { describe, expect, test } from 'vitest';
import { UNITS } from '../../games/battletech/data/units.ts';
import type { Ground } from '../../games/battletech/ground.ts';
import { options } from '../../games/battletech/options.ts';
import { designNamed } from '../../games/battletech/rules/build/compile.ts';
import { heatOutlook } from '../../games/battletech/rules/heat.ts';
import { reach } from '../../games/battletech/rules/movement/reach.ts';
import { strikesOf } from '../../games/battletech/rules/physical/legal.ts';
import { strikeNeeds } from '../../games/battletech/rules/physical/to-hit.ts';
import { alive } from '../../games/battletech/rules/status.ts';
import { ground, table } from '../../games/battletech/rules/testing.ts';
import { toHitNumber } from '../../games/battletech/rules/weapons/to-hit.ts';
import {
  groundAt,
  type Mode,
  modelOf,
  type Unit,
  type UnitId,
  unitOf,
  type View,
  view,
} from '../../games/battletech/view.ts';
import { must } from '../../kernel/result.ts';
import { labelOf } from '../../parts/hex/hex.ts';
import { ascii } from './files/lines.ts';
import { namesOf, notesName, writeNotes } from './files-to-view/notes.ts';
import { FIGHTS, type Moment, moments } from './files-to-view/testing.ts';
import { viewOf } from './files-to-view.ts';
import { CALLS, type Call, type SbtFile } from './protocol-types.ts';
import { definitionOf } from './view-to-files/definition.ts';
import { filesFor } from './view-to-files.ts';

/** A player's notes: the turn, and current positions as starting positions, so no unit has moved far. */
const memory = (seen: View, player: UnitId): SbtFile => ({
  name: notesName(player),
  bytes: ascii(
    writeNotes({
      mechs: namesOf(seen.units.map((_, id) => definitionOf(seen, id))),
      turn: seen.turn,
      starts: seen.units.map(({ at }) => labelOf(seen.rules.map, at)),
      armour: seen.units.map((_, id) => modelOf(seen, id).design.armour),
    }),
  ),
});

const told = ({ seen, player, call }: Moment): View =>
  must(viewOf([...filesFor(seen, player), memory(seen, player)], player, call));

/**
 * The files do not contain how long a hex burns, how thick its smoke is or how damaged its woods are; rough is written
 * as rubble.
 */
const toldGround = ({ rough, building, ...ground }: Ground): Ground => ({
  ...ground,
  rough: false,
  rubble: ground.rubble || rough,
  building: building && { kind: building.kind, bunker: building.bunker, cf: building.cf, height: building.height },
  fire: ground.fire > 0 ? 1 : 0,
  smoke: ground.smoke > 0 ? 1 : 0,
  factor: 0,
});

/** The original view with the assumed values for everything the files do not contain. */
function asTold(seen: View, back: View, player: UnitId): View {
  const untold = (unit: Unit, supposed: Unit, own: boolean): Unit => ({
    ...unit,
    ...(own ? {} : { pilot: supposed.pilot, sinksOff: 0, dumping: 0, fired: 0 }),
    gained: supposed.gained,
    went: { ...supposed.went, mode: unit.went.mode, ...(own && seen.moving === player && { mp: unit.went.mp }) },
    flipped: false,
    tookClub: false,
    charge: null,
    stayDown: false,
    masc: 0,
    damage: 0,
    owed: [],
  });
  const { map } = seen.rules;
  return {
    ...seen,
    rules: { ...seen.rules, map: { ...map, hexes: map.hexes.map((_, hex) => toldGround(groundAt(seen, hex))) } },
    ground: {},
    declared: [],
    units: seen.units.map((unit, id) => untold(unit, unitOf(back, id), id === player)),
  };
}

const ends = (of: View, id: UnitId, mode: Mode) => {
  const { count, hex, facing, level, mp, heat, rolls } = reach(of, id, mode);
  return [hex, facing, level, mp, heat, rolls].map((list) => [...list.slice(0, count)]);
};

/** The target number of every weapon of every unit against every unit. */
const needs = (of: View) =>
  of.units.map((unit, id) =>
    alive(unit)
      ? modelOf(of, id).design.mounts.map((_, weapon) =>
          of.units.map((_, target) => toHitNumber(of, id, { weapon, target: { unit: target } })),
        )
      : [],
  );

/** What the rules allow a player to do, and the results. */
const answers = (of: View, player: UnitId, call: Call) => ({
  phase: of.phase,
  acts: of.queue[0],
  moving: of.moving,
  wind: of.wind,
  order: of.order.filter((side) => alive(unitOf(of, Number(side)))),
  hexes: of.rules.map.hexes,
  needs: needs(of),
  reach: (['walk', 'run', 'jump'] as const).map((mode) => ends(of, player, mode)),
  heat: [0, 5, 20].map((extra) => heatOutlook(of, player, extra)),
  strikes: call === 'AtaqueFisico' ? strikesOf(of, player).map((it) => [it, strikeNeeds(of, player, it)]) : [],
  options: call === 'Movimiento' ? [] : [...options(of, String(player))],
});

const heard = new Set<Call>();
describe.each(FIGHTS)('%s', (_, fight) => {
  test("is the same battle when read back from a player's files", () => {
    moments(fight, { seed: 3, most: 200, every: 10 }, (moment) => {
      const { seen, player, call } = moment;
      const back = told(moment);
      const [before, after] = [answers(asTold(seen, back, player), player, call), answers(back, player, call)];
      if (JSON.stringify(after) !== JSON.stringify(before)) expect(after).toEqual(before);
      heard.add(call);
    });
  });
});

test('every call was covered', () => expect([...heard].sort()).toEqual([...CALLS].sort()));

describe('a design', () => {
  const mechs = Object.keys(UNITS).filter((id) => designNamed(id).kind === 'mech');
  test.each(mechs)('%s is read back as built', (id) => {
    const design = designNamed(id);
    const state = table({
      ruleset: 'simulador',
      map: ground({}, { cols: 4, rows: 4 }),
      units: [
        { at: '0101', design },
        { at: '0404', side: '1', design },
      ],
      phase: 'end',
      queue: ['0', '1'],
    });
    const back = must(viewOf(filesFor(view(state, '0'), 0), 0, 'FinalTurno'));
    const { role: _, battleValue: __, ...built } = design;
    expect(modelOf(back, 0).design).toMatchObject(built);
  });
});
