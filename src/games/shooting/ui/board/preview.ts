import type { Command } from '../../commands.ts';
import type { View } from '../../view.ts';
import { type Look, lookFor } from './plan.ts';

/** The effect of a command previewed elsewhere. */
export interface Preview {
  readonly unit: number | null; // the unit that acts or is affected
  readonly targets: readonly number[];
  readonly models: readonly number[]; // in order
  readonly look: Look | null; // its weapons
}

const NOTHING: Preview = { unit: null, targets: [], models: [], look: null };

export function previewOf(view: View, command: Command | null): Preview {
  switch (command?.type) {
    case 'select-shooter':
    case 'skip-unit':
    case 'stratagem':
      return view.rules.units[command.unit] ? { ...NOTHING, unit: command.unit } : NOTHING;
    case 'assign': {
      const { group, target, profile = 0 } = command;
      if (view.shooter === null) return NOTHING;
      return { ...NOTHING, unit: view.shooter, targets: [target], look: lookFor(view, view.shooter, group, profile) };
    }
    case 'shoot': {
      const { unit, aims } = command;
      const [first] = aims;
      return {
        ...NOTHING,
        unit,
        targets: [...new Set(aims.map(({ target }) => target))],
        look: first ? lookFor(view, unit, first.group, first.profile ?? 0) : null,
      };
    }
    case 'allocate':
      return { ...NOTHING, models: command.models };
    case 'precision':
      return { ...NOTHING, models: command.model === null ? [] : [command.model] };
    default:
      return NOTHING;
  }
}
