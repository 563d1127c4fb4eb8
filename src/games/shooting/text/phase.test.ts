import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KERNEL_CODES } from '../../../kernel/kernel-text.ts';
import type { Rolled } from '../events.ts';
import { say } from '../text.ts';
import { PHASE } from './phase.en.ts';
import { PHASE as PHASE_ES } from './phase.es.ts';
import { TERMS } from './terms.en.ts';

const rolled = (part: Partial<Rolled>): Rolled => ({
  type: 'rolled',
  side: 'attacker',
  context: 'to-hit',
  unit: 0,
  group: 'Bolt Rifles',
  target: 1,
  model: null,
  sides: 6,
  needs: null,
  modifier: 0,
  rolls: [],
  reRolled: [],
  results: [],
  successes: 0,
  criticals: 0,
  ...part,
});

describe('the log describes dice like the panel', () => {
  test.each<[Partial<Rolled>, string, string]>([
    [{ context: 'attacks', successes: 10 }, 'Bolt Rifles: 10 attacks total', 'Bolt Rifles: 10 ataques en total'],
    [
      { context: 'attacks', rolls: [5, 5], successes: 10 },
      'Bolt Rifles: [5,5] → 10 attacks total',
      'Bolt Rifles: [5,5] → 10 ataques en total',
    ],
    [
      { needs: 3, rolls: [6, 5, 4, 3, 2, 1], successes: 4 },
      'Hit Rolls: [6,5,4,3,2,1] vs BS 3+ → 4 hits',
      'Para impactar: [6,5,4,3,2,1] contra HP 3+ → 4 impactos',
    ],
    [
      { needs: 3, modifier: -1, rolls: [6, 1], reRolled: [1], results: [4], successes: 2, criticals: 1 },
      'Hit Rolls: [6,1→4] vs BS 3+ −1 → 2 hits',
      'Para impactar: [6,1→4] contra HP 3+ −1 → 2 impactos',
    ],
    [
      { context: 'to-wound', needs: 4, strength: 4, toughness: 4, rolls: [5, 4, 3, 2], successes: 2 },
      'Wound Rolls: [5,4,3,2] vs T4 (S4 = 4+) → 2 wounds',
      'Para herir: [5,4,3,2] contra R4 (F4 = 4+) → 2 heridas',
    ],
    [
      { context: 'save', needs: 5, rolls: [5, 1], successes: 1 },
      'Save Rolls: [5,1] vs 5+ → 1 save',
      'Salvaciones: [5,1] contra 5+ → 1 salvada',
    ],
  ])('%j', (part, en, es) => {
    const event = rolled(part);
    expect([say(event, 'en'), say(event, 'es')]).toEqual([en, es]);
  });

  test('and summarizes a volley', () => {
    const sum = { attacks: 10, hits: 4, wounds: 2, unsaved: 0, damage: 0, slain: 0 };
    const event = {
      type: 'volley-resolved',
      side: 'attacker',
      unit: 0,
      group: 'Bolt Rifles',
      profile: 0,
      target: 1,
      sum,
    } as const;
    expect(say(event, 'en')).toBe('Bolt Rifles → unit 2: 10 shots, 4 hits, 2 wounds');
  });
});

const HOME = new URL('../', import.meta.url);
const FILES = [
  'apply.ts',
  ...['rules/', 'rules/resolve/'].flatMap((folder) => readdirSync(new URL(folder, HOME)).map((file) => folder + file)),
];
const source = FILES.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('set-up'))
  .map((file) => readFileSync(new URL(file, HOME), 'utf8'))
  .join('\n');
const spoken = new Set(
  [...source.matchAll(/\bcode: '([a-z-]+)'|says\('[A-Z]+', [^,]+, '([a-z-]+)'\)/g)].map(([, a, b]) => a ?? b),
);
const NOT_OURS = ['cover', 'lethal-hits-are-not-declined', ...KERNEL_CODES, ...Object.keys(TERMS)];

test('every code of the phase has text in both languages, and no text is unused', () => {
  expect([...spoken].filter((code) => code && !NOT_OURS.includes(code) && !(code in PHASE)).sort()).toEqual([]);
  expect(Object.keys(PHASE).filter((code) => !spoken.has(code))).toEqual([]);
  expect(Object.keys(PHASE_ES)).toEqual(Object.keys(PHASE));
});
