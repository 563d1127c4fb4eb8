import type { Seat } from '../../src/kernel/ids.ts';
import { remember, remembered, rememberedKeys } from '../../src/page/storage.ts';

/** A place at a table, kept by this browser: whoever has the token sits there. */
export interface KeptPass {
  readonly token: string;
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly at: number; // when it was got
}

const MOST = 40;

export const passFor = (code: string): KeptPass | null => remembered<KeptPass | null>(`pass.${code}`, null);

export function keepPass(
  { code, token, seats, table }: { code: string; token: string; seats: readonly Seat[]; table: { game: string } },
  now: number,
): void {
  remember(`pass.${code}`, { token, game: table.game, seats, at: now } satisfies KeptPass);
  for (const { code: old } of myGames().slice(MOST)) forgetPass(old);
}

export const forgetPass = (code: string): void => remember(`pass.${code}`, null);

/** The newest first. */
export const myGames = (): readonly (KeptPass & { readonly code: string })[] =>
  rememberedKeys('pass.')
    .flatMap((code) => {
      const pass = passFor(code);
      return pass ? [{ ...pass, code }] : [];
    })
    .sort((a, b) => b.at - a.at);
