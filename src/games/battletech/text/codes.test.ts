import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DECISION_CODES } from '../../../decide/decision-text.ts';
import { KERNEL_CODES } from '../../../kernel/kernel-text.ts';
import { byCode } from '../../../kernel/waiting-text.ts';
import { AMMO } from '../data/ammo.ts';
import { GEAR } from '../data/gear.ts';
import { PARTS } from '../data/items.ts';
import { WEAPONS } from '../data/weapons.ts';
import { PHASES } from '../state.ts';
import { CODES, say } from '../text.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { EVENT_REASONS } from './event-reasons.en.ts';
import { problem } from './problems.es.ts';

const HOME = new URL('../', import.meta.url);
const FOLDERS = ['rules/', 'options/', 'terminal/', 'ask/'];

const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, HOME), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}${entry.name}/`) : [`${folder}${entry.name}`],
  );
const read = (file: string): string => readFileSync(new URL(file, HOME), 'utf8');
const isSource = (file: string): boolean => /\.ts$/.test(file) && !/test(ing)?\.ts$/.test(file);

const files = [...FOLDERS.flatMap(filesIn), ...readdirSync(HOME)].filter(isSource);
const source = files.map((file) => read(file)).join('\n');
/** Everything that any group of the patterns matches in a text. */
const words = (text: string, ...patterns: readonly RegExp[]): string[] => [
  ...new Set(
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, ...found]) => found.filter(Boolean))),
  ),
];

const LITERALS = words(
  source,
  /\bcode: '([a-z0-9-]+)'/g,
  /\bcode: [^'`{}]+ \? '([a-z0-9-]+)' : '([a-z0-9-]+)'/g,
  /\b(?:row|plain|placed|line|fault)\('([a-z-]+)'/g, // receipt lines
  /\badd\('(cost-[a-z]+)'/g,
  /\babout\((?:s|id, shot), '([a-z-]+)'\)/g,
  /\badd\([^\n]*, '([a-z-]+)'[,)]/g,
  /'(psr-[a-z-]+)'/g,
  /'(destroyed-[a-z-]+)'/g,
  /'(bin-(?:destroyed|dumping|empty))'/g,
);

// Codes that are composed, with all their possible values.
const MADE: Readonly<Record<string, readonly string[]>> = {
  'awaits-$': PHASES.map((phase) => `awaits-${phase}`),
  'psr-$': ['psr-rubble', 'psr-swamp', 'psr-gyro', 'psr-hip', 'psr-upper-leg', 'psr-lower-leg', 'psr-foot'],
  'limb-$': ['limb-upper-arm', 'limb-lower-arm', 'limb-upper-leg', 'limb-lower-leg', 'limb-foot'],
};
const fromSource = [...new Set([...LITERALS, ...Object.values(MADE).flat()])];
const spoken = [...fromSource, ...fromSource.filter((code) => code.startsWith('awaits-')).map(byCode)];

describe('every code has a text', () => {
  test.each(spoken)('%s', (code) => {
    expect([...CODES, ...KERNEL_CODES, ...DECISION_CODES]).toContain(code);
  });

  test('and so does every composed code', () => {
    const made = words(source, /\bcode: `([a-z-]+\$)/g, /\badd\([^\n]*, `([a-z-]+\$)/g);
    expect(made.sort()).toEqual(Object.keys(MADE).sort());
  });

  test('and every text has a code', () => {
    expect(CODES.filter((code) => !spoken.includes(code) && code !== 'bad-question')).toEqual([]);
  });

  test('both languages have the same codes and events', () => {
    expect(Object.keys(ES.codes).sort()).toEqual(Object.keys(EN.codes).sort());
    expect(Object.keys(ES.events).sort()).toEqual(Object.keys(EN.events).sort());
  });
});

describe('every reason in an event has a text', () => {
  const event = (type: string): RegExp => new RegExp(`type: '${type}'[^;]*?\\bwhy: '([a-z-]+)'`, 'g');

  test.each<readonly [keyof typeof EVENT_REASONS, where: RegExp, what: readonly RegExp[]]>([
    ['displaced', /^rules/, [event('displaced'), /\bdisplace\([^;]*?'([a-z-]+)',\s*dice/g]],
    ['interrupted', /^rules/, [event('move-interrupted'), /\bbroken: '([a-z-]+)'/g]],
    ['interrupted', /trials\.ts$/, [/\breturn '([a-z-]+)'/g, /\? '([a-z-]+)' : null/g, /'([a-z-]+)', dice\)/g]],
    ['pilot', /^rules/, [/\bhurtPilot\([^;]*?'([a-z-]+)', dice/g]],
    ['heated', /^rules/, [event('heated')]],
    ['ground', /^rules/, [event('ground-changed')]],
    ['ground', /woods\.ts$|buildings\/damage\.ts$/, [/'((?:woods|building|bridge)-[a-z]+)'/g]],
    ['hex', /^rules/, [event('hex-rolled'), /\bcatches\([^;]*?'([a-z-]+)'/g]],
    ['void', /physical\/(resolve|thrown)\.ts$/, [/'((?:target|attacker)-[a-z]+)'/g]],
  ])('%s, in %s', (table, where, what) => {
    const found = files.filter((file) => where.test(file)).flatMap((file) => words(read(file), ...what));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((word) => !Object.hasOwn(EVENT_REASONS[table], word))).toEqual([]);
  });
});

describe('every problem of a file or design is translated to Spanish', () => {
  const problems = words(
    source,
    /\bproblem: '([^']+)'/g,
    /\bproblem: `([^`]+)`/g,
    /\bbad(?:Mtf|Design)?\([^\n]+?, '([^'\n]+)'/g,
    /\bbad(?:Mtf|Design)?\([^\n]+?, "([^"\n]+)"/g,
    /\bbad\([^\n]+?, `([^`\n]+)`/g,
    /\bnamed\([^\n]+?, ['"](.+?)['"]\),$/gm,
  );
  // A placeholder in a template stands for a number or a word.
  test.each(problems.map((each) => each.replace(/\$\{(?:[^{}]|\{[^{}]*\})+\}/g, '7')))('%s', (each) => {
    expect(problem(each)).not.toBe(each);
  });

  test.each([
    ['must be >= 0', 'tiene que ser >= 0'],
    ['only 3 of 12 hexes', 'solo hay 3 de 12 hexágonos'],
    ['invalid level for water in hex 0101: x', 'nivel no válido de water en el hexágono 0101: x'],
    ['something else: quoted', 'something else: quoted'],
  ])('%s', (each, spanish) => {
    expect(problem(each)).toBe(spanish);
  });
});

describe('every catalogue item has a name', () => {
  test.each([...Object.keys(WEAPONS), ...Object.keys(AMMO), ...Object.keys(GEAR), ...PARTS])('%s', (id) => {
    const [en, es] = [EN.dictionary.item(id), ES.dictionary.item(id)];
    expect(es).not.toBe(id);
    expect(en).toMatch(/^[A-Za-z]/);
    expect(en).not.toMatch(/-(ammo|laser|arm|leg|sink|jet)/);
  });

  test.each([
    ['medium-laser', 'medium laser', 'láser medio'],
    ['ac-20', 'AC/20', 'CA/20'],
    ['gauss-rifle', 'Gauss rifle', 'rifle Gauss'],
    ['er-ppc', 'ER PPC', 'CPP AE'],
    ['lrm-15-ammo', 'LRM 15 ammunition', 'munición de AMLA 15'],
    ['hand', 'hand', 'mano'],
    ['medium-laser (rear)', 'medium laser facing the rear', 'láser medio hacia atrás'],
  ])('%s', (id, en, es) => {
    expect([EN.dictionary.item(id), ES.dictionary.item(id)]).toEqual([en, es]);
  });
});

test('an unknown code has no text', () => {
  for (const code of ['no-such-code-anywhere', 'constructor']) {
    expect([say({ code }, 'en'), say({ code }, 'es')]).toEqual([undefined, undefined]);
  }
});
