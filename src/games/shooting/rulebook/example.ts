import { never } from '../../../kernel/never.ts';
import { SHEETS } from '../data/datasheets.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Ruleset } from '../rulesets.ts';
import { atLeast, unsavedChance } from './facts.ts';

const rifle = WEAPONS['bolt-rifle'];
const [shot = never('no profile')] = rifle.profiles;
const boy = SHEETS.get('boyz')?.kinds.boy ?? never('boyz');

const RIFLES = 5;
const HITS = [6, 4, 1, 3, 2, 5, 3, 6, 2, 4] as const; // one die per attack
const WOUNDS = [2, 5, 1, 6, 4, 5, 3] as const; // one die per hit
const SAVES = [4, 6, 2] as const; // one die per wound
const WOUNDS_ON = 5; // strength lower than toughness, but more than half of it

const good = (faces: readonly number[], needs: number): number => faces.filter((face) => face >= needs).length;

/** The example of the attack sequence: bolt rifles at Boyz in the open. Its numbers come from the datasheets. */
export function exampleOf({ cover }: Ruleset) {
  const hitsOn = shot.BS ?? never('the example rolls to hit');
  const savesOn = boy.Sv - shot.AP;
  const attacks = RIFLES * Number(shot.A);
  const each = unsavedChance(hitsOn, WOUNDS_ON, savesOn);
  const hits = good(HITS, hitsOn);
  const wounds = good(WOUNDS, WOUNDS_ON);
  const saved = good(SAVES, savesOn);
  const covered =
    cover === 'save' ? unsavedChance(hitsOn, WOUNDS_ON, savesOn - 1) : unsavedChance(hitsOn + 1, WOUNDS_ON, savesOn);
  return {
    weapon: rifle.name,
    rifles: RIFLES,
    shot,
    boy,
    attacks,
    hitsOn,
    woundsOn: WOUNDS_ON,
    savesOn,
    hitDice: HITS.join(', '),
    woundDice: WOUNDS.join(', '),
    saveDice: SAVES.join(', '),
    hits,
    wounds,
    saved,
    slain: wounds - saved,
    each,
    average: attacks * each,
    atLeastThatMany: atLeast(wounds - saved, attacks, each),
    averageInCover: attacks * covered,
  };
}

/** What a die needs to wound, from strong to weak, with the strengths that mean it against the toughness shown. */
export const SHOWN_TOUGHNESS = 4;
export const WOUND_ROWS = [
  { needs: 2, from: 8 },
  { needs: 3, from: 5, to: 7 },
  { needs: 4, from: 4, to: 4 },
  { needs: 5, from: 3, to: 3 },
  { needs: 6, to: 2 },
] as const satisfies readonly { readonly needs: number; readonly from?: number; readonly to?: number }[];
