import type { BoardPart } from '../../kernel/game.ts';
import { labelOf } from '../../parts/hex/hex.ts';
import type { Command } from './commands.ts';
import { titleOf } from './design.ts';
import type { Target } from './plan.ts';
import { LEGEND, picture } from './terminal/picture.ts';
import { sheet } from './terminal/sheet.ts';
import { FACING_NAMES, writeTarget } from './terminal/tokens.ts';
import { wayFrom } from './text/way.ts';
import { modelOf, unitOf, type View } from './view.ts';

export { outlook } from './listing/outlook.ts';

type Keys = Readonly<Record<string, string>>;

/** A move by unit, destination, mode and facing; an attack by unit and target. */
export function keys(command: Command, view: View): Keys {
  switch (command.type) {
    case 'move': {
      const unit = unitOf(view, command.unit);
      const { at, facing } = wayFrom(view.rules.map, unit, command.steps) ?? unit;
      return {
        unit: String(command.unit),
        hex: labelOf(view.rules.map, at),
        mode: command.masc ? 'masc' : command.mode,
        facing: FACING_NAMES[facing],
        ...(command.attack && { attack: command.attack.kind === 'charge' ? 'charge' : 'dfa' }),
      };
    }
    case 'twist':
      return { unit: String(command.unit), facing: FACING_NAMES[command.facing] };
    case 'fire':
      return {
        unit: String(command.unit),
        target: targets(
          command.shots.map(({ target }) => target),
          view,
        ),
        weapons: String(command.shots.length),
      };
    case 'strike':
      return {
        unit: String(command.unit),
        target: targets(
          command.attacks.map(({ target }) => ({ unit: target })),
          view,
        ),
      };
    case 'end': {
      const [order] = command.orders;
      return { unit: order === undefined ? 'none' : String(order.unit) };
    }
    case 'begin':
      return {};
    default:
      return { unit: String(command.unit) };
  }
}

/** The target, `several` or `none`. */
function targets(list: readonly Target[], view: View): string {
  const named = new Set(list.map((target) => writeTarget(target, view)));
  return named.size > 1 ? 'several' : ([...named][0] ?? 'none');
}

/** The map, and a record sheet for every unit. */
export const parts = (view: View): readonly BoardPart[] => [
  { id: 'map', title: 'Map', text: [...picture(view), '', ...LEGEND].join('\n') },
  ...view.units.map((_, id) => ({
    id: `unit-${id}`,
    title: `Unit ${id}: ${titleOf(modelOf(view, id).design)}`,
    text: sheet(view, id).join('\n'),
  })),
];
