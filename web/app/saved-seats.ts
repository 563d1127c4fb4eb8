import type { Seat } from '../../src/kernel/ids.ts';
import { remember, remembered, rememberedKeys } from '../../src/page/storage.ts';
import { savedSession } from './session.ts';

/** A seat saved in this browser; its token proves that we hold it. */
interface SavedSeat {
  readonly token: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly at: number; // when it was saved
}

const MOST = 40;

export const savedSeat = (code: string): SavedSeat | null => remembered<SavedSeat | null>(`pass.${code}`, null);

/** Only guests save seats: a signed-in player's session opens theirs, and nothing is left behind after signing out. */
export function saveSeat(
  { code, token, seats, table }: { code: string; token: string; seats: readonly Seat[]; table: { game: string } },
  now: number,
): void {
  if (savedSession()) return;
  remember(`pass.${code}`, { token, game: table.game, seats, at: now } satisfies SavedSeat);
  for (const { code: old } of myGames().slice(MOST)) forgetSeat(old);
}

export const forgetSeat = (code: string): void => remember(`pass.${code}`, null);

/** Newest first. */
export const myGames = (): readonly (SavedSeat & { readonly code: string })[] =>
  rememberedKeys('pass.')
    .flatMap((code) => {
      const pass = savedSeat(code);
      return pass ? [{ ...pass, code }] : [];
    })
    .sort((a, b) => b.at - a.at);
