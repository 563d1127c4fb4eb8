import type { Fact } from '../../../kernel/fact.ts';
import type { State } from '../state.ts';
import type { Work } from '../work.ts';
import { outdated } from './confirm.ts';
import { cannotShoot } from './eligibility.ts';
import { askedOf, currentVolley, preciseOf } from './resolve/allocation.ts';
import { misshapen } from './saved-shape.ts';
import { termsFor } from './volleys.ts';

const isCount = (value: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;
const wrong = (field: string, why?: Fact): Fact => ({ code: 'saved-state-is-wrong', field, ...(why && { why }) });

/** The first fault in a loaded state: something that no match can have reached. */
export function faultIn(state: State): Fact | undefined {
  const shape = misshapen(state);
  if (shape) return wrong(shape.field);
  const { rules, wounds, stage, shooter, work } = state;
  for (const list of ['shot', 'fired'] as const) if (state[list].some((unit) => !rules.units[unit])) return wrong(list);
  if (state.sheltered.some(({ unit }) => !rules.units[unit])) return wrong('sheltered');
  if (state.touched.some((model) => !rules.models[model])) return wrong('touched');
  if (wounds.length !== rules.models.length) return wrong('wounds');
  for (const [model, { sheet }] of rules.models.entries())
    if (!isCount(wounds[model] as number, sheet.wounds)) return wrong(`wounds/${model}`);
  const isShooting = stage !== 'select' && stage !== 'ended';
  if (isShooting !== (shooter !== null)) return wrong('shooter');
  if ((isShooting && stage !== 'targets') !== (work !== null)) return wrong('work');
  if (shooter === null) return undefined;
  const why = cannotShoot(state, shooter);
  if (why && stage === 'targets') return wrong('shooter', why);
  if (!rules.units[shooter]) return wrong('shooter', why);
  return work ? faultInWork(state, work, shooter) : faultInTargets(state, shooter);
}

/** The first assigned target that the rules do not allow. */
function faultInTargets(state: State, shooter: number): Fact | undefined {
  const groups = state.rules.units[shooter]?.groups ?? [];
  for (const [i, { group, bearers, profile }] of state.assignments.entries()) {
    const known = groups.find(({ id }) => id === group);
    if (!known?.weapon.profiles[profile] || bearers.some((place) => known.bearers[place] === undefined))
      return wrong(`assignments/${i}`);
  }
  const why = outdated(state, shooter, state.assignments);
  return why && wrong('assignments', why);
}

const COUNTS = ['attacks', 'hits', 'lethal', 'wounds', 'hazards'] as const;

/** The first fault in the pending attacks. */
function faultInWork(state: State, work: Work, shooter: number): Fact | undefined {
  const { rules, stage } = state;
  const groups = rules.units[shooter]?.groups ?? [];
  for (const [i, { group, bearers, profile, target, parts }] of work.volleys.entries()) {
    const known = groups.find(({ id }) => id === group);
    if (!known?.weapon.profiles[profile] || bearers.some((place) => known.bearers[place] === undefined))
      return wrong(`work/volleys/${i}`);
    if (!rules.units[target] || rules.units[target]?.side === state.active) return wrong(`work/volleys/${i}/target`);
    if (parts.some((part) => !rules.units[target]?.parts[part])) return wrong(`work/volleys/${i}/parts`);
  }
  const isAfter = work.step === 'mortals' || work.step === 'hazardous';
  if (!isCount(work.at, work.volleys.length) || isAfter !== (work.at === work.volleys.length)) return wrong('work/at');
  for (const count of COUNTS) if (!isCount(work[count])) return wrong(`work/${count}`);
  if (work.tally.length !== work.volleys.length) return wrong('work/tally');
  for (const list of ['order', 'touched', 'demises'] as const)
    if (work[list].some((model) => !rules.models[model])) return wrong(`work/${list}`);
  if (work.devastating.some(({ target, volley }) => work.volleys[volley]?.target !== target))
    return wrong('work/devastating');
  if (work.extra?.some(({ volley }) => !work.volleys[volley])) return wrong('work/extra');
  if (work.oneSave?.some((unit) => !rules.units[unit])) return wrong('work/oneSave');
  if ((work.hitKinds?.filter((kind) => kind !== 'lethal').length ?? work.hits) !== work.hits)
    return wrong('work/hitKinds');
  if (work.step === 'saves' && (work.woundKinds?.length ?? work.wounds) < work.wounds) return wrong('work/woundKinds');
  if (work.owed.some(({ unit, amount }) => !rules.units[unit] || !isCount(amount))) return wrong('work/owed');
  const { precise } = work;
  if (precise !== null && !preciseOf(state, work).includes(precise)) return wrong('work/precise');
  if (stage === 'allocation' && (askedOf(state)?.pool.length ?? 0) < 2) return wrong('stage');
  if (stage === 'precision' && !isPrecise(state, work)) return wrong('stage');
  return undefined;
}

/** Whether the attacker can have been asked about Precision: only for a volley with Precision, and only once. */
function isPrecise(state: State, work: Work): boolean {
  const volley = currentVolley(work);
  if (!volley || work.asked || preciseOf(state, work).length === 0) return false;
  return termsFor(state, volley).precision && (work.step === 'mortals' || work.step === 'saves');
}
