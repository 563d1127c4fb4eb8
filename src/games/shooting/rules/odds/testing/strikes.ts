import type { Dice } from '../../../../../kernel/dice.ts';
import { type Amount, amountOf, fixed } from '../../../../../parts/odds/amount.ts';
import type { Mark, SingleRoll, Terms, Test } from '../../../terms.ts';
import { attacksAgain } from '../../attack/attacks.ts';
import { damageAgain, packet } from '../../attack/packet.ts';
import { mortalPainOf, savesAgain, unsavedOdds } from '../../attack/save.ts';
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
    strength: 4,
    sustained: sustained === undefined ? null : written(sustained),
    wound: typeof wound === 'number' ? test(wound, { criticalPasses: true }) : wound,
    devastating: false,
    damage: written(damage),
    damagePlus: 0,
    precision: false,
    hazardous: false,
    receipts: { attacks: none, strength: none, skill: none, notes: [], hit: none, wound: none, ap: none, damage: none },
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

/** A single re-roll of a unit. */
interface Single {
  left: boolean;
}

const VERDICTS = ['fail', 'pass', 'critical'] as const satisfies readonly Verdict[];

/** One die. The first that fails without another re-roll uses the single one. */
function verdict(it: Test, luck: Luck, single: Single): Verdict {
  const isOne = (die: number): boolean => single.left && !mayReRoll(it, die) && passes(it, die) === 'fail';
  if (luck.choose) {
    const weights = Array.from({ length: 6 }, () => 0); // without and with the single re-roll
    for (let die = 1; die <= 6; die++)
      for (let next = 1; next <= 6; next++) {
        const came = VERDICTS.indexOf(passes(it, mayReRoll(it, die) || isOne(die) ? next : die));
        weights[came + (isOne(die) ? 3 : 0)]! += 1 / 36;
      }
    const came = luck.choose(weights);
    if (came >= 3) single.left = false;
    return VERDICTS[came % 3] as Verdict;
  }
  const die = luck.roll(6);
  if (!isOne(die)) return passes(it, mayReRoll(it, die) ? luck.roll(6) : die);
  single.left = false;
  return passes(it, luck.roll(6));
}

const shows = (needs: number, luck: Luck): boolean =>
  luck.choose ? luck.choose([(needs - 1) / 6, (7 - needs) / 6]) === 1 : luck.roll(6) >= needs;

function rolled({ dice, sides, plus }: Amount, luck: Luck): number {
  let sum = plus;
  for (let i = 0; i < dice; i++) sum += luck.roll(sides);
  return sum;
}

/** The attacks of one weapon. */
function attacksOf({ attacks, attacksReRoll }: Terms, luck: Luck): number {
  const first = rolled(attacks, luck);
  return attacksReRoll && attacksAgain(attacks)(first - attacks.plus) ? rolled(attacks, luck) : first;
}

/** A saving throw: rolled now, or one of several that were rolled together. */
function isSaved(met: Mark, thrown: number | null, luck: Luck, single: Single): boolean {
  const mayUse = met.oneSave === true && single.left;
  if (thrown === null && luck.choose && !mayUse) return luck.choose([unsavedOdds(met), 1 - unsavedOdds(met)]) === 1;
  if (met.save > 6) return false;
  const face = thrown ?? luck.roll(6);
  const isOne = mayUse && face < met.save && !savesAgain(met, face);
  if (isOne) single.left = false;
  return (isOne || savesAgain(met, face) ? luck.roll(6) : face) >= met.save;
}

/** One unit's volleys at one target, die by die; attacks are lost once no model is left. */
export function fire(strikes: readonly Strike[], { devastating, precise, saves }: How, luck: Luck): Shot {
  const sum: Shot = { attacks: 0, hits: 0, wounds: 0, unsaved: 0, damage: 0, slain: 0 };
  const left = strikes[0]?.marks.map(({ wounds }) => wounds) ?? [];
  const full = [...left];
  const pending: Strike[] = [];
  const extra: { readonly strike: Strike; readonly wounds: number }[] = [];
  const singles = { hit: { left: true }, wound: { left: true }, damage: { left: true }, save: { left: true } };
  const singleOf = ({ one }: Terms, roll: SingleRoll): Single =>
    one?.includes(roll) ? singles[roll] : { left: false };
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
  const felt = (pain: number, many: number): number => {
    let through = 0;
    for (let i = 0; i < many; i++) if (pain > 6 || !shows(pain, luck)) through++;
    return through;
  };
  const size = (
    { terms: usual, marks: met }: Strike,
    place: number,
    pain: number,
    isCritical: boolean,
    most = left[place] as number,
  ): number => {
    const mark = met[place] as Mark;
    const t = isCritical ? { ...usual, damagePlus: usual.damagePlus + (usual.criticalDamage ?? 0) } : usual;
    const first = rolled(t.damage, luck);
    const single = singleOf(t, 'damage');
    const isLow = (terms: Terms): boolean => damageAgain(terms, mark, most, pain)(first);
    const isOne = single.left && !t.damageReRoll && isLow({ ...t, damageReRoll: true });
    if (isOne) single.left = false;
    return packet(t, mark, isOne || isLow(t) ? rolled(t.damage, luck) : first);
  };

  for (const strike of strikes) {
    const t = strike.terms;
    if (front(-1) === -1) break;
    let attacks = 0;
    for (let weapon = 0; weapon < t.weapons; weapon++) attacks += attacksOf(t, luck);
    const hits: { readonly isCritical: boolean; readonly isLethal?: boolean }[] = []; // in the order of the attacks
    for (let i = 0; i < attacks; i++) {
      const came = t.hit ? verdict(t.hit, luck, singleOf(t, 'hit')) : 'pass';
      const isCritical = came === 'critical';
      if (came === 'fail') continue;
      hits.push({ isCritical, isLethal: isCritical && t.lethal });
      const more = isCritical && t.sustained ? rolled(t.sustained, luck) : 0;
      for (let k = 0; k < more; k++) hits.push({ isCritical: false });
      if (isCritical && t.criticalMortals?.hit) extra.push({ strike, wounds: rolled(t.criticalMortals.hit, luck) });
    }
    const wounds: { readonly kind: number }[] = [];
    let criticals = 0;
    for (const { isCritical, isLethal } of hits) {
      const came = isLethal ? 'pass' : verdict(t.wound, luck, singleOf(t, 'wound'));
      if (came === 'critical' && t.criticalMortals?.wound)
        extra.push({ strike, wounds: rolled(t.criticalMortals.wound, luck) });
      if (came === 'critical' && t.devastating) criticals++;
      else if (came !== 'fail') wounds.push({ kind: (isCritical ? 1 : 0) + (came === 'critical' ? 2 : 0) });
    }
    sum.attacks += attacks;
    sum.hits += hits.length;
    sum.wounds += wounds.length + criticals;
    sum.unsaved += criticals;
    for (let i = 0; i < criticals; i++) pending.push(strike);
    const sorted = saves === 'lowest-first' && !t.kinds && wounds.map(() => luck.roll(6)).sort();
    const picked = pick(strike); // for all saves that are rolled together
    for (const [i, { kind }] of wounds.entries()) {
      const at = front(sorted ? picked : pick(strike));
      if (at === -1) break;
      const whole = strike.marks[at] as Mark;
      const met = { ...whole, save: whole.savesByKind?.[kind] ?? whole.save };
      if (isSaved(met, sorted ? (sorted[i] as number) : null, luck, singles.save)) continue;
      sum.unsaved++;
      lose(at, felt(met.feelNoPain, size(strike, at, met.feelNoPain, kind >= 2)));
    }
  }
  for (const strike of pending) {
    const picked = pick(strike); // for the whole critical wound
    let at = front(picked);
    if (at === -1) break;
    const pain = mortalPainOf(strike.marks[at] as Mark);
    const many = size(strike, at, pain, true, devastating === 'one-model' ? undefined : Number.POSITIVE_INFINITY);
    if (devastating === 'one-model') {
      lose(at, felt(pain, many));
      continue;
    }
    for (let i = 0; i < many && at !== -1; i++) {
      lose(at, felt(mortalPainOf(strike.marks[at] as Mark), 1));
      at = front(picked);
    }
  }
  for (const { strike, wounds } of extra)
    for (let i = 0; i < wounds && front(-1) !== -1; i++)
      lose(front(-1), felt(mortalPainOf(strike.marks[front(-1)] as Mark), 1));
  return sum;
}
