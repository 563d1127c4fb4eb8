import { type Fact, first } from '../../../kernel/fact.ts';
import { never } from '../../../kernel/never.ts';
import type { State } from '../state.ts';
import type { Until } from '../work.ts';
import { type Handler, notNow } from './handler.ts';
import { askedOf, preciseOf } from './resolve/allocation.ts';
import { makeAttacks } from './resolve/make-attacks.ts';
import { isAlive, modelAt } from './units.ts';

const untilOf = ({ work }: State): Until => work?.until ?? 'step';

/** Rolls the attacks: one step, one weapon or all of them. */
export const roll: Handler<'roll'> = {
  refuse: (state, side) => notNow(state, side, 'attacks'),
  *resolve(state, _side, { until }, dice) {
    yield* makeAttacks(state, until, dice);
  },
};

/** The owner of a unit chooses which models take wounds, in order. */
export const allocate: Handler<'allocate'> = {
  refuse(state, side, { models }) {
    const { stage } = state;
    if (stage !== 'allocation') return { code: 'wrong-stage', stage, needs: 'allocation' };
    const { unit, pool } = askedOf(state) ?? never('no allocation is due');
    if (unit.side !== side) return { code: 'not-yours-to-allocate', side: unit.side };
    const { rules, wounds } = state;
    const stranger = models.find((model) => !rules.models[model]);
    const other = models.find((model) => rules.models[model]?.unit !== unit.index);
    const fallen = models.find((model) => !isAlive(wounds, model));
    const [leader] = models as readonly [number];
    return first<Fact>(
      stranger !== undefined && { code: 'no-such-model', model: stranger },
      other !== undefined && { code: 'not-in-the-unit', model: other, unit: unit.index },
      fallen !== undefined && { code: 'model-is-destroyed', model: fallen },
      !pool.includes(leader) &&
        ((rules.models[leader]?.part ?? 0) > 0 && pool.some((model) => modelAt(rules, model).part === 0)
          ? { code: 'bodyguards-first', model: leader }
          : { code: 'wounded-first', model: leader, first: pool[0] }),
    );
  },
  *resolve(before, side, { models }, dice) {
    const state = yield { type: 'ordered', side, models };
    yield* makeAttacks(state, untilOf(before), dice);
  },
};

/** Precision: the attacker picks out a visible character, or no one. */
export const precision: Handler<'precision'> = {
  refuse(state, side, { model }) {
    const early = notNow(state, side, 'precision');
    if (early || model === null) return early;
    const { work } = state;
    const may = work ? preciseOf(state, work) : [];
    return first<Fact>(
      !state.rules.models[model] && { code: 'no-such-model', model },
      !may.includes(model) && { code: 'not-to-be-picked-out', model },
    );
  },
  *resolve(before, side, { model }, dice) {
    const state = yield { type: 'picked-out', side, model };
    yield* makeAttacks(state, untilOf(before), dice);
  },
};
