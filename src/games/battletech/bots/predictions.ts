import { ledgerFact } from '../../../decide/ledger-fact.ts';
import type { Decision } from '../../../kernel/bot.ts';
import type { PlayedDecision, Prediction } from '../../../kernel/prediction.ts';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import type { BattletechKinds } from '../kinds.ts';
import { modelOf, type UnitId } from '../view.ts';

type Played = PlayedDecision<BattletechKinds>;

const DAMAGE = { en: 'points of damage', es: 'puntos de daño' };
/** Commander counts a point for more or less by where it lands and how badly the target is already damaged. */
const WEIGHTED = { en: 'points, weighted by value', es: 'puntos, ponderados por su valor' };

const unitOf = ({ command }: Played): UnitId => ('unit' in command ? command.unit : -1);

const areEnemies = (rules: Played['rules'], one: UnitId, other: UnitId): boolean =>
  modelOf({ rules }, one).side !== modelOf({ rules }, other).side;

type By = 'weapon' | 'physical';

/** Damage of hits on an enemy. Charges and attacks from above are declared with the move and counted there. */
function dealt(by: By, event: Event, played: Played): number {
  if (event.type !== 'struck' || event.covered || event.source.by !== by) return 0;
  const { source, unit } = event;
  return source.unit === unitOf(played) && areEnemies(played.rules, source.unit, unit) ? event.amount : 0;
}

function taken(by: By, event: Event, played: Played): number {
  if (event.type !== 'struck' || event.covered || event.source.by !== by) return 0;
  const { source, unit } = event;
  return unit === unitOf(played) && areEnemies(played.rules, source.unit, unit) ? event.amount : 0;
}

const isNextTurn = ({ type }: Event): boolean => type === 'initiative-rolled';

const fires = ({ command }: Decision<Command>): boolean => command?.type === 'fire' && command.shots.length > 0;

interface About {
  readonly id: string;
  readonly titles: Prediction['titles'];
  readonly command: 'fire' | 'strike' | 'move';
  readonly rule: string;
}

const ofCommander = ({ id, titles, command, rule }: About, actual: Prediction<BattletechKinds>['actual']) => ({
  id,
  titles,
  units: WEIGHTED,
  bots: ['commander'],
  commands: [command],
  expected: (decision: Decision<Command>) =>
    command === 'fire' && !fires(decision) ? undefined : ledgerFact(decision, rule, 'much', 0),
  actual,
  ends: isNextTurn,
});

const FIRE = { en: 'Damage of a unit’s fire', es: 'Daño del fuego de una unidad' };

/** Commander and tactician predict damage. Attacks take effect at the end of their phase. */
export const predictions: readonly Prediction<BattletechKinds>[] = [
  ofCommander({ id: 'fire', titles: FIRE, command: 'fire', rule: 'commander-dealt' }, (event, played) =>
    dealt('weapon', event, played),
  ),
  ofCommander(
    {
      id: 'move-dealt',
      titles: {
        en: 'Damage with weapons this turn, predicted when moving',
        es: 'Daño con armas en el turno, previsto al mover',
      },
      command: 'move',
      rule: 'commander-dealt',
    },
    (event, played) => dealt('weapon', event, played),
  ),
  ofCommander(
    {
      id: 'move-taken',
      titles: {
        en: 'Damage taken from weapons this turn, predicted when moving',
        es: 'Daño recibido por disparos en el turno, previsto al mover',
      },
      command: 'move',
      rule: 'commander-taken',
    },
    (event, played) => taken('weapon', event, played),
  ),
  ofCommander(
    {
      id: 'strike',
      titles: { en: 'Damage of physical attacks', es: 'Daño de los ataques físicos' },
      command: 'strike',
      rule: 'commander-strikes',
    },
    (event, played) => dealt('physical', event, played),
  ),
  {
    id: 'tactician-fire',
    titles: FIRE,
    units: DAMAGE,
    bots: ['tactician'],
    commands: ['fire'],
    expected: (decision) => {
      if (!fires(decision)) return undefined;
      const first = ledgerFact(decision, 'tactician-fire', 'points', 0);
      const second = ledgerFact(decision, 'tactician-second-target', 'points', 0);
      return first === undefined || second === undefined ? undefined : first + second;
    },
    actual: (event, played) => dealt('weapon', event, played),
    ends: isNextTurn,
  },
];
