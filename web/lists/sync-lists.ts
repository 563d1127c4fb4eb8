import type { ListVersion, PlayerLists } from '../../src/page/player-lists.ts';
import type { PlayerList, PlayerListHead, WrittenList } from '../../src/wire/identity.ts';
import type { apiIn } from '../app/api.ts';

type Api = Pick<ReturnType<typeof apiIn>, 'identity'>;

/**
 * Exchanges newer versions with the server, in both directions, while the same player is signed in. Returns why something
 * is not saved; undefined if all is.
 */
export async function syncLists(
  api: Api,
  game: string,
  lists: PlayerLists,
  isSignedIn: () => boolean,
): Promise<string | undefined> {
  const found = await api.identity<readonly PlayerListHead[]>(`/me/lists/${game}`);
  if (!found.ok) return found.error.words;
  if (!isSignedIn()) return undefined;
  const theirs = new Map(found.value.map((head) => [head.id, head.changed]));
  const mine = new Map(lists.versions().map((version) => [version.id, version]));
  let fault: string | undefined;
  const wanted = found.value.filter(({ id, changed }) => changed > (mine.get(id)?.changed ?? 0)).map(({ id }) => id);
  for (const version of mine.values()) {
    const known = theirs.get(version.id);
    if (known === undefined ? version.removed : version.changed <= known) continue;
    const answer = await api.identity<WrittenList>(`/me/lists/${game}/${version.id}`, sent(version));
    if (!isSignedIn()) return undefined;
    if (!answer.ok) fault ??= answer.error.words;
    else if (!answer.value.written) wanted.push(version.id);
    else if (answer.value.changed !== version.changed) lists.restamp(version.id, version.changed, answer.value.changed);
  }
  const newer: ListVersion[] = [];
  for (const id of wanted) {
    const answer = await api.identity<PlayerList>(`/me/lists/${game}/${id}`);
    if (!isSignedIn()) return undefined;
    if (answer.ok) newer.push(answer.value);
    else fault ??= answer.error.words;
  }
  if (newer.length > 0) lists.take(newer);
  return fault;
}

const sent = ({ changed, removed, body }: ListVersion) => ({ changed, removed, body });
