import { writeFileSync } from 'node:fs';
import { makeLog } from '../kernel/log.ts';
import { problemOf } from './input.ts';
import type { LocalMatch } from './local-match.ts';
import { fileNeeded, SAVED_TOO_SOON, savedSoFar } from './play-help.ts';
import { saveInProgress } from './saved-match.ts';
import { sayFault } from './say.ts';
import { paint } from './terminal.ts';

/** What `save FILE` did. */
interface Saved {
  readonly text: string;
  readonly isInProgress: boolean; // it can be continued later
}

const said = (text: string): Saved => ({ text, isInProgress: false });

/** Saves the log, or during the match only what the person has heard, since a log reveals hidden information. */
export function saved(at: LocalMatch, file: string, isOver: boolean): Saved {
  const { match, runner, names, secret, seats, botNames } = at;
  const { decisions } = runner;
  if (file === '') return said(fileNeeded(isOver));
  if (!isOver) {
    if (!botNames) return said(paint.yellow(SAVED_TOO_SOON));
    const written = saveInProgress(file, names, { match, seats, bots: botNames, secret, decisions });
    return written.ok ? { text: savedSoFar(match.game.id, file), isInProgress: true } : said(sayFault(written.error));
  }
  try {
    writeFileSync(file, makeLog(match, names, { decisions, secretSeed: secret }));
    return said(`saved ${match.log.length} entries to ${file}`);
  } catch (error) {
    return said(sayFault({ code: 'cannot-write', file, problem: problemOf(error) }));
  }
}
