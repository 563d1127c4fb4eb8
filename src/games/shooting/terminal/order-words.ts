import { TypedWords } from '../../../parts/text/typed-words.ts';
import type { Aim } from '../commands.ts';
import { fallback, focus } from '../options.ts';
import { MANUAL_MODIFIERS, type ManualModifier, type Unit, type View } from '../view.ts';

/** A typed command's words after the first, in lower case. Numbers count from 1, as in all texts. */
export class OrderWords extends TypedWords<View> {
  /** The unit whose weapons are named next. */
  firing: Unit | undefined = this.view.rules.units[this.view.shooter ?? -1];

  override word(): string {
    return super.word().toLowerCase();
  }

  skip(): this {
    this.word();
    return this;
  }

  /** A unit by its id or, for scripts, its index. */
  unit(): number {
    const word = this.word();
    const { units } = this.view.rules;
    const found = units.find(({ id, index }) => id === word || String(index) === word);
    return found?.index ?? this.wrong({ code: 'not-a-unit', word, known: units.map(({ id }) => id) }, 0);
  }

  /** A weapon group of the firing unit. */
  group(): string {
    const word = this.word();
    const known = this.firing?.groups.map(({ id }) => id) ?? [];
    if (!known.includes(word)) this.wrong({ code: 'no-such-weapon', group: word, known }, word);
    return word;
  }

  index(): number {
    const word = this.word();
    return ONE.test(word) ? Number(word) - 1 : this.wrong({ code: 'not-a-number', word }, 0);
  }

  /** `3,4,7` */
  indices(): number[] {
    const word = this.word();
    if (!LIST.test(word)) this.wrong({ code: 'not-a-number', word }, 0);
    return word.split(',').map((number) => Number(number) - 1);
  }

  modifiers(): ManualModifier[] {
    const list: ManualModifier[] = [];
    while (this.more && isModifier(this.ahead)) list.push(this.oneOf(MANUAL_MODIFIERS));
    return list;
  }

  /** Every weapon of the firing unit that can fire at the target named next. */
  all(unit: number): readonly Aim[] {
    const target = this.unit();
    return this.fault ? [] : focus(this.view, unit, target);
  }

  /** The models to allocate to; without numbers, in the default order. */
  allocation(usage: string): number[] {
    if (this.more) return this.indices();
    const command = fallback(this.view, this.view.watcher);
    if (command?.type === 'allocate') return [...command.models];
    return this.wrong({ code: 'words-missing', usage }, []);
  }
}

const ONE = /^[1-9][0-9]{0,3}$/;
const LIST = /^[1-9][0-9]{0,3}(,[1-9][0-9]{0,3})*$/;

export const isModifier = (word: string | undefined): word is ManualModifier =>
  MANUAL_MODIFIERS.some((modifier) => modifier === word);
