import { expect, test } from 'vitest';
import { words } from './labels.ts';

test('a wrong answer names both values, so that the loss cannot be read as percentage points', () => {
  expect(words('en').wrong('A', '45% chance', 'C', '39% chance', '13%')).toBe(
    'Plan A is best: 45% chance. Your plan C: 39% chance, 13% less.',
  );
});

test('Spanish writes "e" before the sound of an i', () => {
  const { and } = words('es');
  expect([and('Lootas', 'Intercessor Squad'), and('Lootas', 'Hive Tyrant'), and('Lootas', 'Nobz')]).toEqual([
    'Lootas e Intercessor Squad',
    'Lootas y Hive Tyrant',
    'Lootas y Nobz',
  ]);
});

test('a single model is destroyed, several are all destroyed', () => {
  expect([1, 2].map((models) => words('en').allDie(models, '9%'))).toEqual(['destroyed: 9%', 'all destroyed: 9%']);
});
