import { type Fact, first } from '../../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../../kernel/result.ts';
import type { MechPlace } from '../../data/places.ts';
import { badMtf, type Pages, pagesOf } from './mtf-lines.ts';
import { slotsIn } from './mtf-slots.ts';
import { type MechSource, shapedUnit } from './unit-schema.ts';

const LONGEST = 200_000;

/** The only accepted values of these keys: anything else is technology that is not in the catalogue. */
const PLAIN_KEYS: Readonly<Record<string, RegExp>> = {
  config: /^biped$/i,
  techbase: /^inner sphere$/i,
  myomer: /^(standard|masc)$/i,
  cockpit: /^standard( cockpit)?$/i,
  gyro: /^standard( gyro)?$/i,
  engine: /^\d+ fusion( engine)?( ?\(is\))?$/i,
  structure: /^((is )?(standard|endo[ -]?steel))$/i,
  armor: /^(standard|ferro-fibrous)( armou?r)?( ?\(+(inner sphere|is|unknown technology base)\)+)?$/i,
  'heat sinks': /^\d+ (is )?(single|double)$/i,
};

const ARMOUR_KEYS: Readonly<Record<MechPlace, readonly string[]>> = {
  HD: ['hd'],
  CT: ['ct', 'rtc'],
  LT: ['lt', 'rtl'],
  RT: ['rt', 'rtr'],
  LA: ['la'],
  RA: ['ra'],
  LL: ['ll'],
  RL: ['rl'],
};
const armourKeys = Object.values(ARMOUR_KEYS).flatMap((keys) => keys.map((key) => `${key} armor`));

const NEEDED = ['chassis', 'config', 'mass', 'engine', 'heat sinks', ...armourKeys];
const NUMBERS = ['mass', 'walk mp', 'jump mp', ...armourKeys];

const numberIn = ({ keys }: Pages, key: string): number => Number.parseInt(keys.get(key)?.text ?? '0', 10);
const textOf = ({ keys }: Pages, key: string): string => keys.get(key)?.text ?? '';

/** The first key that is missing or has an unsupported value. */
function wrongKey(pages: Pages): Fact | undefined {
  const { keys } = pages;
  const unlike = ([key, wanted]: readonly [string, RegExp]): boolean =>
    keys.has(key) && !wanted.test(textOf(pages, key));
  const named = (key: string, problem: string): Fact =>
    badMtf(keys.get(key)?.line ?? 0, problem, { key, value: textOf(pages, key).slice(0, 60) });
  const missing = NEEDED.find((key) => !keys.has(key));
  const strange = Object.entries(PLAIN_KEYS).find(unlike)?.[0];
  const uncounted = NUMBERS.find((key) => unlike([key, /^\d{1,4}$/]));
  const walk = Math.floor(numberIn(pages, 'engine') / numberIn(pages, 'mass'));
  return first(
    strange === 'config' && named(strange, "only plain 'Mechs with two legs can be read"),
    missing !== undefined && badMtf(0, 'missing key', { key: missing }),
    strange !== undefined && named(strange, 'this technology is not in the catalogue'),
    uncounted !== undefined && named(uncounted, 'must be a number'),
    keys.has('walk mp') && numberIn(pages, 'walk mp') !== walk && named('walk mp', 'does not match the engine'),
  );
}

/** The `.mtf` key for a field of our format. */
const KEY_OF: Readonly<Record<string, string>> = { id: 'model', tons: 'mass', jump: 'jump mp', sinks: 'heat sinks' };

/** Torsos have front and rear, other locations one number. */
function armourIn(pages: Pages): object {
  const points = Object.entries(ARMOUR_KEYS).map(([place, keys]) => {
    const [front, ...rear] = keys.map((key) => numberIn(pages, `${key} armor`));
    return [place, rear.length > 0 ? [front, ...rear] : front];
  });
  return Object.fromEntries(points);
}

/** The keys in the order of our own files, omitting defaults. */
function headIn(pages: Pages): object {
  const says = (key: string, word: RegExp): boolean => word.test(textOf(pages, key));
  const [chassis, model, role] = [textOf(pages, 'chassis'), textOf(pages, 'model'), textOf(pages, 'role')];
  const jump = numberIn(pages, 'jump mp');
  const kind = says('heat sinks', /double/i) ? 'double' : 'single';
  return {
    id: (model || chassis).replace(/[^A-Za-z0-9 .'()/-]/g, '-'),
    kind: 'mech',
    chassis,
    model,
    ...(role && { role }),
    tons: numberIn(pages, 'mass'),
    engine: numberIn(pages, 'engine'),
    ...(jump > 0 && { jump }),
    sinks: { count: numberIn(pages, 'heat sinks'), kind },
    ...(says('structure', /endo/i) && { structure: 'endo-steel' }),
    ...(says('armor', /ferro/i) && { plating: 'ferro-fibrous' }),
  };
}

/**
 * Converts a `.mtf` file to our format, or returns the line that cannot be read and why. Supports only two-legged
 * 'Mechs with technology from the catalogue; drops descriptive text.
 */
export function readMtf(text: string): Result<MechSource> {
  if (text.length > LONGEST) return no(badMtf(0, 'the file is too long'));
  const pages = pagesOf(text);
  const wrong = wrongKey(pages);
  if (wrong) return no(wrong);
  const slots = slotsIn(pages, numberIn(pages, 'mass'));
  if (!slots.ok) return slots;
  const shaped = shapedUnit({ ...headIn(pages), armour: armourIn(pages), slots: slots.value });
  if (shaped.ok) return ok(shaped.value as MechSource);
  const field = String(shaped.error.field).split('/')[0] as string;
  return no(badMtf(pages.keys.get(KEY_OF[field] ?? field)?.line ?? 0, String(shaped.error.problem), { field }));
}
