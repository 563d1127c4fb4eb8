import type { Fact } from '../../../kernel/fact.ts';
import { type Line, type Tally, tally } from '../../../kernel/tally.ts';
import { type Amount, mean } from '../../../parts/odds/amount.ts';
import type { Profile } from '../data/sheet.ts';
import type { Ruleset } from '../rulesets.ts';
import type { ReRoll, Terms, Test } from '../terms.ts';
import type { ManualModifier } from '../work.ts';
import type { Change } from './abilities/ability.ts';
import { type Caused, changesOf, only } from './abilities/changes.ts';
import { plus } from './attack/plus.ts';
import { woundNeeds } from './attack/wound-table.ts';
import type { Situation } from './situation.ts';
import { criticalsOf, isFinal, singlesOf } from './special-terms.ts';

/** The most that modifiers can change a hit or wound roll in total. */
const CAP = 1;

/** Everything that the dice of one volley depend on. `Terms` are made only here. */
export function termsOf(
  ruleset: Ruleset,
  profile: Profile,
  weapons: number,
  at: Situation,
  hand: readonly ManualModifier[],
  fish: boolean,
  lethal = true, // false = declined
): Terms {
  const fishes = fish ? ruleset.fishing : 'none';
  const all = settled(changesOf(ruleset, profile, at, hand), lethal);
  const has = (kind: Change['kind']): boolean => all.some(({ change }) => change.kind === kind);
  const rolls = profile.skill !== null && !has('auto-hit'); // automatic hits roll nothing, so none is critical
  const skill = tally(
    rolls
      ? [
          { why: { code: at.melee ? 'weapon-skill' : 'ballistic-skill' }, value: profile.skill },
          ...skillLines(ruleset, all),
        ]
      : [],
  );
  const hit = tally(rolls ? lines(all, 'hit') : []);
  const strength = strengthOf(profile, all);
  const isStronger = strength.total > at.target.toughness;
  const wound = tally(
    lines(
      all.filter(({ change }) => isStronger || !('when' in change)),
      'wound',
    ),
  );
  const damage = tally(lines(all, 'damage'));
  return {
    weapons,
    attacks: attacksOf(profile, all),
    ...(has('attacks-re-roll') && { attacksReRoll: true }),
    hit: rolls ? testOf(all, 'hit', skill.total, hit.total, fishes) : null,
    lethal: rolls && has('lethal'),
    sustained: rolls ? sustainedOf(all) : null,
    strength: strength.total,
    wound: testOf(all, 'wound', woundNeeds(strength.total, at.target.toughness), wound.total, fishes),
    devastating: has('devastating'),
    damage: profile.damage,
    ...(has('damage-least') && {
      damageLeast: Math.max(...only(all, 'damage-least').map(({ change }) => change.least)),
    }),
    ...(has('damage-re-roll') && { damageReRoll: true }),
    damagePlus: damage.total,
    ...singlesOf(all, rolls),
    ...criticalsOf(all, rolls),
    precision: has('precision'),
    hazardous: has('hazardous'),
    receipts: {
      attacks: tally(only(all, 'attacks').map(({ change, why }) => ({ why, value: mean(change.plus) }))),
      skill,
      hit,
      strength,
      wound,
      ap: tally(apLines(profile, all)),
      damage,
      notes: notesOf(all, rolls),
    },
  };
}

/** Removes declined abilities, and penalties to the hit roll if the weapon ignores them. */
function settled(all: readonly Caused[], lethal: boolean): readonly Caused[] {
  const [ignores] = only(all, 'ignores-worse');
  if (lethal && !ignores) return all;
  const isIgnored = (change: Change): boolean =>
    ignores !== undefined && (isWorse(change) || (ignoresAll(all) && isWorseElse(change)));
  return all.filter(({ change }) => !(change.kind === 'lethal' && !lethal) && !isIgnored(change));
}

const ignoresAll = (all: readonly Caused[]): boolean =>
  only(all, 'ignores-worse').some(({ change }) => change.of === 'everything');

const isWorse = (change: Change): boolean =>
  (change.kind === 'hit' && change.plus < 0) || (change.kind === 'skill' && change.plus > 0);

const isWorseElse = (change: Change): boolean =>
  ((change.kind === 'wound' || change.kind === 'strength') && change.plus < 0) ||
  (change.kind === 'attacks' && change.plus.plus < 0) ||
  (change.kind === 'ap' && change.better < 0);

/** A characteristic never drops below 1. */
const LEAST = 1;

/** The attacks of one weapon. Penalties leave at least one attack, whatever the dice show. */
function attacksOf(profile: Profile, all: readonly Caused[]): Amount {
  const sum = only(all, 'attacks').reduce((total, { change }) => plus(total, change.plus), profile.attacks);
  const least = Math.min(profile.attacks.plus, LEAST - sum.dice);
  return sum.plus < least ? { ...sum, plus: least } : sum;
}

function strengthOf(profile: Profile, all: readonly Caused[]): Tally {
  const sum = tally([{ why: { code: 'strength' }, value: profile.strength }, ...lines(all, 'strength')]);
  return sum.total >= LEAST ? sum : tally([...sum.lines, { why: { code: 'at-least-one' }, value: LEAST - sum.total }]);
}

/** The armour penetration of an attack, 0 or less: the printed value and its improvements. */
export function apLines(profile: Profile, all: readonly Caused[]): readonly Line[] {
  const changes = ignoresAll(all) ? all.filter(({ change }) => !isWorseElse(change)) : all;
  const found: readonly Line[] = [
    { why: { code: 'armour-penetration' }, value: profile.ap },
    ...only(changes, 'ap').map(({ change, why }) => ({ why, value: -change.better })),
  ];
  const { total } = tally(found);
  return total > 0 ? [...found, { why: { code: 'ap-at-most-zero' }, value: -total }] : found;
}

/** The cause of the target's cover; undefined if it has none or the weapon ignores it. */
export function coverOf(all: readonly Caused[]): Fact | undefined {
  return ignoresCover(all) ? undefined : only(all, 'cover')[0]?.why;
}
export const ignoresCover = (all: readonly Caused[]): boolean => only(all, 'ignores-cover').length > 0;

const lines = (all: readonly Caused[], kind: 'hit' | 'wound' | 'skill' | 'damage' | 'strength'): readonly Line[] =>
  only(all, kind).map(({ change, why }) => ({ why, value: change.plus }));

/** Changes to the skill, which are not subject to the roll's cap. */
function skillLines({ cover }: Ruleset, all: readonly Caused[]): readonly Line[] {
  const ignores = only(all, 'ignores-worse').length > 0;
  const why = cover === 'skill' && !ignores ? coverOf(all) : undefined;
  return why ? [...lines(all, 'skill'), { why, value: 1 }] : lines(all, 'skill');
}

/** Which re-rolls take all dice but criticals. */
type Fishes = Ruleset['fishing'] | 'none';

function testOf(all: readonly Caused[], roll: 'hit' | 'wound', needs: number, modifier: number, fish: Fishes): Test {
  const criticals = only(all, 'critical').filter(({ change }) => change.roll === roll);
  const fails = roll === 'hit' ? only(all, 'fails') : [];
  return {
    needs,
    modifier: Math.max(-CAP, Math.min(CAP, modifier)),
    reRoll: reRollOf(all, roll, fish),
    critical: Math.min(6, ...criticals.map(({ change }) => change.from)),
    criticalPasses: roll === 'wound',
    fails: Math.max(2, ...fails.map(({ change }) => change.below)),
    ...(isFinal(all, roll) && { final: true }),
  };
}

/** The most generous permission, since a die is re-rolled only once. */
function reRollOf(all: readonly Caused[], roll: 'hit' | 'wound', fish: Fishes): ReRoll {
  if (isFinal(all, roll)) return 'none';
  const leaves = only(all, 're-roll').filter(({ change }) => change.roll === roll);
  const may = (which: (typeof leaves)[number]['change']['which']) =>
    leaves.some(({ change }) => change.which === which);
  if (may('not-critical')) return 'all-but-critical';
  if (may('any')) return fish === 'none' ? 'failed' : 'all-but-critical';
  if (may('failed') && fish === 'failed') return 'all-but-critical';
  return may('failed') ? 'failed' : may('ones') ? 'ones' : 'none';
}

function sustainedOf(all: readonly Caused[]): Amount | null {
  return only(all, 'sustained')[0]?.change.hits ?? null;
}

const OF_HITS: readonly Change['kind'][] = ['lethal', 'sustained', 'fails', 'ignores-worse'];
const NOTED: readonly Change['kind'][] = [
  ...OF_HITS,
  're-roll',
  're-roll-one',
  'critical-ap',
  'critical-damage',
  'critical-mortals',
  'no-re-roll',
  'attacks-re-roll',
  'damage-re-roll',
  'damage-least',
  'critical',
  'auto-hit',
  'devastating',
  'precision',
  'hazardous',
  'ignores-cover',
];

/** Changes that are not numbers. Those of the hit roll are omitted if there is none. */
function notesOf(all: readonly Caused[], rolls: boolean): readonly Fact[] {
  const tells = ({ change }: Caused): boolean =>
    NOTED.includes(change.kind) &&
    (rolls || !(OF_HITS.includes(change.kind) || ('roll' in change && change.roll === 'hit')));
  return all.filter(tells).map(({ change, why }) => ({ code: 'changes', change, why }));
}
