import type { ListCheck } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { PLAYER_LISTS } from '../../wire/identity.ts';
import type { IdentityBackend } from '../http/identity/backend.ts';
import type { Service } from '../service.ts';

const FULL = no({ code: 'lists-full', most: PLAYER_LISTS.lists, megabytes: PLAYER_LISTS.characters / 1_000_000 });

/** Players' lists, which follow them to every device. The game checks what a client sends; the server does not know what it means. */
export function playerLists({
  store,
  games,
  now,
}: Pick<Service, 'store' | 'games' | 'now'>): Pick<IdentityBackend, 'lists' | 'list' | 'saveList'> {
  const { playerLists: lists } = store;
  const checkOf = async (game: string): Promise<Result<ListCheck>> => {
    const check = Object.hasOwn(games, game) ? await games[game]?.playerLists?.() : undefined;
    return check ? ok(check) : no({ code: 'no-player-lists', game });
  };

  return {
    async lists({ identity }, game) {
      const check = await checkOf(game);
      return check.ok ? ok(await lists.heads(identity, game)) : check;
    },
    async list({ identity }, game, id) {
      const found = await lists.get(identity, game, id);
      if (!found) return no({ code: 'no-such-list' });
      const { changed, removed, body } = found;
      return ok({ id, changed, removed, body });
    },
    async saveList({ identity }, game, { id, changed, removed, body }) {
      const check = await checkOf(game);
      if (!check.ok) return check;
      const checked = check.value(id, removed, body);
      if (!checked.ok) return checked;
      // A device whose clock is fast must not win over later changes.
      const record = { identity, game, id, changed: Math.min(changed, now()), removed, body: checked.value };
      const written = await lists.put(record, PLAYER_LISTS);
      if (written === 'full') return FULL;
      const [stored] = (await lists.heads(identity, game)).filter((one) => one.id === id);
      return ok({ ...(stored ?? { id, changed: record.changed, removed }), written: written === 'written' });
    },
  };
}
