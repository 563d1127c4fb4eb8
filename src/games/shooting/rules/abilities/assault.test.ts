import { expect, test } from 'vitest';
import { entry, shoot, toHit } from './testing.ts';

test('Assault: can fire after its unit has advanced', () => {
  expect(entry('Assault').entry.permits).toEqual(['after-advancing']);
});

test('it does not help a unit that fell back, nor one that is engaged', () => {
  expect(entry('Assault').entry.permits).not.toContain('after-falling-back');
  expect(entry('Assault').entry.permits).not.toContain('while-engaged');
});

test('advancing has no hit penalty', () => {
  expect(toHit({ weapon: ['Assault'], moved: 'advanced' })).toBe('3+');
});

test('it changes nothing else', () => {
  expect(shoot({ weapon: ['Assault'] })).toEqual(shoot());
});

test('Heavy on the same weapon adds nothing after an advance', () => {
  expect(toHit({ weapon: ['Assault', 'Heavy'], moved: 'advanced' })).toBe('3+');
});
