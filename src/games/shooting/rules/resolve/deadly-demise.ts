import { never } from '../../../../kernel/never.ts';
import { fixed, rollAmount } from '../../../../parts/odds/amount.ts';
import type { Ability } from '../../data/sheet.ts';
import type { Rules, Unit } from '../../state.ts';
import type { Owed } from '../../work.ts';
import { abilityIn } from '../abilities/registry.ts';
import { isAlive, modelAt, unitAt } from '../units.ts';
import { diceEvent, type Resolution, type Substep } from './resolution.ts';

const BLOWS_UP = 6; // minimum die roll
const BLAST = 6; // inches

/** The Deadly Demise that applies to a model: its own, or its part's. */
export function demiseOf(rules: Rules, model: number): Ability | undefined {
  const { unit, part, abilities } = modelAt(rules, model);
  return abilityIn([...abilities, ...(unitAt(rules, unit).parts[part]?.abilities ?? [])], 'deadly-demise');
}

/** Rolls for a destroyed model with Deadly Demise: on a 6, every nearby unit of either side suffers mortal wounds. */
export function* deadlyDemise(resolution: Resolution): Substep {
  const { work, dice } = resolution;
  const { rules, wounds } = resolution.state;
  const [model = never('nothing to blow up'), ...rest] = work.demises;
  work.demises = rest;
  const { unit: index } = modelAt(rules, model);
  const unit = unitAt(rules, index);
  const who = { side: unit.side, unit: index, model };
  const die = dice.roll(6);
  const isBlast = die >= BLOWS_UP;
  const roll = { context: 'deadly-demise', needs: BLOWS_UP, rolls: [die], successes: isBlast ? 1 : 0 } as const;
  resolution.state = yield diceEvent(resolution, null, { ...who, ...roll });
  if (!isBlast) return;
  const near = (other: Unit): boolean =>
    other.models.some((to) => to !== model && isAlive(wounds, to) && rules.field.distance(model, to) <= BLAST);
  const amount = demiseOf(rules, model)?.x ?? fixed(1);
  const owed: Owed[] = [];
  for (const other of rules.units.filter(near)) {
    const rolls = rollAmount(amount, dice);
    const sum = rolls.reduce((total, face) => total + face, amount.plus);
    owed.push({ unit: other.index, amount: sum, one: false, cause: 'deadly-demise', volley: null });
    const { sides } = amount;
    if (rolls.length > 0)
      resolution.state = yield diceEvent(resolution, null, {
        ...who,
        context: 'mortal-wounds',
        target: other.index,
        sides,
        rolls,
        successes: sum,
      });
  }
  work.owed = [...work.owed, ...owed];
}
