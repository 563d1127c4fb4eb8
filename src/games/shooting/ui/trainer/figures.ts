import type { Unit } from '../../ask/matrix/army-units.ts';
import { leadersIn, sizeOf } from '../../ask/models.ts';
import type { Men } from '../../ask/question.ts';
import { SHEETS } from '../../data/datasheets.ts';
import type { PrintedModel } from '../../data/printed.ts';
import type { SILHOUETTES } from '../../picture/silhouettes.ts';

export type FigureName = keyof typeof SILHOUETTES;

/** Equal models of a unit, as they are drawn. */
interface Figures {
  readonly figure: FigureName;
  readonly count: number;
}

/** Values of identical models. */
export interface Stats {
  readonly name: string | null; // only if the unit has several kinds of models
  readonly T: number;
  readonly Sv: number;
  readonly inv?: number | undefined;
  readonly fnp?: number | undefined;
  readonly W: number;
  readonly abilities: readonly string[];
}

const LARGE = 40; // millimetres

const printedOf = ({ sheet = '', kind }: Men): PrintedModel | undefined => {
  const kinds = SHEETS.get(sheet)?.kinds ?? {};
  return kind === undefined ? Object.values(kinds)[0] : kinds[kind];
};

const keywordsOf = ({ target, shooter }: Unit): readonly string[] => {
  const sheet = SHEETS.get(target?.sheet ?? shooter?.sheet ?? '');
  return (target?.keywords ?? shooter?.keywords ?? sheet?.keywords ?? []).map((word) => word.toLowerCase());
};

function figureOf(men: Men, keywords: readonly string[]): FigureName {
  const has = (word: string): boolean => keywords.includes(word);
  if (has('monster')) return 'monster';
  if (has('vehicle'))
    return has('walker') ? 'walker' : has('artillery') ? 'gun' : has('transport') ? 'carrier' : 'tank';
  const { base } = printedOf(men) ?? {};
  return base && 'mm' in base && typeof base.mm === 'number' && base.mm >= LARGE ? 'heavy' : 'trooper';
}

/** The kinds of models in a unit; a leader comes last, as it dies last. */
export function figuresOf(unit: Unit): readonly Figures[] {
  const { target } = unit;
  const keywords = keywordsOf(unit);
  if (!target) return [{ figure: figureOf({}, keywords), count: 1 }];
  const drawn = [target, ...(target.also ?? [])].map((men) => ({
    figure: figureOf({ sheet: target.sheet, ...men } as Men, keywords),
    count: men.models ?? 1,
  }));
  const leads = target.character || keywords.includes('character');
  if (target.character) drawn.push({ figure: 'leader', count: sizeOf(leadersIn(target)) });
  else if (leads && drawn[0]?.figure === 'trooper') drawn[0] = { ...drawn[0], figure: 'leader' };
  return drawn;
}

/** The values of every kind of model in a unit. */
export function statsOf({ target }: Unit): readonly Stats[] {
  if (!target) return [];
  const { also = [] } = target;
  const kinds: readonly Men[] = [
    target,
    ...also.map((men) => ({ ...(target.sheet !== undefined && { sheet: target.sheet }), ...men })),
    ...leadersIn(target),
  ];
  const all = kinds.map((men) => statsOfMen(men, kinds.length > 1));
  const values = ({ name: _, ...rest }: Stats): string => JSON.stringify(rest);
  return all.filter((one, i) => all.findIndex((other) => values(other) === values(one)) === i);
}

function statsOfMen(men: Men, named: boolean): Stats {
  const printed = printedOf(men);
  const sheet = SHEETS.get(men.sheet ?? '');
  return {
    name: named ? (printed?.name ?? null) : null,
    T: men.T ?? printed?.T ?? 0,
    Sv: men.Sv ?? printed?.Sv ?? 7,
    inv: men.inv ?? printed?.inv,
    fnp: men.fnp,
    W: men.W ?? printed?.W ?? 1,
    abilities: men.abilities ?? [...(sheet?.abilities ?? []), ...(printed?.abilities ?? [])],
  };
}
