import type { Fact } from '../../../kernel/fact.ts';
import type { Tally } from '../../../kernel/tally.ts';
import { printed } from '../../../parts/odds/amount.ts';
import { type Outlook, outlook, type Strike } from '../rules/odds/outlook.ts';
import { mean } from '../rules/odds/pmf.ts';
import type { Mark, Test } from '../terms.ts';
import { sayQuestion } from '../text/question-text.ts';
import type { Read } from './reading.ts';

/** Rounds for output; sums are computed with full precision. */
export const figure = (value: number): number => Number(value.toPrecision(10));

const counts = (pmf: readonly number[]) => ({ mean: figure(mean(pmf)), odds: pmf.map(figure) });

/** The full answer: distributions, and a receipt for each number. */
export function answerTo(read: Read) {
  const all = outlook(read.strikes, read.how);
  return {
    ruleset: read.ruleset.id,
    devastating: read.ruleset.devastating,
    target: {
      models: read.models,
      wounds: (read.strikes[0]?.marks ?? []).reduce((sum, { wounds }) => sum + wounds, 0),
    },
    ...distributions(all, read.models),
    weapons: read.weapons.map((weapon, i) => ({ ...weapon, ...numbers(read.strikes[i] as Strike) })),
  };
}

function distributions(all: Outlook, models: number) {
  const survivors = Array.from({ length: models + 1 }, (_, left) => all.slain[models - left] ?? 0);
  return {
    attacks: counts(all.attacks),
    hits: counts(all.hits),
    wounds: counts(all.wounds),
    unsaved: counts(all.unsaved),
    damage: counts(all.damage),
    slain: counts(all.slain),
    survivors: counts(survivors),
    wipe: figure(all.wipe),
    hazard: all.hazard && { damage: counts(all.hazard.damage), slain: counts(all.hazard.slain) },
  };
}

// ---- The numbers of one weapon, with their receipts ----

function numbers({ terms, marks }: Strike) {
  const { receipts } = terms;
  return {
    attacks: { each: printed(terms.attacks), receipt: receipt(receipts.attacks) },
    hit: terms.hit && { ...roll(terms.hit), skill: receipt(receipts.skill), receipt: receipt(receipts.hit) },
    wound: { ...roll(terms.wound), receipt: receipt(receipts.wound) },
    ap: receipt(receipts.ap),
    saves: kinds(marks),
    damage: { each: printed(terms.damage), receipt: receipt(receipts.damage) },
    notes: receipts.notes.map((fact) => ({ ...fact, words: words(fact) })),
  };
}

const roll = ({ needs, modifier, reRoll, critical }: Test) => ({ needs, modifier, reRoll, critical });

/** The models' defences; models with equal ones are grouped. */
function kinds(marks: readonly Mark[]) {
  const found = new Map<string, { models: number; mark: Mark }>();
  for (const mark of marks) {
    const { save, by, feelNoPain, halved, less } = mark;
    const id = JSON.stringify([save, by, feelNoPain, halved, less]);
    const known = found.get(id);
    found.set(id, { models: (known?.models ?? 0) + 1, mark: known?.mark ?? mark });
  }
  return [...found.values()].map(({ models, mark }) => ({
    models,
    needs: mark.save > 6 ? null : mark.save,
    by: mark.by,
    feelNoPain: mark.feelNoPain > 6 ? null : mark.feelNoPain,
    ...(mark.halved && { halved: true }),
    ...(mark.less > 0 && { less: mark.less }),
    receipt: receipt(mark.receipt),
  }));
}

const receipt = ({ lines, total }: Tally) => ({
  total,
  lines: lines.map(({ why, value }) => ({ ...why, value, words: words(why) })),
});

/** Answers are in English, like their field names. */
const words = (fact: Fact): string => sayQuestion(fact, 'en') ?? fact.code;
