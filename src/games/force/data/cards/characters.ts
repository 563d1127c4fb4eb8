import type { Character } from '../card.ts';
import { type CharacterRow, characterOf } from './rows.ts';

// The Dominion has more power, the Compact more ability. The Compact goes second, so it gets slightly more per cost.

// biome-ignore format: reads across like a list of cards
const DARK: readonly CharacterRow[] = [
  //      name                deploy power ability forfeit destiny
  ['',    'Conscript',             1, 1, 1, 2, 3, '',       'Counted twice a day, named never.'],
  ['',    'Quartermaster',         2, 1, 1, 3, 4, '',       'Knows what is left, and who will miss it.'],
  ['',    'Line Trooper',          2, 2, 1, 3, 3, '',       'Stands where the line is drawn.'],
  ['',    'Shadow Guard',          2, 2, 2, 4, 2, '',       'Seen at doors that nobody remembers.'],
  ['',    'Listener',              2, 1, 2, 3, 3, '',       'Hears a whole town through one wall.'],
  ['',    'Iron Guard',            3, 4, 1, 4, 2, '',       'Armour first, orders second, thought never.'],
  ['',    'Tribune',               3, 2, 3, 5, 2, '',       'Speaks for the throne, and is believed.'],
  ['•••', 'Praetor',               3, 3, 3, 5, 1, '',       'Has never been seen to hurry.'],
  ['',    'Breacher',              4, 5, 2, 4, 2, '',       'Opens what others only besiege.'],
  ['••',  'Veiled Inquisitor',     4, 3, 4, 6, 1, 'master', 'Asks once. Listens to the silence.'],
  ['•',   'Marshal Orsk',          5, 5, 4, 7, 1, '',       'Took Grael in a night and kept the clocks.'],
  ['•',   'The Umbral Regent',     6, 6, 6, 8, 1, 'master', 'Rules in the name of an empty chair.'],
];

// biome-ignore format: reads across like a list of cards
const LIGHT: readonly CharacterRow[] = [
  //      name                deploy power ability forfeit destiny
  ['',    'Volunteer',             1, 1, 1, 2, 3, '',       'Came with a lamp and a borrowed coat.'],
  ['',    'Courier',               2, 1, 1, 3, 4, '',       'The last road is always the short one.'],
  ['',    'Militia',               2, 2, 1, 3, 3, '',       'Harvest in the day, watch in the night.'],
  ['',    'Sentinel',              2, 2, 2, 4, 2, '',       'Keeps the gate so that it can stay open.'],
  ['',    'Mender',                2, 1, 2, 4, 3, '',       'Patches hulls, people and quarrels.'],
  ['',    'Pathfinder',            3, 3, 2, 4, 2, '',       'Maps are for those who come after.'],
  ['',    'Lamplighter',           3, 2, 3, 5, 2, '',       'Lights one window in every dark street.'],
  ['•••', 'Free Captain',          3, 3, 3, 5, 1, '',       'Owes no one a ship, and everyone a drink.'],
  ['',    'Oathsworn',             4, 4, 3, 6, 2, '',       'Gave a word at Halcyra and has it still.'],
  ['••',  'Star Reader',           4, 3, 5, 6, 2, 'master', 'Sees what moves behind what shines.'],
  ['•',   'Speaker Ilen',          5, 5, 5, 7, 1, '',       'Talked three fleets into one harbour.'],
  ['•',   'The Dawnkeeper',        6, 6, 6, 8, 1, 'master', 'Has waited longer than any night.'],
];

export const CHARACTERS: readonly Character[] = [...DARK.map(characterOf('dark')), ...LIGHT.map(characterOf('light'))];
