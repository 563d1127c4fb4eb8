import type { OddsQuestion } from '../../ask/question.ts';
import { sheetOf } from './choices.ts';

/** `10 × Intercessor Squad, Captain`, or its values if it has no datasheet. */
export function targetName({ target }: OddsQuestion): string {
  const { models = 1, also = [], character, T, Sv, W, inv } = target;
  const sheet = sheetOf(target.sheet);
  const count = also.reduce((sum, men) => sum + (men.models ?? 1), models);
  const name = sheet?.name ?? `T${T} Sv${Sv}+${inv === undefined ? '' : `/${inv}++`} W${W}`;
  const leader = character && (sheetOf(character.sheet)?.name ?? character.sheet);
  return [`${count} × ${name}`, ...(leader ? [leader] : [])].join(', ');
}
