import type { Fact } from '../../../kernel/fact.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { Terrain } from '../scenario.ts';
import type { Stage } from '../state.ts';
import type { Nouns, Phrase } from './names.ts';

interface Word {
  readonly word: string;
}
interface Known extends Word {
  readonly known: readonly string[];
}
interface Usage {
  readonly usage: string;
}

/** An error in a file: the schema checker's message, or a fact. */
export type Faulty = { readonly field: string } & ({ readonly problem: string } | { readonly why: Fact });

export const faultIn = (fault: Faulty, say: (fact: Fact) => string): string =>
  'why' in fault ? say(fault.why) : fault.problem;

interface InField {
  readonly field: string;
}
interface Unknown extends InField {
  readonly name: string;
  readonly known: readonly string[];
}

/** Facts of refused odds questions, and causes that an answer takes from its question. */
interface OddsFacts {
  readonly 'field-needed': InField;
  readonly 'unknown-datasheet': Unknown;
  readonly 'unknown-kind': Unknown;
  readonly 'unknown-army': Unknown;
  readonly 'unknown-army-unit': Unknown;
  readonly 'unknown-weapon': Unknown;
  readonly 'unknown-profile': Unknown;
  readonly 'wounded-too-much': InField & { readonly wounds: number };
  readonly 'more-kills-than-models': InField & { readonly models: number };
  readonly 'too-much-to-work-out': InField;
  readonly 'too-many-entries': InField & { readonly count: number; readonly most: number };
  readonly 'no-exercise': InField;
  readonly 'cover-as-asked': Readonly<Record<never, never>>;
  readonly 'lethal-hits-are-not-declined': Readonly<Record<never, never>>;
}

/** Why no battle can be generated. */
interface GeneratorFacts {
  readonly 'unknown-layout': { readonly layout: string; readonly known: readonly string[] };
  readonly 'army-does-not-fit': { readonly army: string; readonly unit: string; readonly layout: string };
  readonly 'army-too-large': { readonly army: string; readonly models: number; readonly most: number };
  readonly 'army-without-points': { readonly army: string };
  readonly 'no-target-in-sight': { readonly army: string; readonly layout: string };
}

type Goal = 'kills' | 'points' | 'wipe';

/** Reasons of a fire plan. Values of `wipe` are in percent. */
interface PlanFacts {
  readonly 'plan-adds': { readonly goal: Goal; readonly value: number };
  readonly 'plan-instead': { readonly goal: Goal; readonly target: string; readonly loss: number };
  readonly 'plan-before': { readonly goal: Goal; readonly other: string; readonly loss: number };
  readonly 'plan-better': { readonly goal: Goal; readonly target: string; readonly gain: number };
  readonly 'plan-after': { readonly goal: Goal; readonly other: string; readonly gain: number };
}

type Acting = Exclude<Stage, 'ended'>;
interface OfShooter {
  readonly unit?: number;
}

/** Facts about set-ups, questions, typed commands and who must act. */
type MatchFacts = {
  readonly 'bad-setup': Faulty;
  readonly 'bad-question': Faulty;
  readonly 'unknown-ruleset': { readonly ruleset: string; readonly known: readonly string[] };
  readonly 'unknown-verb': Known;
  readonly 'words-missing': Usage;
  readonly 'words-left': Usage & Word;
  readonly 'not-a-unit': Known;
  readonly 'not-a-number': Word;
  readonly 'not-one-of': Known;
  readonly cover: { readonly piece: string; readonly terrain: Terrain; readonly because: 'within' | 'obscured' };
} & OddsFacts &
  GeneratorFacts &
  PlanFacts & { readonly [S in Acting as `awaits-${S}`]: OfShooter } & {
    readonly [S in Acting as `awaits-${S}-by`]: OfShooter & { readonly who: string | null };
  };

/** Texts of one language that belong to the match rather than to the rules. */
export interface MatchTexts {
  readonly nouns: Nouns;
  readonly codes: { readonly [C in keyof MatchFacts]: Phrase<MatchFacts[C]> };
  /** Commands, as infinitives. */
  readonly orders: { readonly [T in CommandType]: Phrase<CommandOf<T>> };
}

/** `hand flamer` from `hand-flamer-lent`: a weapon's name if its unit is not known. */
export const groupName = (group: string): string => group.replace(/-lent$/, '').replaceAll('-', ' ');
