import { ledgerFact } from '../../../decide/ledger-fact.ts';
import { sideOf } from '../../../kernel/ids.ts';
import type { PlayedDecision, Prediction } from '../../../kernel/prediction.ts';
import type { Event } from '../events.ts';
import type { ForceKinds } from '../kinds.ts';
import { combatant, weapon } from '../rules/cards.ts';
import { WEIGHTS } from './strategist/weights.ts';

type Played = PlayedDecision<ForceKinds>;

const isOver = ({ type }: Event): boolean => type === 'battle-ended';

/** What an event of a battle costs us or the enemy in Force, at the prices of strategist's default weights. */
function cost(event: Event, isOurs: boolean, { rules, seat }: Played): number {
  if ((event.type !== 'lost' && event.type !== 'forfeited') || (event.side === sideOf(seat)) !== isOurs) return 0;
  if (event.type === 'lost') return WEIGHTS.life;
  const costs = [event.card, ...event.with].map(
    (card) => (combatant({ rules }, card) ?? weapon({ rules }, card))?.deploy ?? 0,
  );
  return WEIGHTS.body * costs.reduce((sum, cost) => sum + cost, 0);
}

/** Strategist predicts its battles. */
export const predictions: readonly Prediction<ForceKinds>[] = [
  {
    id: 'battle-won',
    titles: { en: 'Winning a battle that it starts', es: 'Ganar una batalla que inicia' },
    units: { en: 'chance', es: 'probabilidad' },
    chance: true,
    bots: ['strategist'],
    commands: ['battle'],
    expected: (decision) => ledgerFact(decision, 'strategist-battle-hurts', 'chance'),
    actual: (event, { seat }) => Number(event.type === 'battle-weighed' && event.winner === sideOf(seat)),
    ends: isOver,
  },
  {
    id: 'battle-hurts',
    titles: { en: 'Cost of a battle to the enemy', es: 'Coste de una batalla para el enemigo' },
    units: { en: 'Force', es: 'Fuerza' },
    bots: ['strategist'],
    commands: ['battle'],
    expected: (decision) => ledgerFact(decision, 'strategist-battle-hurts', 'force', 0),
    actual: (event, played) => cost(event, false, played),
    ends: isOver,
  },
  {
    id: 'battle-suffers',
    titles: { en: 'Cost of a battle to the bot', es: 'Coste de una batalla para el propio bot' },
    units: { en: 'Force', es: 'Fuerza' },
    bots: ['strategist'],
    commands: ['battle'],
    expected: (decision) => ledgerFact(decision, 'strategist-battle-suffers', 'force', 0),
    actual: (event, played) => cost(event, true, played),
    ends: isOver,
  },
  {
    id: 'drained',
    titles: { en: 'Force that a drain takes', es: 'Fuerza que quita un drenaje' },
    units: { en: 'Force', es: 'Fuerza' },
    bots: ['strategist'],
    commands: ['drain'],
    expected: (decision) => ledgerFact(decision, 'strategist-drain', 'force'),
    actual: (event) => (event.type === 'drained' ? event.amount : 0),
  },
];
