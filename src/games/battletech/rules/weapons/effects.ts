import type { Dice } from '../../../../kernel/dice.ts';
import { clusterHits } from '../../data/cluster.ts';
import type { Event } from '../../events.ts';
import { groundAt, type State } from '../../state.ts';
import { columnOf } from '../arcs.ts';
import { absorb, damageBuilding } from '../buildings.ts';
import { clearWoods, ignite } from '../burning.ts';
import { type Blow, strike } from '../damage.ts';
import type { Happening } from '../handler.ts';
import { rollDie, rollPair, sum } from '../rolls.ts';
import { sunk } from '../terrain.ts';
import { lineTo } from './line.ts';
import { clusterModifier, groupsOf, heats, hurts, salvoOf } from './salvo.ts';
import type { Shooting } from './shooting.ts';

type Answer<T> = Generator<Event, { readonly state: State } & T, State>;

/** Damage of a shot that hit: all of it, or as many missiles as the cluster roll gives. */
function* pointsOf(before: State, shooting: Shooting, dice: Dice): Answer<{ readonly points: number }> {
  const { size, each } = salvoOf(shooting);
  if (size === 1) return { state: before, points: each };
  const { state: start, attacker, shot } = shooting;
  const modifier = clusterModifier(start, attacker, shot.weapon);
  const pair = rollPair(before, dice);
  const hits = clusterHits(size, sum(pair) + modifier);
  const state = yield {
    type: 'cluster-rolled',
    unit: attacker,
    mount: shot.weapon,
    size,
    dice: pair,
    modifier,
    hits,
  };
  return { state, points: hits * each };
}

/** Whether an aimed shot hits the location aimed at: 6 to 8 on two dice, or 4+ on one die. */
function* aimedAt(before: State, { attacker, shot }: Shooting, dice: Dice): Answer<{ readonly struck: boolean }> {
  if (shot.aim === undefined) return { state: before, struck: false };
  const rolled = before.rules.ruleset.aimed === '6-8' ? rollPair(before, dice) : [rollDie(before, dice)];
  const total = rolled.reduce((all, die) => all + die, 0);
  const struck = rolled.length === 2 ? total >= 6 && total <= 8 : total >= 4;
  return { state: yield { type: 'aim-rolled', unit: attacker, dice: rolled, struck }, struck };
}

/** How the groups of this shot hit. From under water, only the legs of a wading target can be hit. */
export function blowOf(shooting: Shooting, place: number | undefined): Omit<Blow, 'amount'> {
  const { state, attacker, shot, unit, target, foe, wet } = shooting;
  const legs = wet && foe !== null && sunk(state, foe) === 'legs';
  return {
    source: { by: 'weapon', unit: attacker, mount: shot.weapon },
    table: legs ? 'kick' : 'full',
    column: columnOf(state, target, unit.at),
    cover: !legs && lineTo(state, attacker, shot.target).cover,
    ...(place === undefined ? {} : { place }),
  };
}

/** A unit is hit: heat, then damage in groups, less what walls absorb. */
export function* unitStruck(before: State, shooting: Shooting, dice: Dice): Happening {
  const { target, weapon, shot } = shooting;
  let state = before;
  if (heats(shooting)) state = yield { type: 'heated', unit: target, heat: weapon.damage, why: 'flamer' };
  if (!hurts(shooting)) return state;
  const salvo = yield* pointsOf(state, shooting, dice);
  const aimed = yield* aimedAt(salvo.state, shooting, dice);
  state = aimed.state;
  const blow = blowOf(shooting, aimed.struck ? shot.aim : undefined);
  for (const group of groupsOf(salvo.points, salvoOf(shooting).group)) {
    const through = yield* absorb(state, target, group, dice);
    state = through.state;
    if (through.amount > 0) state = yield* strike(state, target, { ...blow, amount: through.amount }, dice);
  }
  return state;
}

/** A hit on a hex sets it on fire, clears its woods (unless that sets them on fire), or damages its building. */
export function* hexStruck(before: State, shooting: Shooting, dice: Dice): Happening {
  const { shot, to, weapon } = shooting;
  if ('unit' in shot.target) return before;
  if (shot.target.for === 'ignite') return yield* ignite(before, to, dice, { weapon, by: 'aim' });
  const { state, points } = yield* pointsOf(before, shooting, dice);
  if (shot.target.for === 'building') return yield* damageBuilding(state, to, points, dice);
  const after = yield* ignite(state, to, dice, { weapon, by: 'clearing' });
  return groundAt(after, to).fire === groundAt(state, to).fire ? yield* clearWoods(after, to, points) : after;
}
