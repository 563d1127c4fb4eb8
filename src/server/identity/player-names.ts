import { isDeletedName } from '../../kernel/holder-name.ts';
import type { Store } from '../../store/store.ts';
import type { PlayerName } from '../../wire/identity.ts';

/** Names of players, looked up together. Guests are known as long as their match is. */
export async function namesOfPlayers(
  { identities }: Pick<Store, 'identities'>,
  players: readonly string[],
  guests: ReadonlyMap<string, string> = new Map(), // names by id
): Promise<(player: string) => PlayerName> {
  const known = await identities.names([...new Set(players.filter(isIdentity).map(idIn))]);
  return (player) => {
    const id = idIn(player);
    const name = known.get(id);
    if (player.startsWith('b:')) return { kind: 'bot', bot: id };
    const guest = guests.get(id) ?? null;
    if (player.startsWith('p:') && !(guest !== null && isDeletedName(guest))) return { kind: 'guest', name: guest };
    return name === undefined ? { kind: 'deleted' } : { kind: 'person', name };
  };
}

const isIdentity = (player: string): boolean => player.startsWith('i:');
const idIn = (player: string): string => player.slice(2);
