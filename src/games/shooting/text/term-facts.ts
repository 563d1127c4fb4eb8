import type { Fact } from '../../../kernel/fact.ts';
import { printed } from '../../../parts/odds/amount.ts';
import type { Ability } from '../data/sheet.ts';
import type { Change, ChangeOf } from '../rules/abilities/ability.ts';
import type { By } from '../rules/abilities/changes.ts';
import type { ManualModifier } from '../work.ts';
import type { Phrase } from './names.ts';

type None = Readonly<Record<never, never>>;

/** The facts of receipts and notes, and the abilities' reasons for refusing a target. */
interface TermFacts {
  readonly ability: Omit<Ability, 'id'> & { readonly ability: string; readonly by: By };
  readonly hand: { readonly hand: ManualModifier };
  readonly changes: { readonly change: Change; readonly why: Fact };
  readonly 'ballistic-skill': None;
  readonly 'weapon-skill': None;
  readonly 'best-is-fishing': None;
  readonly 'best-is-keeping': None;
  readonly strength: None;
  readonly 'at-least-one': None;
  readonly 'armour-penetration': None;
  readonly 'ap-at-most-zero': None;
  readonly 'armour-save': None;
  readonly 'invulnerable-save': None;
  readonly 'save-cap': None;
  readonly 'one-always-fails': None;
  readonly 'one-shot-is-spent': None;
  readonly 'pistols-fire-at-who-engages': None;
  readonly 'blast-near-friends': None;
  readonly 'torrent-needs-sight': None;
  readonly 'lone-operative': { readonly within: number };
  // abilities in a file or a question
  readonly 'unknown-ability': { readonly ability: string };
  readonly 'ability-reads-like': { readonly print: string };
  readonly 'ability-has-plain-number': { readonly print: string };
  readonly 'attacks-of-two-dice': None;
}

export type TermTable = { readonly [C in keyof TermFacts]: Phrase<TermFacts[C]> };

/** Each kind of change, without its cause. */
export type ChangeTable = { readonly [K in Change['kind']]: (change: ChangeOf<K>) => string };

export const sayChange = (table: ChangeTable, change: Change): string =>
  (table[change.kind] as (change: Change) => string)(change);

/** A printed name with its placeholders filled in: `Rapid Fire X` becomes `Rapid Fire 2`. */
export function filled(name: string, { x, on, keyword }: Omit<Ability, 'id'>): string {
  return name
    .replace(/ ?(-?)X\b/, x === undefined ? '' : ` $1${printed(x)}`)
    .replace(/ ?\bN\+/, on === undefined ? '' : ` ${on}+`)
    .replace('KEYWORD', keyword === undefined ? '' : keyword.replace(/\b\w/g, (letter) => letter.toUpperCase()))
    .trim();
}

export const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);
