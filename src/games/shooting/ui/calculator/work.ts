import type { Fact } from '../../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../../kernel/result.ts';
import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import { needed } from '../../ask/needed.ts';
import type { Attacker, OddsQuestion } from '../../ask/question.ts';
import { type Read, read } from '../../ask/reading.ts';
import type { Profile } from '../../data/sheet.ts';
import { type Outlook, outlook } from '../../rules/odds/outlook.ts';
import type { Asked } from './asked.ts';

export const STEPS = ['attacks', 'hits', 'wounds', 'unsaved', 'damage', 'slain'] as const;
type Step = (typeof STEPS)[number];
export type Figure = Step | 'wipe' | 'left' | 'ownDamage' | 'ownSlain';

/** Weapons that fire together: by name, or by values if those were typed in. */
export interface Firing {
  readonly count: number;
  readonly name: string;
  readonly typed: Profile | null;
}

/** An answered question: every figure with the contribution of each weapon. */
export interface Answer {
  readonly read: Read;
  readonly firing: readonly Firing[];
  readonly all: Outlook;
  readonly figures: Readonly<Record<Figure, Tally>>; // `wipe` in percent
}

const isNameless = (line: Attacker | undefined): boolean => line?.weapon === undefined && line?.name === undefined;

/** A line that was added and has no values yet. */
const isBlank = (line: Attacker): boolean =>
  Object.entries(line).every(([field, value]) => field === 'count' || value === undefined);

export function answered(question: OddsQuestion): Result<Answer> {
  if (question.attackers.every(isBlank))
    return no({ code: question.conditions?.melee ? 'no-melee-weapon' : 'no-ranged-weapon', field: 'attackers' });
  const found = read(question);
  if (!found.ok) return found;
  const { strikes, how, weapons, profiles, models } = found.value;
  const firing = weapons.map(
    (weapon, i): Firing => ({
      ...weapon,
      typed: isNameless(question.attackers[i]) ? (profiles[i] ?? null) : null,
    }),
  );
  // The first weapon, the first two, and so on: earlier weapons leave less for later ones.
  const upTo = strikes.map((_, i) => outlook(strikes.slice(0, i + 1), how));
  const all = upTo.at(-1) ?? outlook([], how);
  const added = (figure: (of: Outlook) => number): readonly Line[] =>
    upTo.map((of, i) => {
      const before = upTo[i - 1];
      return { why: { code: 'by-weapon', ...firing[i] }, value: figure(of) - (before ? figure(before) : 0) };
    });
  const mean = (step: keyof Outlook['means']): Tally => tally(added(({ means }) => means[step]));
  const slain = mean('slain');
  return ok({
    read: found.value,
    firing,
    all,
    figures: {
      attacks: mean('attacks'),
      hits: mean('hits'),
      wounds: mean('wounds'),
      unsaved: mean('unsaved'),
      damage: mean('damage'),
      slain,
      wipe: tally(added(({ wipe }) => 100 * wipe)),
      left: tally([
        { why: { code: 'models-before' }, value: models },
        ...slain.lines.map(({ why, value }) => ({ why, value: -value })),
      ]),
      ownDamage: mean('ownDamage'),
      ownSlain: mean('ownSlain'),
    },
  });
}

// ---- How many you need: as on the command line ----

interface Needed {
  readonly needed: number | null; // null = more than `looked`
  readonly looked?: number;
  readonly reached: number; // percent
  readonly oneLess?: number;
}

/** A single weapon is counted by number; several weapons count as one set that fires n times. */
export function neededFor({ a, chance, kills }: Asked): Result<Needed> {
  const [line, ...more] = a.attackers;
  const attackers = line && more.length === 0 ? [{ ...line, count: 1 }] : a.attackers;
  return needed({ ...a, attackers, chance, limit: 200, ...(kills !== null && { kills }) }) as Result<Needed>;
}

/** Where in the question a refusal points: `attackers/0/S` is the strength of the first line. */
export const fieldOf = (fact: Fact): string => (typeof fact.field === 'string' ? fact.field : '');
