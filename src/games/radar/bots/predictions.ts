import { ledgerFact } from '../../../decide/ledger-fact.ts';
import { sideOf } from '../../../kernel/ids.ts';
import type { Prediction } from '../../../kernel/prediction.ts';
import type { Event } from '../events.ts';
import type { RadarKinds } from '../kinds.ts';
import { otherSide, type Side } from '../view.ts';

const HULL = { en: 'hull points', es: 'puntos de casco' };
const CHANCE = { en: 'chance', es: 'probabilidad' };
const SHOTS = ['torpedo', 'detonate'];

const blastOn = (event: Event, side: Side): number => (event.type === 'exploded' ? event[side] : 0);

/** The crew's captain predicts its shots and the enemy's. */
export const predictions: readonly Prediction<RadarKinds>[] = [
  {
    id: 'shot-damage',
    titles: { en: 'Damage of a torpedo or mine', es: 'Daño de un torpedo o una mina' },
    units: HULL,
    bots: ['crew'],
    commands: SHOTS,
    expected: (decision) => ledgerFact(decision, 'expected-damage', 'damage'),
    actual: (event, { seat }) => blastOn(event, otherSide(sideOf(seat) as Side)),
  },
  {
    id: 'shot-sinks',
    titles: { en: 'A shot sinks the enemy', es: 'Un disparo hunde al enemigo' },
    units: CHANCE,
    chance: true,
    bots: ['crew'],
    commands: SHOTS,
    expected: (decision) => ledgerFact(decision, 'may-sink-them', 'odds', 0),
    actual: (event, { seat }) => Number(event.type === 'ended' && event.outcome.winners.includes(sideOf(seat))),
  },
  {
    id: 'hull-lost',
    titles: { en: 'Damage taken until the next move', es: 'Daño recibido hasta el siguiente movimiento' },
    units: HULL,
    bots: ['crew'],
    commands: ['move', 'stealth', 'surface'],
    expected: (decision) => {
      const odds = ledgerFact(decision, 'in-danger', 'odds', 0);
      const damage = ledgerFact(decision, 'in-danger', 'damage', 0);
      return odds === undefined || damage === undefined ? undefined : odds * damage;
    },
    actual: (event, { seat }) => blastOn(event, sideOf(seat) as Side),
    ends: (event, { seat }) => event.type === 'turn-ended' && event.next === sideOf(seat),
  },
];
