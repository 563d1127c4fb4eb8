import type { Awaited } from '../../../kernel/game.ts';
import type { CommandType } from '../commands.ts';
import { type BySide, bySide } from '../sides.ts';
import type { Battle, Phase, State, Table } from '../state.ts';
import { actsIn } from './handler.ts';

const KINDS: Readonly<Record<Phase | Battle['segment'] | 'loss', readonly CommandType[]>> = {
  activate: ['activate', 'pass'],
  control: ['drain', 'pass'],
  deploy: ['deploy', 'pass'],
  battle: ['battle', 'pass'],
  move: ['move', 'embark', 'disembark', 'pass'],
  draw: ['draw', 'pass'],
  loss: ['lose'],
  weapons: ['fire', 'tactic', 'pass'],
  power: ['destiny'],
  damage: ['lose', 'forfeit'],
};
export type Situation = keyof typeof KINDS;

/** The kind of decision that is due; undefined before the match starts and after it ends. */
export function situationOf({ owed, battle, phase }: Table): Situation | undefined {
  if (phase === 'set-up' || phase === 'ended') return undefined;
  return owed ? 'loss' : battle ? battle.segment : phase;
}

const NOBODY: readonly Awaited[] = [];

/** Created once and shared, because these lists are needed after every command. */
const LISTS: BySide<Readonly<Record<Situation, readonly Awaited[]>>> = bySide((seat) => {
  const lists = Object.entries(KINDS).map(([situation, kinds]) => [situation, [{ seat, kinds, must: true }]]);
  return Object.fromEntries(lists) as Readonly<Record<Situation, readonly Awaited[]>>;
});

export function awaiting(state: State): readonly Awaited[] {
  const situation = situationOf(state);
  return situation ? LISTS[actsIn(state)][situation] : NOBODY;
}
