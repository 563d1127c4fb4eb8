import { abilityIn } from '../../rules/abilities/registry.ts';
import { isApart } from '../../rules/eligibility.ts';
import { visibleCharacters } from '../../rules/resolve/allocation.ts';
import { isBig } from '../../rules/situation.ts';
import { marksFor } from '../../rules/struck.ts';
import { aimedAt } from '../../rules/targets.ts';
import { isAlive, isGone, living, modelAt, profileIn, unitAt } from '../../rules/units.ts';
import { termsFor, volleysOf } from '../../rules/volleys.ts';
import type { Mark } from '../../terms.ts';
import type { Group, Unit, View } from '../../view.ts';
import { phasesLeft } from './target-value.ts';
import type { Shot } from './volley.ts';
import type { GunnerWeights } from './weights.ts';

/** Weapons of one group with the same targets and the same values. */
export interface Batch {
  readonly unit: number;
  readonly group: string;
  readonly places: readonly number[]; // indices into the group's list of bearers
  readonly shots: readonly Shot[]; // the ways each of them can fire
  readonly lent: boolean;
  readonly lenders: readonly number[] | null; // for lent weapons: the passenger that lends each one of the group
}

/** Everything a unit can fire now. Models fire either pistols or other weapons, so there is one list per choice. */
export interface Battery {
  readonly unit: number;
  readonly deck: number; // how many lent weapons may fire
  readonly arms: readonly (readonly Batch[])[];
  readonly targets: readonly number[];
}

export function batteryOf(view: View, index: number, weights: GunnerWeights): Battery {
  const unit = unitAt(view.rules, index);
  const foes = view.rules.units.filter((foe) => foe.side !== unit.side && !isGone(view.wounds, foe));
  const all = unit.groups.flatMap((group) => batchesOf(view, unit, group, foes, weights));
  const targets = [...new Set(all.flatMap(({ shots }) => shots.map(({ target }) => target)))];
  const deck = abilityIn(unit.abilities, 'firing-deck')?.x?.plus ?? 0;
  return { unit: index, deck, arms: armsOf(view, unit, all), targets };
}

/** Models with other weapons that reach a target fire those instead of pistols, and vice versa. */
function armsOf(view: View, unit: Unit, all: readonly Batch[]): readonly (readonly Batch[])[] {
  const apart = (batch: Batch, shot: Shot): boolean =>
    isApart(view, unit, batch.group, shot.profile, batch.places[0] as number);
  const kinds = new Set(all.flatMap((batch) => batch.shots.map((shot) => apart(batch, shot))));
  if (kinds.size < 2) return [all];
  return [false, true].map((first) => {
    const busy = new Set(
      all.flatMap((batch) => (batch.shots.some((shot) => apart(batch, shot) === first) ? modelsOf(unit, batch) : [])),
    );
    return all.flatMap((batch): Batch[] => {
      const bearers = groupOf(unit, batch).bearers;
      const isBusy = (place: number): boolean => busy.has(bearers[place] as number);
      const part = (places: readonly number[], shots: readonly Shot[]): Batch[] =>
        places.length > 0 && shots.length > 0 ? [{ ...batch, places, shots }] : [];
      return [
        ...part(
          batch.places.filter(isBusy),
          batch.shots.filter((shot) => apart(batch, shot) === first),
        ),
        ...part(
          batch.places.filter((place) => !isBusy(place)),
          batch.shots.filter((shot) => apart(batch, shot) !== first),
        ),
      ];
    });
  });
}

const groupOf = (unit: Unit, { group }: Batch): Group => unit.groups.find(({ id }) => id === group) as Group;
const modelsOf = (unit: Unit, batch: Batch): number[] =>
  batch.places.map((place) => groupOf(unit, batch).bearers[place] as number);

/** The weapons of a group, grouped by what they can do. */
function batchesOf(view: View, unit: Unit, group: Group, foes: readonly Unit[], weights: GunnerWeights): Batch[] {
  const able = new Map<number, Shot[]>();
  const marks = new Map<string, readonly Mark[]>();
  if (!group.bearers.some((model) => isAlive(view.wounds, model))) return [];
  for (const [profile] of group.weapon.profiles.entries())
    for (const { index: target } of foes) {
      const bearers = aimedAt(view, unit.index, group.id, profile, target).able;
      if (bearers.length === 0) continue;
      const aim = { group: group.id, bearers, profile, target, hand: [], fish: false };
      for (const volley of volleysOf(view, unit.index, [aim])) {
        const name = `${profile}/${target}/${volley.plunging}`;
        const met = marks.get(name) ?? marksFor(view, volley, unit.index);
        marks.set(name, met);
        const price = priceOf(view, unit, group, profile, volley.bearers[0] as number, weights);
        const usual = termsFor(view, volley, unit.index);
        for (const way of declines(view, usual) ? WAYS : TAKEN) {
          const terms = termsFor(view, { ...volley, ...way }, unit.index);
          if (way.fish && !fishes(terms)) continue;
          const picks = terms.precision && visibleCharacters(view, unit.index, volley).length > 0;
          const shot: Shot = {
            group: group.id,
            profile,
            target,
            ...way,
            terms,
            marks: met,
            ...price,
            ...(picks && { precise: true as const }),
            known: new Map(),
          };
          for (const place of volley.bearers) able.set(place, [...(able.get(place) ?? []), shot]);
        }
      }
    }
  const of = { unit: unit.index, group: group.id, lent: group.lent, lenders: group.lenders ?? null };
  const sorted = new Map<string, Batch>();
  const numbers = new Map([...new Set([...able.values()].flat())].map((shot, number) => [shot, number]));
  for (const [place, shots] of able) {
    const key = shots.map((shot) => numbers.get(shot)).join(' ');
    const batch = sorted.get(key) ?? { ...of, places: [], shots };
    sorted.set(key, { ...batch, places: [...batch.places, place] });
  }
  return [...sorted.values()];
}

type Way = Pick<Shot, 'fish' | 'lethal'>;
const TAKEN: readonly Way[] = [{ fish: false }, { fish: true }];
const WAYS: readonly Way[] = [...TAKEN, { fish: false, lethal: false }, { fish: true, lethal: false }];

/** Whether declining Lethal Hits is allowed and could pay off: automatic wounds are never devastating. */
const declines = ({ rules }: View, { lethal, devastating }: Shot['terms']): boolean =>
  rules.ruleset.lethal === 'may' && lethal && devastating;

/** Whether re-rolling all but criticals changes anything and could pay off. */
const fishes = ({ hit, wound, devastating, lethal, sustained }: Shot['terms']): boolean =>
  (wound.reRoll === 'all-but-critical' && devastating) ||
  (hit?.reRoll === 'all-but-critical' && (lethal || sustained !== null));

/** The cost of firing one of these weapons, in points: Hazardous, and using up a One Shot weapon. */
function priceOf(
  view: View,
  unit: Unit,
  group: Group,
  profile: number,
  place: number,
  weights: GunnerWeights,
): Pick<Shot, 'cost' | 'hazard' | 'once'> {
  const { abilities } = profileIn(group, profile);
  const hazard = abilityIn(abilities, 'hazardous') ? hazardOf(view, unit, group.bearers[place] as number) : 0;
  const later = phasesLeft(view, unit.index).theirs > 0;
  const once = abilityIn(abilities, 'one-shot') !== undefined && later;
  return { hazard, once, cost: weights.caution * hazard + (once ? weights.saving : 0) };
}

/** The expected cost of one Hazardous test in our own points. */
function hazardOf({ rules, wounds }: View, unit: Unit, bearer: number): number {
  const { part, keywords, sheet } = modelAt(rules, bearer);
  const { fails, wounds: usual, big } = rules.ruleset.hazardous;
  const { points, models } = unit.parts[part] ?? { points: 0, models: [] };
  const left = wounds[bearer] as number;
  const lost = Math.min(left, isBig(keywords) ? big : usual);
  const last = lost === left && living(wounds, models).length === 1;
  return (fails / 6) * (last ? points : (points * lost) / (sheet.wounds * Math.max(1, models.length)));
}
