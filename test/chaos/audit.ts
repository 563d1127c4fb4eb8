import { expect } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseLog } from '../../src/kernel/log.ts';
import type { Entry } from '../../src/kernel/match.ts';
import { verify } from '../../src/kernel/replay.ts';
import { must } from '../../src/kernel/result.ts';
import { hashing } from '../../src/store/hashing.ts';
import type { Store } from '../../src/store/store.ts';
import type { Played } from './matches.ts';

export interface Audited {
  readonly matches: number;
  readonly entries: number;
  readonly acknowledged: number;
}

/** What the store has of the matches: no missing entry, and every acknowledged command exactly once. */
export async function audit(store: Store, matches: readonly Played[]): Promise<Audited> {
  let [all, acknowledged] = [0, 0];
  for (const { code, clients } of matches) {
    const record = await store.byCode(code);
    if (!record) throw new Error(`match ${code} is gone`);
    const entries = await store.entries(record.id);
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, n) => n));
    const keys = entries.flatMap(({ command }) => command ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    const kept = new Map(entries.flatMap(({ command, body }) => (command ? [[withoutPerson(command), body]] : [])));
    for (const { id, seat, command } of clients.flatMap((client) => client.acknowledged)) {
      const entry = JSON.parse(kept.get(`${seat}/${id}`) ?? 'null') as Entry | null;
      expect(entry, `${id} of ${code} was acknowledged`).toMatchObject({ seat, command });
      acknowledged++;
    }
    all += entries.length;
  }
  return { matches: matches.length, entries: all, acknowledged };
}

const withoutPerson = (key: string): string => key.split('/').slice(1).join('/');

/** Verifies every log: its hash chain, and its commands played again. */
export async function verifyAll(port: number, matches: readonly Played[]): Promise<void> {
  for (const { code } of matches) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/matches/${code}/log?decisions=1`);
    expect(answer.status, code).toBe(200);
    const file = must(parseLog(await answer.text(), hashing));
    expect(verify(catalog[file.header.game] as Game, file, hashing), code).toMatchObject({ ok: true });
  }
}
