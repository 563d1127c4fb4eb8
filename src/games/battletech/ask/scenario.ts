import Type, { type Static } from 'typebox';
import { Random } from '../../../kernel/random.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { facingShape } from '../../../parts/hex/facing-schema.ts';
import { type Hex, hexOf, OFF_MAP } from '../../../parts/hex/hex.ts';
import { bad } from '../../../parts/schema/query.ts';
import { oneOf, strict } from '../../../parts/schema/schema.ts';
import { apply, begin } from '../apply.ts';
import type { Event } from '../events.ts';
import { setUp } from '../rules/set-up.ts';
import { supposing } from '../rules/weapons/supposing.ts';
import { STILL, type State, unitOf } from '../state.ts';

const facing = (of: string) => facingShape({ description: `${of}: 0 north, then clockwise` });
export const UnitNumber = Type.Integer({ minimum: 0, maximum: 199, description: 'unit number, from 0' });
export const Label = Type.String({ pattern: '^\\d{4}$', description: 'hex label: column and row, such as 0711' });

/** Changes to a unit of the set-up or match. */
const Standing = Type.Object(
  {
    unit: UnitNumber,
    at: Type.Optional(Label),
    facing: Type.Optional(facing('of the legs')),
    torso: Type.Optional(facing('of the torso or turret')),
    prone: Type.Optional(Type.Boolean()),
    heat: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
    shutDown: Type.Optional(Type.Boolean()),
    awake: Type.Optional(Type.Boolean()),
    moved: Type.Optional(
      Type.Object(
        { mode: oneOf(['still', 'walk', 'run', 'jump']), hexes: Type.Integer({ minimum: 0, maximum: 40 }) },
        strict,
      ),
    ),
  },
  strict,
);

/** A situation: a set-up for `match --setup`, or a saved match at some entry; then changes to units. */
export const scenario = {
  setup: Type.Optional(Type.Unknown({ description: 'a set-up, as for match --setup' })),
  seed: Type.Optional(Type.Integer({ minimum: 0, description: 'random seed for the set-up' })),
  log: Type.Optional(Type.String({ description: 'the text of a saved match, instead of a set-up' })),
  at: Type.Optional(Type.Integer({ minimum: 0, description: 'number of log entries to apply (default: all)' })),
  units: Type.Optional(Type.Array(Standing, { maxItems: 64, description: 'changes to units' })),
};
const Scenario = Type.Object(scenario);
type Scenario = Static<typeof Scenario>;

export const EXAMPLE: Scenario = {
  setup: {
    map: 'meadows',
    units: [
      { side: '0', design: 'WHM-6R', at: '0810', facing: 0 },
      { side: '1', design: 'WVR-6R', at: '0805', facing: 3 },
    ],
  },
  units: [{ unit: 1, moved: { mode: 'run', hexes: 5 } }],
};

/** The answer to a question about a unit that does not exist. */
export const noSuchUnit = (state: State, field: string) =>
  bad({ field, problem: `must be a unit number from 0 to ${state.units.length - 1}` });

/** The state that a scenario describes. */
export function stateOf({ setup, seed = 1, log, at, units = [] }: Scenario): Result<State> {
  const start = log === undefined ? fromSetUp(setup, seed) : fromLog(log, at);
  if (!start.ok) return start;
  let state = start.value;
  for (const [i, { unit: id, at: label, facing, torso, prone, heat, shutDown, awake, moved }] of units.entries()) {
    const unit = state.units[id];
    if (!unit) return noSuchUnit(state, `units/${i}/unit`);
    const hex = label === undefined ? unit.at : hexOf(state.rules.map, label);
    if (hex === OFF_MAP) return bad({ field: `units/${i}/at`, problem: 'not on this map' });
    const went = moved ? { ...STILL, ...moved } : unit.went;
    const legs = { at: hex, ...(facing !== undefined && { facing }), ...(torso !== undefined && { torso }) };
    state = supposing(state, id, { ...legs, went, prone: prone ?? unit.prone });
    const now = unitOf(state, id);
    state = {
      ...state,
      units: state.units.with(id, {
        ...now,
        heat: heat ?? now.heat,
        shutDown: shutDown ?? now.shutDown,
        pilot: { ...now.pilot, awake: awake ?? now.pilot.awake },
      }),
    };
  }
  return ok(state);
}

function fromSetUp(setup: unknown, seed: number): Result<State> {
  const rules = setUp(setup, new Random(seed));
  return rules.ok ? ok({ ...begin(rules.value), turn: 1, phase: 'weapons' }) : rules;
}

interface Line {
  readonly setup?: unknown;
  readonly events?: readonly Event[];
}

/** Applies the events of a saved match without verifying it. */
function fromLog(text: string, at = Number.POSITIVE_INFINITY): Result<State> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const read: Line[] = [];
  for (const [i, line] of lines.entries()) {
    try {
      read.push(JSON.parse(line) as Line);
    } catch {
      return no({ code: 'log-not-json', line: i + 1 });
    }
  }
  const rules = setUp(read[0]?.setup, new Random(1));
  if (!rules.ok) return rules;
  let state = begin(rules.value);
  const entries = read.slice(1).filter((line) => Array.isArray(line.events));
  try {
    for (const { events = [] } of entries.slice(0, at)) for (const event of events) state = apply(state, event);
  } catch {
    return bad({ field: 'log', problem: 'contains events of another game' });
  }
  return ok(state);
}

/** The hex of a label or unit, or undefined. */
export const placeOf = (state: State, place: string | number): Hex | undefined => {
  const hex = typeof place === 'number' ? state.units[place]?.at : hexOf(state.rules.map, place);
  return hex === undefined || hex === OFF_MAP ? undefined : hex;
};
