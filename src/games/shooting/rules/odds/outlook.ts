import { unsavedOdds } from '../attack/save.ts';
import { oddsOf } from '../attack/test.ts';
import { attackCount, volleyCount, woundOdds } from './attack.ts';
import { type How as FateHow, fate, type Strike, sameSaves } from './fate.ts';
import { isSpecial } from './flags.ts';
import { type Backfire, backfire, gather, type Hazards } from './hazard.ts';
import { certain, convolve, mean, type Pmf } from './pmf.ts';
import { specialCounts } from './special-counts.ts';
import { unevenUnsaved } from './unsaved.ts';

export type { Strike } from './fate.ts';

export interface How extends FateHow {
  readonly hazards?: Hazards; // the models that Hazardous weapons of these strikes can hurt; default: none
}

type Counts = readonly number[]; // the probability of each count

/** The exact results of strikes at one target. */
export interface Outlook {
  readonly attacks: Counts; // these four assume that the target never runs out of models
  readonly hits: Counts;
  readonly wounds: Counts;
  readonly unsaved: Counts; // including critical wounds without a save; assumes saves one by one
  readonly damage: Counts; // wounds that the target loses
  readonly slain: Counts; // models
  readonly wipe: number; // probability that no model is left
  readonly hazard: { readonly damage: Counts; readonly slain: Counts } | null; // of the shooter's own models
  readonly means: Readonly<Record<'attacks' | 'hits' | 'wounds' | 'unsaved' | 'damage' | 'slain', number>> & {
    readonly ownDamage: number;
    readonly ownSlain: number;
  };
}

export function outlook(strikes: readonly Strike[], how: How): Outlook {
  const steps = {
    attacks: together(strikes, attacks),
    ...(strikes.some(isSpecial)
      ? specialCounts(strikes, how)
      : {
          hits: together(strikes, hits),
          wounds: together(strikes, wounds),
          unsaved: strikes.every(sameSaves) ? together(strikes, unsaved) : unevenUnsaved(strikes, how),
        }),
  };
  const { damage, slain, wipe } = toll(strikes, how);
  const own = hazard(strikes, how);
  return {
    ...mapped(steps, list),
    damage: list(damage),
    slain: list(slain),
    wipe,
    hazard: own && { damage: list(own.damage), slain: list(own.slain) },
    means: {
      ...mapped(steps, mean),
      damage: mean(damage),
      slain: mean(slain),
      ownDamage: own ? mean(own.damage) : 0,
      ownSlain: own ? mean(own.slain) : 0,
    },
  };
}

/** Only the target's losses, without hits, wounds and saves. Bots need no more. */
export function toll(strikes: readonly Strike[], how: FateHow): { damage: Pmf; slain: Pmf; wipe: number } {
  const marks = strikes[0]?.marks.length ?? 0;
  const { line, odds } = fate(strikes, how);
  const slain = gather(odds, line.slain, marks);
  return { damage: gather(odds, line.lost, line.wounds), slain, wipe: marks === 0 ? 0 : (slain[marks] as number) };
}

function hazard(strikes: readonly Strike[], { hazards }: How): Backfire | null {
  const tests = strikes.reduce((sum, { terms }) => sum + (terms.hazardous ? terms.weapons : 0), 0);
  return hazards && tests > 0 ? backfire(tests, hazards) : null;
}

// ---- Attacks, hits, wounds and unsaved wounds, each as its own distribution ----

const together = (strikes: readonly Strike[], one: (strike: Strike) => Pmf): Pmf =>
  strikes.reduce((sum, strike) => convolve(sum, one(strike)), certain(0));

const attacks = ({ terms }: Strike): Pmf => attackCount(terms);
const hits = ({ terms }: Strike): Pmf => volleyCount(terms, 1, 1);
const wounds = ({ terms }: Strike): Pmf => volleyCount(terms, 1 - oddsOf(terms.wound).fail, 1);

function unsaved({ terms, marks }: Strike): Pmf {
  const { plain, mortal } = woundOdds(terms);
  const through = marks[0] ? unsavedOdds(marks[0]) : 1;
  return volleyCount(terms, plain * through + mortal, through);
}

const list = (pmf: Pmf): Counts => {
  let last = pmf.length - 1;
  while (last > 0 && pmf[last] === 0) last--;
  return Array.from(pmf.subarray(0, last + 1));
};

const mapped = <K extends string, T>(pmfs: Readonly<Record<K, Pmf>>, of: (pmf: Pmf) => T): Record<K, T> =>
  Object.fromEntries(Object.entries<Pmf>(pmfs).map(([name, pmf]) => [name, of(pmf)])) as Record<K, T>;
