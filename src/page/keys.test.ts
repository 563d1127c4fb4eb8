import { describe, expect, test } from 'vitest';
import { meaningOf, type Stroke } from './keys.ts';

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({
  key,
  chord: false,
  control: false,
  shift: false,
  held: false,
  inField: false,
  onButton: false,
  popup: false,
  ...more,
});

describe('what a key means', () => {
  test.each<readonly [string, Stroke, string | undefined]>([
    ['a letter', stroke('w'), 'w'],
    ['with Caps Lock', stroke('W'), 'w'],
    ['a digit', stroke('3'), '3'],
    ['a bracket', stroke('['), '['],
    ['a letter held down counts once', stroke('w', { held: true }), undefined],
    ['a sign goes on while it is held', stroke('+', { held: true }), '+'],
    ['and may need Shift', stroke('+', { shift: true }), '+'],
    ['with Shift it is another’s', stroke('W', { shift: true }), undefined],
    ['with Control too', stroke('w', { chord: true }), undefined],
    ['in a text field', stroke('w', { inField: true }), undefined],
    ['an arrow walks on the board', stroke('ArrowLeft'), undefined],
    ['with Shift it is the panel’s', stroke('ArrowLeft', { shift: true }), 'Shift+ArrowLeft'],
    ['Enter', stroke('Enter'), 'Enter'],
    ['Enter on a button presses it', stroke('Enter', { onButton: true }), undefined],
    [
      'Control and Enter confirm from anywhere',
      stroke('Enter', { onButton: true, chord: true, control: true }),
      'Enter',
    ],
    ['but not in a text field', stroke('Enter', { inField: true, chord: true, control: true }), undefined],
    ['Enter held down confirms once', stroke('Enter', { held: true }), undefined],
    ['Escape', stroke('Escape'), 'Escape'],
    ['Escape closes an open slip', stroke('Escape', { popup: true }), undefined],
  ])('%s', (_, given, meaning) => {
    expect(meaningOf(given)).toBe(meaning);
  });
});
