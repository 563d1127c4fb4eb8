import type { Language } from '../../../kernel/game.ts';
import type { GeneratedSetUp } from '../../../kernel/generator.ts';
import { shortDecimal } from '../../../parts/text/fill.ts';
import { LAYOUTS, type Layout } from '../data/layouts.ts';
import type { Army, Scenario } from '../scenario.ts';

interface Labels {
  readonly layout: string;
  readonly seed: string;
  readonly attacker: string;
  readonly defender: string;
  units(count: number): string;
  points(count: number): string;
  par(count: number): string;
}

const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    layout: 'layout',
    seed: 'seed',
    attacker: 'attacker',
    defender: 'defender',
    units: (count) => (count === 1 ? '1 unit' : `${count} units`),
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    par: (count) => `par ${shortDecimal(count, 'en')}`,
  },
  es: {
    layout: 'disposición',
    seed: 'semilla',
    attacker: 'atacante',
    defender: 'defensor',
    units: (count) => (count === 1 ? '1 unidad' : `${count} unidades`),
    points: (count) => (count === 1 ? '1 punto' : `${count} puntos`),
    par: (count) => `par ${shortDecimal(count, 'es')}`,
  },
};

/** A generated battle for a terminal: layout, seed, and both armies with their par. */
export function print({ options, request }: GeneratedSetUp, language: Language): string {
  const labels = LABELS[language];
  const { armies, par } = options.scenario as Scenario;
  const { name, table }: Layout = LAYOUTS[String(request.layout)] ?? (options.scenario as Layout);
  const army = ({ name: title, units }: Army): readonly string[] => [
    title,
    labels.units(units.length),
    labels.points(units.reduce((sum, { points }) => sum + points, 0)),
  ];
  const rows = [
    [labels.layout, `${name} (${request.layout}), ${table.width}" x ${table.height}"`],
    [labels.seed, String(request.seed)],
    ...(['attacker', 'defender'] as const).map((side) => [
      labels[side],
      [...army(armies[side]), ...(par ? [labels.par(par[side])] : [])].join(', '),
    ]),
  ];
  const wide = Math.max(...rows.map(([label = '']) => label.length));
  return rows.map(([label = '', text]) => `${label.padEnd(wide)}  ${text}`).join('\n');
}
