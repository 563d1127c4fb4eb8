import type { Hints } from '../decide/hint.ts';
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
  ['save FILE', 'after the match: save the log for replay, verify and explain'],
  ['quit', 'leave the match (so does Ctrl-D)'],
];

/** What can be typed during a local match. */
export const helpTable = (hints: Hints): string => table(['', ''], hints === 'off' ? HELP : [...HINT_HELP, ...HELP]);

export const HINTS_ARE_OFF = 'hints are off; to use them, start with --hints obvious';
export const SAVED_TOO_SOON = 'the log contains hidden information, so you can save it only after the match';
export const FILE_NEEDED = 'save needs a file name, as in: save game.jsonl';
export const STUCK = 'no seat can act, so the match cannot continue; type quit to leave';
export const NOTHING_TO_DECIDE = 'you have nothing to decide now';
