import type { Language } from '../../kernel/game.ts';
import type { Picture, PictureNote, Shape } from '../../kernel/picture.ts';
import { en, es } from '../../parts/text/fill.ts';
import { placeLabels, type Wanted } from './picture/labels.ts';
import { modelShapes } from './picture/models.ts';
import { EDGE, fieldShapes } from './picture/terrain.ts';
import { shapeOf } from './rules/field.ts';
import { living } from './rules/units.ts';
import { unitName } from './text/names.ts';
import { type Model, SIDES, type Side, type Unit, type View } from './view.ts';

const INCH = 20; // units
const LABEL = 0.95; // height of unit names, in inches

export const titles: Readonly<Record<Language, string>> = { en: 'The Shooting Phase', es: 'La fase de disparo' };

/** The battlefield with its terrain and all models, grouped by unit. */
export function picture(view: View, language: Language): Picture {
  const { scenario } = view.rules.setup;
  const [w, h] = [scenario.table.width + 2 * EDGE, scenario.table.height + 2 * EDGE];
  const shapes = [...fieldShapes(scenario), ...modelShapes(view), ...labelShapes(view)];
  return {
    width: w * INCH,
    height: h * INCH,
    title: titles[language],
    notes: notesOf(view, language),
    shapes: [{ kind: 'group', x: EDGE * INCH, y: EDGE * INCH, scale: INCH, shapes }],
  };
}

/** The name of every unit that still stands, and how many models are left. */
function labelShapes(view: View): Shape[] {
  const { rules, wounds } = view;
  const { width, height } = rules.setup.scenario.table;
  const wanted = rules.units.flatMap((unit): Wanted[] => {
    const left = living(wounds, unit.models);
    if (left.length === 0) return [];
    const boxes = left.map((index) => shapeOf(rules.models[index] as Model).box);
    const box = {
      left: Math.min(...boxes.map((one) => one.left)),
      right: Math.max(...boxes.map((one) => one.right)),
      low: Math.min(...boxes.map((one) => one.low)),
      high: Math.max(...boxes.map((one) => one.high)),
    };
    return [{ unit: unit.index, box, texts: textsOf(view, unit, left.length), below: unit.side === 'attacker' }];
  });
  const labels = placeLabels(wanted, LABEL / 11.5, { left: 0.3, right: width - 0.3, low: 0.3, high: height - 0.3 });
  return [...labels.values()].map(({ text, at: { x, y } }) => {
    const wide = text.length * LABEL * 0.35;
    const middle = Math.min(width - wide, Math.max(wide, x));
    const base = Math.min(height - 0.2, Math.max(LABEL, y - 0.3));
    return {
      kind: 'text',
      x: middle,
      y: base,
      text,
      size: LABEL,
      bold: true,
      anchor: 'middle',
      fill: 'ink',
      halo: 'halo',
    };
  });
}

function textsOf({ rules }: View, unit: Unit, left: number): readonly string[] {
  const name = unitName(rules.units, unit.index) ?? unit.name;
  const count = unit.models.length > 1 ? ` ${left}/${unit.models.length}` : '';
  const short = name.split(' ')[0] ?? name;
  return [`${name}${count}`, `${short}${count}`];
}

const SIDE: Readonly<Record<Language, Readonly<Record<Side, string>>>> = {
  en: { attacker: 'Attacker', defender: 'Defender' },
  es: { attacker: 'Atacante', defender: 'Defensor' },
};

function notesOf(view: View, language: Language): readonly PictureNote[] {
  const { rules, round, points } = view;
  const facts = { n: Math.max(1, round), of: rules.setup.scenario.rounds };
  const when = language === 'es' ? es('Ronda {n} de {of}', facts) : en('Round {n} of {of}', facts);
  return [
    { text: when },
    ...SIDES.map((side, i) => {
      const n = points[side];
      const score = language === 'es' ? es('{n:punto|puntos}', { n }) : en('{n:point|points}', { n });
      return { text: `${SIDE[language][side]}: ${score}`, side: i };
    }),
  ];
}
