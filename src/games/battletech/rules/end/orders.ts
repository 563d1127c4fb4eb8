import type { Dice } from '../../../../kernel/dice.ts';
import { type Fact, first } from '../../../../kernel/fact.ts';
import { NEVER, shutdownNumber } from '../../data/heat-scale.ts';
import type { Order } from '../../plan.ts';
import { modelOf, type Side, type State, type UnitId, unitOf } from '../../state.ts';
import type { Handler, Happening } from '../handler.ts';
import { startUp } from '../heat.ts';
import { alive, hasPlace, isMech, slotWorks, workingSinks } from '../status.ts';

/** The End Phase asks each side once; the list of orders may be empty. */
export const end: Handler<'end'> = {
  refuse(state, side, { orders }) {
    const units = new Set<UnitId>();
    const now = first<Fact>(
      state.phase !== 'end' && { code: 'wrong-phase', phase: state.phase, needs: 'end' },
      state.queue[0] !== side && { code: 'not-your-turn', side: state.queue[0] ?? null },
    );
    if (now) return now;
    for (const order of orders) {
      const no = units.has(order.unit) ? { code: 'ordered-twice', unit: order.unit } : refused(state, side, order);
      if (no) return no;
      units.add(order.unit);
    }
    return undefined;
  },
  *resolve(_state, side, { orders }, dice) {
    let state = yield { type: 'end-ordered', side, orders };
    for (const order of orders) state = yield* obeyed(state, order, dice);
    return yield { type: 'side-done', side };
  },
};

/** The first rule that refuses a unit's order. */
function refused(state: State, side: Side, order: Order): Fact | undefined {
  const id = order.unit;
  const unit = state.units[id];
  if (!unit || modelOf(state, id).side !== side) return { code: 'not-your-unit', unit: id };
  return (
    first<Fact>(
      !alive(unit) && { code: 'unit-is-destroyed', unit: id },
      !unit.pilot.awake && { code: 'unconscious', unit: id },
      (unit.crew?.stunned ?? 0) > 0 && { code: 'crew-stunned', unit: id },
      !isMech(state, id) &&
        (order.sinksOff !== undefined || !!order.shutDown || !!order.startUp) && { code: 'not-a-mech', unit: id },
    ) ?? (unit.shutDown ? whileDown(state, order) : whileRunning(state, order))
  );
}

/** A unit that is shut down can only be ordered to start up. */
function whileDown(state: State, { unit: id, startUp: start, ...others }: Order): Fact | undefined {
  const { stayDown, heat } = unitOf(state, id);
  return first<Fact>(
    !!others.shutDown && { code: 'already-shut-down', unit: id },
    Object.keys(others).length > 0 && { code: 'shut-down', unit: id },
    !!start && !stayDown && { code: 'starts-by-itself', unit: id },
    !!start && shutdownNumber(heat) === NEVER && { code: 'too-hot', unit: id, heat },
  );
}

function whileRunning(state: State, { unit: id, sinksOff = 0, dump, ...order }: Order): Fact | undefined {
  const { ruleset } = state.rules;
  const sinks = workingSinks(state, id);
  return (
    first<Fact>(
      !!order.startUp && { code: 'not-shut-down', unit: id },
      sinksOff > 0 && !ruleset.sinksOff && { code: 'sinks-stay-on' },
      sinksOff > sinks && { code: 'too-many-sinks', unit: id, sinks },
      dump !== undefined && !ruleset.dumping && { code: 'no-dumping' },
      !!order.dropClub && unitOf(state, id).club === 'none' && { code: 'no-club', unit: id },
    ) ?? first(...(dump ?? []).map((bin) => notDumped(state, id, bin)))
  );
}

function notDumped(state: State, id: UnitId, bin: number): Fact | undefined {
  const unit = unitOf(state, id);
  const { bins, kind } = modelOf(state, id).design;
  const found = bins[bin];
  if (!found) return { code: 'no-such-bin', unit: id, bin };
  const whole = kind === 'vehicle' ? hasPlace(unit, found.at) : slotWorks(state, id, found.at, found.slot);
  return first<Fact>(
    !whole && { code: 'bin-destroyed', unit: id, bin },
    unit.bins[bin] === 0 && { code: 'bin-empty', unit: id, bin },
  );
}

function* obeyed(before: State, { unit: id, ...order }: Order, dice: Dice): Happening {
  let state = before;
  const { sinksOff, dump = [] } = order;
  if (sinksOff !== undefined && sinksOff !== unitOf(state, id).sinksOff)
    state = yield { type: 'sinks-set', unit: id, off: sinksOff };
  if (dump.length > 0) state = yield { type: 'dump-marked', unit: id, bins: dump };
  if (order.dropClub) state = yield { type: 'club-lost', unit: id, why: 'dropped' };
  if (order.shutDown) state = yield { type: 'shut-down', unit: id, why: 'order' };
  if (order.startUp) state = yield* startUp(state, id, dice);
  return state;
}
