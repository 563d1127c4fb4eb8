import type { Game, Language } from '../../src/kernel/game.ts';
import type { Hashing } from '../../src/kernel/hashing.ts';
import { parseLog } from '../../src/kernel/log.ts';
import { outcomeOf } from '../../src/kernel/match.ts';
import { never } from '../../src/kernel/never.ts';
import type { Picture } from '../../src/kernel/picture.ts';
import { replay } from '../../src/kernel/replay.ts';
import { drawingOf } from '../../src/parts/picture/board-text.ts';
import { captioned, type PictureSize } from '../../src/parts/picture/captioned.ts';
import { picturesOf } from '../../src/parts/picture/match-picture.ts';
import { resultText } from '../../src/parts/picture/result-text.ts';

const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../src/games/*/game.ts');

/** A replay rolls no dice and does not verify the hash chain. */
const NO_HASHING: Hashing = {
  hmac: () => never('a replay rolls no dice'),
  digest: () => never('a replay does not verify the hash chain'),
};

/** A finished match as pictures. */
export interface Film {
  readonly title: string;
  readonly last: number;
  frame(n: number, size: PictureSize): Picture;
}

/** Reads a log; throws if it cannot be shown. */
export async function filmOf(text: string, language: Language): Promise<Film> {
  const file = parseLog(text, null);
  if (!file.ok) throw new Error(file.error.code);
  const { game: id } = file.value.header;
  const game = (await GAMES[`../../src/games/${id}/game.ts`]?.())?.[id];
  if (!game) throw new Error('unplayed-game');
  const match = replay(game, file.value, NO_HASHING);
  if (!match.ok) throw new Error(match.error.code);
  const drawing = await drawingOf(game);
  const pictureAt = picturesOf(match.value, 'archive', drawing, language);
  const outcome = outcomeOf(match.value);
  const last = match.value.log.length - 1;
  const caption = outcome ? [resultText(game, outcome, match.value.rules, language)] : [];
  return {
    title: drawing.titles[language],
    last,
    frame: (n, size) => captioned(pictureAt(n), n === last ? caption : [], size),
  };
}
