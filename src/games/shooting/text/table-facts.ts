import type { Fact } from '../../../kernel/fact.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { Terrain } from '../scenario.ts';
import type { Stage } from '../state.ts';
import type { Names, Nouns } from './names.ts';

interface Word {
  readonly word: string;
}
interface Known extends Word {
  readonly known: readonly string[];
}
interface Usage {
  readonly usage: string;
}

/** Something in a file is wrong: as the checker of shapes puts it, or with a fact. */
export type Faulty = { readonly field: string } & ({ readonly problem: string } | { readonly why: Fact });

export const faultIn = (fault: Faulty, say: (fact: Fact) => string): string =>
  'why' in fault ? say(fault.why) : fault.problem;

/** Facts about set-ups, questions, what is typed and who is waited for. */
export type TableFacts = {
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
} & { readonly [S in Exclude<Stage, 'ended'> as `awaits-${S}`]: { readonly unit?: number } };

/** The words of one language that belong to the table rather than to the rules. */
export interface TableWords {
  readonly nouns: Nouns;
  readonly codes: { readonly [C in keyof TableFacts]: (fact: TableFacts[C], names: Names) => string };
  /** What can be ordered, as one would say it of somebody else. */
  readonly orders: { readonly [T in CommandType]: (command: CommandOf<T>, names: Names) => string };
}

/** The weapon groups of a command, whoever's they are: names need the unit, which a command may leave out. */
export const groupName = (group: string): string => group.replace(/-lent$/, '').replaceAll('-', ' ');
