import type { Hints } from '../decide/hint.ts';
import { privateFileOf } from './saved-match.ts';
import { ME } from './say.ts';
import { shellQuote } from './shell-quote.ts';
import { table } from './terminal.ts';

type HelpRows = readonly (readonly [typed: string, does: string])[];

const HINT_HELP: HelpRows = [
  ['hint', "show the bot's top three suggestions, with reasons"],
  ['1, 2, 3', 'play that suggestion'],
];
const HELP: HelpRows = [
  ['options [TEXT]', 'list what you can do now; with TEXT, everything that starts with it'],
  ['board', 'show the whole board for each of your seats (after a move, only the parts that changed are shown)'],
  ['rules', 'show the rules of this match'],
  ['pass, go or Enter', 'when you may act but do not have to: let the others continue'],
  ['SEAT: ...', 'act for one of your seats; its role is enough, as in engineer: ...'],
  ['offer-draw, decline-draw', 'offer a draw, or decline an offer'],
  ['resign', 'give up; your side loses'],
  ['save FILE', 'save the match to continue it later; after the match: its log, for replay, verify and explain'],
  ['quit', 'leave the match (so does Ctrl-D)'],
];

/** What can be typed during a local match. */
export const helpTable = (hints: Hints): string => table(['', ''], hints === 'off' ? HELP : [...HINT_HELP, ...HELP]);

export const HINTS_ARE_OFF = 'hints are off; to use them, start with --hints obvious';
export const SAVED_TOO_SOON =
  'a match with external programs cannot be continued later, and its log contains hidden information: save it after the match';
const resumeWith = (game: string, file: string): string => `${ME} play ${game} --resume ${shellQuote(file)}`;
export const savedSoFar = (game: string, file: string): string =>
  [
    `saved; quit whenever you like, and continue with: ${resumeWith(game, file)}`,
    `  ${file}  what you know: you can read it and show it to others`,
    `  ${privateFileOf(file)}  what is still hidden: needed to continue; do not open it before the end`,
  ].join('\n');
export const leftEarly = (game: string, file: string | undefined, isNewer: boolean): string => {
  const left = '\nYou left before the end of the match.';
  if (file === undefined) return left;
  return `${left}${isNewer ? ' What happened after your last save is lost.' : ''}\nTo continue it: ${resumeWith(game, file)}`;
};
export const fileNeeded = (isOver: boolean): string =>
  `save needs a file name, as in: save ${isOver ? 'game.jsonl' : 'game.save'}`;
export const STUCK = 'no seat can act, so the match cannot continue; type quit to leave';
export const NOTHING_TO_DECIDE = 'you have nothing to decide now';
