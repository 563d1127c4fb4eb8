import { no, ok, type Result } from '../../../kernel/result.ts';
import { type Strike, toll } from '../rules/odds/outlook.ts';
import { binomial, mean, type Pmf } from '../rules/odds/pmf.ts';
import { areTooMany } from '../rules/odds/size.ts';
import { figure } from './answer.ts';
import type { Attacker, Conditions, ExchangeQuestion, OddsQuestion } from './question.ts';
import { type Places, type Read, read } from './reading.ts';
import { turned } from './turned.ts';

interface Loss {
  readonly mean: number;
  readonly odds: readonly number[];
}

/** The losses of one unit. */
export interface Fought {
  readonly loses: { readonly damage: Loss; readonly slain: Loss };
  readonly wipe: number;
}

interface Exchanged {
  readonly second: Fought;
  readonly first: Fought;
}

const placed = (who: string, foe: string): Places => ({
  attackers: `${who}/`,
  target: `${foe}/`,
  shooter: `${who}/`,
  conditions: '',
});

/**
 * Both sides' losses in one exchange of blows: the first unit fights, then what is left of the second. A charge and
 * modifiers set by hand count for the first unit only.
 */
export function exchange({ first, second, conditions, fightsOnDeath }: ExchangeQuestion): Result<Exchanged> {
  const blow = read(asking(first, second.unit, { melee: true, ...conditions }), placed('first', 'second'));
  if (!blow.ok) return blow;
  const back = read(asking(second, first.unit, turned(conditions)), placed('second', 'first'));
  if (!back.ok) return back;
  const struck = toll(blow.value.strikes, blow.value.how);
  const fight = fighters(struck.slain, blow.value.models, fightsOnDeath);
  const blows = blowsBack(back.value, second.attackers, fight);
  if (
    areTooMany(
      blows.map(({ strikes }) => strikes),
      back.value.how,
    )
  )
    return no({ code: 'too-much-to-work-out', field: 'second/attackers' });
  const { damage, slain, wipe } = answeredBy(back.value, blows);
  return ok({
    second: { loses: losses(struck.damage, struck.slain), wipe: figure(struck.wipe) },
    first: { loses: losses(damage, slain), wipe: figure(wipe) },
  });
}

const asking = (
  { attackers, shooter }: ExchangeQuestion['first'],
  target: OddsQuestion['target'],
  conditions: Conditions,
): OddsQuestion => ({ attackers, target, conditions, ...(shooter && { shooter }) });

const losses = (damage: Pmf, slain: Pmf) => ({
  damage: { mean: figure(mean(damage)), odds: Array.from(damage, figure) },
  slain: { mean: figure(mean(slain)), odds: Array.from(slain, figure) },
});

/** How many models of the struck unit fight: the survivors, and fallen ones that fight on death. */
function fighters(slain: Pmf, models: number, onDeath: number | undefined): Pmf {
  const out = new Float64Array(models + 1);
  slain.forEach((odds, fallen) => {
    const again = binomial(fallen, onDeath === undefined ? 0 : (7 - onDeath) / 6);
    again.forEach((chance, many) => {
      const left = models - fallen + many;
      out[left] = (out[left] as number) + odds * chance;
    });
  });
  return out;
}

/** Weapons that strike together, and the probability that exactly these do. */
interface Blow {
  readonly strikes: readonly Strike[];
  readonly odds: number;
}

/** The blows of a unit when a random number of its models fight. Each weapon is lost with its share of the models. */
function blowsBack({ strikes }: Read, lines: readonly Attacker[], fight: Pmf): readonly Blow[] {
  const models = fight.length - 1;
  const found = new Map<string, Blow>(); // by the numbers of weapons, which several numbers of models share
  fight.forEach((odds, many) => {
    const counts = lines.map(({ count = 1 }) => Math.ceil((count * many) / models));
    const key = counts.join();
    const some = strikes.map(({ terms, marks }, i) => ({ terms: { ...terms, weapons: counts[i] ?? 0 }, marks }));
    const before = found.get(key) ?? { strikes: some, odds: 0 };
    if (odds > 0) found.set(key, { ...before, odds: before.odds + odds });
  });
  return [...found.values()];
}

function answeredBy({ how }: Read, blows: readonly Blow[]) {
  const sum: { damage: Pmf; slain: Pmf; wipe: number } = {
    damage: new Float64Array(),
    slain: new Float64Array(),
    wipe: 0,
  };
  for (const { strikes, odds } of blows) {
    const one = toll(strikes, how);
    sum.damage = added(sum.damage, one.damage, odds);
    sum.slain = added(sum.slain, one.slain, odds);
    sum.wipe += odds * one.wipe;
  }
  return sum;
}

const added = (to: Pmf, from: Pmf, weight: number): Pmf =>
  Float64Array.from({ length: Math.max(to.length, from.length) }, (_, n) => (to[n] ?? 0) + weight * (from[n] ?? 0));
