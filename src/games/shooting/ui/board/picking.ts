import type { Fact } from '../../../../kernel/fact.ts';
import type { Command } from '../../commands.ts';
import { allocate } from '../../rules/choices.ts';
import { cannotShoot } from '../../rules/eligibility.ts';
import { askedOf, preciseOf } from '../../rules/resolve/allocation.ts';
import { unitAt } from '../../rules/units.ts';
import type { Side, View } from '../../view.ts';
import { aimAction } from '../act/actions.ts';
import { mayName, withoutModel } from '../allocation-order.ts';
import { type Draft, draftFor } from '../draft.ts';
import type { Look } from './plan.ts';

/** The effect of a click or Enter: a command, another draft, both, or only a reason why nothing happens. */
interface Picked {
  readonly send?: Command;
  readonly draft?: Draft;
  readonly why?: Fact;
}

const NOTHING: Picked = {};

interface Thing {
  readonly unit: number;
  readonly model: number | null;
}

export function picked(view: View, was: Draft | null, acting: Side | null, look: Look | null, thing: Thing): Picked {
  const draft = draftFor(view, was);
  const unit = unitAt(view.rules, thing.unit);
  if (acting === null) return NOTHING;
  switch (view.stage) {
    case 'select':
    case 'targets':
      return unit.side === acting ? chosen(view, draft, unit.index) : shotAt(view, draft, look, unit.index);
    case 'allocation':
      return thing.model === null ? NOTHING : struck(view, draft, acting, thing.model);
    case 'precision': {
      const model = thing.model;
      const may = view.work ? preciseOf(view, view.work) : [];
      return model !== null && may.includes(model) ? { send: { type: 'precision', model } } : NOTHING;
    }
    default:
      return NOTHING;
  }
}

/** Selects one of the player's units to shoot; while targets are being assigned, only previews it. */
function chosen(view: View, draft: Draft, unit: number): Picked {
  if (view.shooter === unit) return NOTHING;
  const why = cannotShoot(view, unit);
  if (why) return { draft: { ...draft, unit }, why };
  if (view.assignments.length > 0) return { draft: { ...draft, unit } };
  return { send: { type: 'select-shooter', unit } };
}

/** Aims the current weapons at an enemy, then goes on to the next weapons. */
function shotAt(view: View, draft: Draft, look: Look | null, target: number): Picked {
  if (view.stage !== 'targets' || !look) return NOTHING;
  const found = look.found.get(target);
  if (!found || found.weapons === 0) return found?.why ? { why: found.why } : NOTHING;
  return aimAction(view, draft, look.group.id, target);
}

/** Adds a model to the end of the allocation order, or removes it. */
function struck(view: View, draft: Draft, side: Side, model: number): Picked {
  if (askedOf(view)?.unit.index !== view.rules.models[model]?.unit) return NOTHING;
  if (draft.order.includes(model)) return { draft: { ...draft, order: withoutModel(view, draft.order, model) } };
  const order = [...draft.order, model];
  if (draft.order.length > 0 && !mayName(view, draft.order, model)) return { why: { code: 'bodyguards-first', model } };
  const why = allocate.refuse(view, side, { type: 'allocate', models: order });
  return why ? { why } : { draft: { ...draft, order } };
}
