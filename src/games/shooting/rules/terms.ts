import type { Fact } from '../../../kernel/fact.ts';
import { type Line, tally } from '../../../kernel/tally.ts';
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
  const all = settled(changesOf(ruleset, profile, at, hand), lethal);
  const has = (kind: Change['kind']): boolean => all.some(({ change }) => change.kind === kind);
  const rolls = profile.skill !== null && !has('auto-hit'); // automatic hits roll nothing, so none is critical
  const skill = tally(
    rolls ? [{ why: { code: 'ballistic-skill' }, value: profile.skill }, ...skillLines(ruleset, all)] : [],
  );
  const hit = tally(rolls ? lines(all, 'hit') : []);
  const wound = tally(lines(all, 'wound'));
  const damage = tally(lines(all, 'damage'));
  return {
    weapons,
    attacks: only(all, 'attacks').reduce((sum, { change }) => plus(sum, change.plus), profile.attacks),
    hit: rolls ? testOf(all, 'hit', skill.total, hit.total, fish) : null,
    lethal: rolls && has('lethal'),
    sustained: rolls ? sustainedOf(all) : null,
    wound: testOf(all, 'wound', woundNeeds(profile.strength, at.target.toughness), wound.total, fish),
    devastating: has('devastating'),
    damage: profile.damage,
    damagePlus: damage.total,
    precision: has('precision'),
    hazardous: has('hazardous'),
    receipts: {
      attacks: tally(only(all, 'attacks').map(({ change, why }) => ({ why, value: mean(change.plus) }))),
      skill,
      hit,
      wound,
      ap: tally(apLines(profile, all)),
      damage,
      notes: notesOf(all, rolls),
    },
  };
}

/** Removes declined abilities, and penalties to the hit roll if the weapon ignores them. */
function settled(all: readonly Caused[], lethal: boolean): readonly Caused[] {
  const ignores = only(all, 'ignores-worse').length > 0;
  if (lethal && !ignores) return all;
  return all.filter(({ change }) => !(change.kind === 'lethal' && !lethal) && !(ignores && isWorse(change)));
}

const isWorse = (change: Change): boolean =>
  (change.kind === 'hit' && change.plus < 0) || (change.kind === 'skill' && change.plus > 0);

/** The armour penetration of an attack, 0 or less: the printed value and its improvements. */
export const apLines = (profile: Profile, all: readonly Caused[]): readonly Line[] => [
  { why: { code: 'armour-penetration' }, value: profile.ap },
  ...only(all, 'ap').map(({ change, why }) => ({ why, value: -change.better })),
];

/** The cause of the target's cover; undefined if it has none or the weapon ignores it. */
export function coverOf(all: readonly Caused[]): Fact | undefined {
  return ignoresCover(all) ? undefined : only(all, 'cover')[0]?.why;
}
export const ignoresCover = (all: readonly Caused[]): boolean => only(all, 'ignores-cover').length > 0;

const lines = (all: readonly Caused[], kind: 'hit' | 'wound' | 'skill' | 'damage'): readonly Line[] =>
  only(all, kind).map(({ change, why }) => ({ why, value: change.plus }));

/** Changes to the skill, which are not subject to the roll's cap. */
function skillLines({ cover }: Ruleset, all: readonly Caused[]): readonly Line[] {
  const ignores = only(all, 'ignores-worse').length > 0;
  const why = cover === 'skill' && !ignores ? coverOf(all) : undefined;
  return why ? [...lines(all, 'skill'), { why, value: 1 }] : lines(all, 'skill');
}

function testOf(all: readonly Caused[], roll: 'hit' | 'wound', needs: number, modifier: number, fish: boolean): Test {
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

const isFinal = (all: readonly Caused[], roll: 'hit' | 'wound'): boolean =>
  only(all, 'no-re-roll').some(({ change }) => change.roll === roll);

/** The most generous permission, since a die is re-rolled only once. */
function reRollOf(all: readonly Caused[], roll: 'hit' | 'wound', fish: boolean): ReRoll {
  if (isFinal(all, roll)) return 'none';
  const leaves = only(all, 're-roll').filter(({ change }) => change.roll === roll);
  const may = (which: 'ones' | 'failed' | 'any') => leaves.some(({ change }) => change.which === which);
  if (may('any')) return fish ? 'all-but-critical' : 'failed';
  return may('failed') ? 'failed' : may('ones') ? 'ones' : 'none';
}

function sustainedOf(all: readonly Caused[]): Amount | null {
  return only(all, 'sustained')[0]?.change.hits ?? null;
}

const OF_HITS: readonly Change['kind'][] = ['lethal', 'sustained', 'fails', 'ignores-worse'];
const NOTED: readonly Change['kind'][] = [
  ...OF_HITS,
  're-roll',
  'no-re-roll',
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
