import type { RosterReader } from '../../../kernel/game.ts';
import { armyOf } from './army.ts';
import { readLists } from './detect.ts';
import { fillIn } from './fill-in.ts';
import type { ImportedList } from './imported.ts';
import { printList, sayError } from './print.ts';
import { finishedLists, NO_LISTS } from './stored.ts';

/** Army lists from other programs, for callers that do not know the game. */
export const reader: RosterReader<ImportedList> = {
  read: readLists,
  resolve: (lists) => finishedLists({ ...NO_LISTS, lists }),
  print: printList,
  say: sayError,
  army: (list) => armyOf(finishedLists({ ...NO_LISTS, lists: [list] })[0] ?? list),
  fillIn,
};
