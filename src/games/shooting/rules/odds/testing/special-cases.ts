import { gun, orks, type Squad } from '../../../testing.ts';
import type { Case } from './resolver.ts';

export const one = (print: string, ...abilities: string[]): Partial<Squad> => ({
  models: 1,
  arms: { gun: gun(print, ...abilities) },
});
/** Two weapons with the same abilities, fired one after the other. */
const two = (first: string, second: string, ...abilities: string[]): Partial<Squad> => ({
  models: 1,
  arms: { gun: gun(first, ...abilities), rifle: gun(second, ...abilities) },
});
export const few = (more: Partial<Squad> = {}): Squad => orks({ models: 2, ...more });

/** Single re-rolls and effects of criticals, small enough to enumerate every roll. */
export const SPECIAL: Readonly<Record<string, Case>> = {
  'a single re-roll of hits, used by the first weapon that misses': {
    shooter: { ...two('24" A1 BS4+ S4 AP-6 D1', '24" A1 BS3+ S4 AP-6 D1'), abilities: ['One Hit Re-roll'] },
    target: few(),
  },
  'a single re-roll of wounds': {
    shooter: { ...two('24" A1 S4 AP-6 D1', '24" A1 S8 AP-6 D1', 'Torrent'), abilities: ['One Wound Re-roll'] },
    target: few(),
  },
  'a single re-roll of damage, and critical wounds dealt last': {
    shooter: {
      ...two('24" A1 S4 AP-6 DD3', '24" A1 S8 AP-6 DD3', 'Torrent', 'Devastating Wounds'),
      abilities: ['One Damage Re-roll'],
    },
    target: few({ W: 2 }),
  },
  'a single re-roll of saves': {
    shooter: two('24" A1 S8 AP0 D1', '24" A1 S4 AP-1 D2', 'Torrent'),
    target: few({ abilities: ['One Save Re-roll'], Sv: 4 }),
  },
  'the eleventh edition: a single re-roll of saves, lowest first': {
    shooter: one('24" A2 S5 AP-1 D2', 'Torrent'),
    target: orks({ models: 1, abilities: ['One Save Re-roll'], with: [{ W: 3, Sv: 2 }] }),
    more: { ruleset: '11e' },
  },
  'better AP and more damage of criticals, in the order of the attacks': {
    shooter: one(
      '24" A2 BS5+ S6 AP-1 D1',
      'Critical Hit AP Plus 1',
      'Critical Wound AP Plus 2',
      'Critical Wound Damage Plus 1',
    ),
    target: few({ W: 2, Sv: 2 }),
  },
  'the same with Lethal Hits and Sustained Hits': {
    shooter: one(
      '24" A1 BS5+ S6 AP0 D1',
      'Critical Hit AP Plus 1',
      'Critical Wound Damage Plus 1',
      'Lethal Hits',
      'Sustained Hits 1',
    ),
    target: few({ W: 2, Sv: 3 }),
  },
  'mortal wounds in addition, which carry over': {
    shooter: one('24" A1 BS4+ S4 AP0 D1', 'Critical Hit Mortal Wounds 1', 'Critical Wound Mortal Wounds D3'),
    target: few({ W: 2 }),
  },
  'mortal wounds in addition, and Feel No Pain': {
    shooter: one('24" A1 S4 AP0 D1', 'Torrent', 'Critical Wound Mortal Wounds 2'),
    target: few({ each: ['Feel No Pain 5+'] }),
  },
};
