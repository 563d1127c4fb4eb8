import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { printed } from '../../../../parts/odds/amount.ts';
import { type Faulty, faultIn } from '../../text/match-facts.ts';
import { sayQuestion } from '../../text/question-text.ts';
import { MODIFIERS as MODIFIERS_EN } from '../../text/terms.en.ts';
import { MODIFIERS as MODIFIERS_ES } from '../../text/terms.es.ts';
import type { ManualModifier } from '../../view.ts';
import { capital } from '../names.ts';
import { words } from './labels.ts';
import type { Firing } from './work.ts';

const MODIFIERS = { en: MODIFIERS_EN, es: MODIFIERS_ES } as const;

export const modifierName = (hand: ManualModifier, language: Language): string => capital(MODIFIERS[language][hand]);

/** `10 × Bolt rifle` */
export function firingName({ count, name, typed }: Firing, language: Language): string {
  const w = words(language);
  return w.byWeapon(count, typed ? w.typedWeapon(typed.strength, typed.ap, printed(typed.damage)) : name);
}

/** The texts of the page's own facts; all others come from the game's texts. */
export function sayIn(language: Language): (fact: Fact) => string {
  const w = words(language);
  return (fact) => {
    switch (fact.code) {
      case 'by-weapon':
        return firingName(fact as unknown as Firing, language);
      case 'models-before':
        return w.modelsBefore;
      case 'strength-against':
        return w.versus(fact.strength as number, fact.toughness as number);
      case 'no-melee-weapon':
      case 'no-ranged-weapon':
      case 'no-weapon-to-strike-back':
        return w.noWeapon(fact.code);
      case 'printed-attacks':
      case 'printed-damage':
      case 'modifier-cap':
      case 'six-always-passes':
      case 'low-rolls-fail':
        return w.ownFact(fact.code);
      default:
        return sayQuestion(fact, language) ?? fact.code;
    }
  };
}

const NUMBERS = ['A', 'BS', 'S', 'AP', 'D', 'T', 'Sv', 'inv', 'W'] as const;

const FIELD = /^["«][^"»]*["»]: /; // the field's name in command-line messages

/** Why a question cannot be answered, with the form's name for the field. */
export function whyNot(fact: Fact, language: Language): string {
  const w = words(language);
  const [room, at, ...more] = typeof fact.field === 'string' ? fact.field.split('/') : [];
  const last = NUMBERS.find((name) => name === (more.at(-1) ?? at));
  const place = room === 'target' ? w.target : room === 'attackers' && at !== undefined ? w.lineOf(Number(at) + 1) : '';
  const problem =
    fact.code === 'field-needed' && last
      ? w.isNeeded(w.characteristic(last))
      : fact.code === 'bad-question'
        ? faultIn(fact as Fact & Faulty, sayIn(language))
        : sayIn(language)(fact).replace(FIELD, '');
  return capital(place ? `${place}: ${problem}` : problem);
}
