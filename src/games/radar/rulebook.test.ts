import { describe, expect, test } from 'vitest';
import { loaded } from '../../kernel/dice.ts';
import type { Language } from '../../kernel/game.ts';
import { must } from '../../kernel/result.ts';
import { rulebookText } from '../../parts/rulebook/rulebook-text.ts';
import { CHARTS } from './data/charts.ts';
import { SYSTEMS } from './data/systems.ts';
import { CHART_NAMES, chartName } from './rulebook/chart-names.ts';
import { rulebook } from './rulebook.ts';
import { setUp } from './rules/set-up.ts';
import { RULESETS } from './rulesets.ts';
import { chartTitle } from './ui/titles.ts';

/** One line, so that a sentence is found wherever it wraps. */
const told = (options: unknown, language: Language): string =>
  rulebookText(rulebook(must(setUp(options, loaded())), language)).replace(/\s+/g, ' ');

test.each<[string, unknown, Language, readonly string[]]>([
  [
    'seed',
    {},
    'en',
    ['over islands too', 'hears how far', 'After 400 turns', '3 turns in a row', '4 points of damage'],
  ],
  ['seed', {}, 'es', ['por encima de las islas', 'oye la distancia', 'Tras 400 turnos', '3 turnos seguidos']],
  [
    'classic',
    { ruleset: 'classic' },
    'en',
    ['along open water', 'hears neither distance', 'may use sonar and drone', 'hears that you dropped one'],
  ],
  [
    'classic',
    { ruleset: 'classic' },
    'es',
    ['por mar abierto', 'no oye ni la distancia', 'puede usar el sonar y el dron', 'oye que has soltado una'],
  ],
  ['a lasting stealth', { stealth: 'lasting' }, 'en', ['does not hear the courses of your next 3 moves']],
  ['a lasting stealth', { stealth: 'lasting' }, 'es', ['Tampoco oye los rumbos de tus 3 movimientos siguientes']],
  ['a short match', { turnLimit: 60 }, 'en', ['After 60 turns']],
])('the rulebook of %s has its numbers (%#)', (_, options, language, words) => {
  for (const word of words) expect(told(options, language)).toContain(word);
});

test.each([...Object.keys(CHARTS), 'custom', 'random'])('the chart %s is called what the lobby calls it', (name) => {
  expect(CHART_NAMES).toHaveProperty(name);
  for (const language of ['en', 'es'] as const) expect(chartName(name, language)).toBe(chartTitle(name, language));
});

describe.each(Object.values(RULESETS))('$id', ({ id, charges, torpedo, stealth }) => {
  test('the table of systems has the charges and ranges of the ruleset', () => {
    const { sections } = rulebook(must(setUp({ ruleset: id }, loaded())), 'en');
    const tables = sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'table' ? [block] : []));
    const rows = tables.find(({ head }) => head[0] === 'system')?.rows ?? [];
    expect(rows.map(([system, number]) => [system, number])).toEqual(
      SYSTEMS.map((system) => [{ icon: system, text: system }, String(charges[system])]),
    );
    expect(rows[0]?.[2]).toContain(`up to ${torpedo.reach} steps away`);
    expect(rows.at(-1)?.[2]).toContain(`up to ${stealth.reach} cells`);
  });
});
