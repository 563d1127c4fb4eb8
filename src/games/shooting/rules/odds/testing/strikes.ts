import type { Dice } from '../../../../../kernel/dice.ts';
import { type Amount, amountOf, fixed } from '../../../../../parts/odds/amount.ts';
import type { Mark, Terms, Test } from '../../../terms.ts';
import { packet } from '../../attack/packet.ts';
import { mayReRoll, passes, type Verdict } from '../../attack/test.ts';
import type { How, Strike } from '../fate.ts';

// ---- Builders ----

const none = { lines: [], total: 0 };

export const test = (needs: number, more: Partial<Test> = {}): Test => ({
  needs,
  modifier: 0,
  reRoll: 'none',
  critical: 6,
  criticalPasses: false,
  fails: 2,
  ...more,
});

const written = (amount: string | number): Amount => amountOf(amount) ?? fixed(0);

interface Told extends Omit<Partial<Terms>, 'attacks' | 'hit' | 'wound' | 'damage' | 'sustained'> {
  readonly attacks?: string | number;
  readonly hit?: number | Test | null;
  readonly wound?: number | Test;
  readonly damage?: string | number;
  readonly sustained?: string | number;
}

/** Terms with defaults: `terms({ weapons: 10, attacks: 2, hit: 3, wound: 4 })`. */
export function terms({ attacks = 1, hit = 3, wound = 4, damage = 1, sustained, ...more }: Told): Terms {
  return {
    weapons: 1,
    attacks: written(attacks),
    hit: typeof hit === 'number' ? test(hit) : hit,
    lethal: false,
    sustained: sustained === undefined ? null : written(sustained),
    wound: typeof wound === 'number' ? test(wound, { criticalPasses: true }) : wound,
    devastating: false,
    damage: written(damage),
    damagePlus: 0,
    precision: false,
    hazardous: false,
    receipts: { attacks: none, skill: none, notes: [], hit: none, wound: none, ap: none, damage: none },
    ...more,
  };
}

export const mark = (wounds: number, save: number, more: Partial<Mark> = {}): Mark => ({
  model: 0,
  wounds,
  save,
  by: save > 6 ? 'none' : 'armour',
  feelNoPain: 7,
  halved: false,
  less: 0,
  receipt: none,
  ...more,
});

export const marks = (models: number, wounds: number, save: number, more: Partial<Mark> = {}): Mark[] =>
  Array.from({ length: models }, (_, model) => mark(wounds, save, { ...more, model }));

// ---- A direct simulation of the attack sequence, to check the calculator against ----

/** Dice by face, or a weighted choice where the exact face does not matter. */
export interface Luck extends Dice {
  choose?(weights: readonly number[]): number;
}

export interface Shot {
  attacks: number;
  hits: number;
  wounds: number;
  unsaved: number;
  damage: number;
  slain: number;
}

function verdict(it: Test, luck: Luck): Verdict {
  if (luck.choose) return (['fail', 'pass', 'critical'] as const)[luck.choose(weightsOf(it))] as Verdict;
  const die = luck.roll(6);
  return passes(it, mayReRoll(it, die) ? luck.roll(6) : die);
}

function weightsOf(it: Test): number[] {
  const weights = { fail: 0, pass: 0, critical: 0 };
  for (let die = 1; die <= 6; die++)
    for (let next = 1; next <= 6; next++) weights[passes(it, mayReRoll(it, die) ? next : die)] += 1 / 36;
  return Object.values(weights);
}

const shows = (needs: number, luck: Luck): boolean =>
  luck.choose ? luck.choose([(needs - 1) / 6, (7 - needs) / 6]) === 1 : luck.roll(6) >= needs;

function rolled({ dice, sides, plus }: Amount, luck: Luck): number {
  let sum = plus;
  for (let i = 0; i < dice; i++) sum += luck.roll(sides);
  return sum;
}

/** One unit's volleys at one target, die by die; attacks are lost once no model is left. */
export function fire(strikes: readonly Strike[], { devastating, precise, saves }: How, luck: Luck): Shot {
  const sum: Shot = { attacks: 0, hits: 0, wounds: 0, unsaved: 0, damage: 0, slain: 0 };
  const left = strikes[0]?.marks.map(({ wounds }) => wounds) ?? [];
  const full = [...left];
  const pending: Strike[] = [];
  const isUp = (place: number): boolean => (left[place] ?? 0) > 0;
  const heads = precise ? [precise.mark, ...(precise.next ?? [])] : [];
  const pick = ({ terms: { precision } }: Strike): number => (precision ? (heads.find(isUp) ?? -1) : -1);
  const front = (picked: number): number => {
    if (isUp(picked)) return picked;
    const first = left.findIndex((_, place) => isUp(place));
    const free = first >= (precise?.guards ?? 0) && left[first] === full[first];
    const hurt = heads.filter((head) => isUp(head) && (left[head] as number) < (full[head] as number));
    return free && hurt.length > 0 ? Math.min(...hurt) : first;
  };
  const lose = (place: number, many: number): void => {
    const gone = Math.min(many, left[place] as number);
    left[place] = (left[place] as number) - gone;
    sum.damage += gone;
    if (gone > 0 && left[place] === 0) sum.slain++;
  };
  const felt = ({ feelNoPain }: Mark, many: number): number => {
    let through = 0;
    for (let i = 0; i < many; i++) if (feelNoPain > 6 || !shows(feelNoPain, luck)) through++;
    return through;
  };
  const size = (strike: Strike, place: number): number =>
    packet(strike.terms, strike.marks[place] as Mark, rolled(strike.terms.damage, luck));

  for (const strike of strikes) {
    const t = strike.terms;
    if (front(-1) === -1) break;
    let attacks = 0;
    for (let weapon = 0; weapon < t.weapons; weapon++) attacks += rolled(t.attacks, luck);
    let [hits, autos] = [0, 0];
    for (let i = 0; i < attacks; i++) {
      const came = t.hit ? verdict(t.hit, luck) : 'pass';
      if (came === 'fail') continue;
      if (came === 'critical') hits += t.sustained ? rolled(t.sustained, luck) : 0;
      if (came === 'critical' && t.lethal) autos++;
      else hits++;
    }
    let wounds = autos;
    let criticals = 0;
    for (let i = 0; i < hits; i++) {
      const came = verdict(t.wound, luck);
      if (came === 'critical' && t.devastating) criticals++;
      else if (came !== 'fail') wounds++;
    }
    sum.attacks += attacks;
    sum.hits += hits + autos;
    sum.wounds += wounds + criticals;
    sum.unsaved += criticals;
    for (let i = 0; i < criticals; i++) pending.push(strike);
    const sorted = saves === 'lowest-first' && Array.from({ length: wounds }, () => luck.roll(6)).sort();
    const picked = pick(strike); // for all saves that are rolled together
    for (let i = 0; i < wounds; i++) {
      const at = front(sorted ? picked : pick(strike));
      if (at === -1) break;
      const met = strike.marks[at] as Mark;
      if (sorted ? (sorted[i] as number) >= met.save : met.save <= 6 && shows(met.save, luck)) continue;
      sum.unsaved++;
      lose(at, felt(met, size(strike, at)));
    }
  }
  for (const strike of pending) {
    const picked = pick(strike); // for the whole critical wound
    let at = front(picked);
    if (at === -1) break;
    const many = size(strike, at);
    if (devastating === 'one-model') {
      lose(at, felt(strike.marks[at] as Mark, many));
      continue;
    }
    for (let i = 0; i < many && at !== -1; i++) {
      lose(at, felt(strike.marks[at] as Mark, 1));
      at = front(picked);
    }
  }
  return sum;
}
