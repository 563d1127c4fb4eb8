import type { Awaited } from '../../../kernel/game.ts';
import type { CommandType } from '../commands.ts';
import type { Phase, State } from '../state.ts';

const NOBODY: readonly Awaited[] = [];

/** Commands of the side whose turn it is, by phase. */
const KINDS: Readonly<Partial<Record<Phase, readonly CommandType[]>>> = {
  movement: ['move'],
  reaction: ['twist'],
  weapons: ['twist', 'flip', 'fire', 'take-club'],
  physical: ['strike'],
  end: ['end'],
};
const WEAPONS_UNTWISTED: readonly CommandType[] = ['flip', 'fire', 'take-club']; // if twisting has its own phase

const known = new Map<string, readonly Awaited[]>();

/** One side at a time. Cached, because this is called after every command. */
export function awaiting({ queue, phase, rules }: Pick<State, 'queue' | 'phase' | 'rules'>): readonly Awaited[] {
  const [side] = queue;
  if (side === undefined) return NOBODY;
  const { twist } = rules.ruleset;
  const key = `${side}|${phase}|${twist}`;
  let list = known.get(key);
  if (!list) {
    const kinds = phase === 'weapons' && twist === 'reaction' ? WEAPONS_UNTWISTED : (KINDS[phase] ?? []);
    list = [{ seat: side, kinds, must: true }];
    known.set(key, list);
  }
  return list;
}
