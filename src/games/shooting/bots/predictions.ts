import { ledgerFact } from '../../../decide/ledger-fact.ts';
import { sideOf } from '../../../kernel/ids.ts';
import type { PlayedDecision, Prediction } from '../../../kernel/prediction.ts';
import type { Event } from '../events.ts';
import type { ShootingKinds } from '../kinds.ts';

const POINTS = { en: 'points', es: 'puntos' };

const lost = (event: Event, isOurs: boolean, { seat }: PlayedDecision<ShootingKinds>): number =>
  event.type === 'model-destroyed' && (event.side === sideOf(seat)) === isOurs ? event.points : 0;

/** The unit has finished shooting, or its phase is over. */
const hasShot = (event: Event, { command }: PlayedDecision<ShootingKinds>): boolean =>
  event.type === 'phase-ended' ||
  (event.type === 'unit-shot' && command.type === 'shoot' && event.unit === command.unit);

/** Gunner predicts the fire of every unit. */
export const predictions: readonly Prediction<ShootingKinds>[] = [
  {
    id: 'destroyed',
    titles: { en: 'Models that a unit’s fire destroys', es: 'Miniaturas que destruye el fuego de una unidad' },
    units: POINTS,
    bots: ['gunner'],
    commands: ['shoot'],
    expected: (decision) => ledgerFact(decision, 'gunner-destroys', 'points', 0),
    actual: (event, played) => lost(event, false, played),
    ends: hasShot,
  },
  {
    id: 'hazard',
    titles: { en: 'Models lost to its own Hazardous weapons', es: 'Miniaturas propias perdidas por armas peligrosas' },
    units: POINTS,
    bots: ['gunner'],
    commands: ['shoot'],
    expected: (decision) => ledgerFact(decision, 'gunner-hazard', 'points'),
    actual: (event, played) => lost(event, true, played),
    ends: hasShot,
  },
];
