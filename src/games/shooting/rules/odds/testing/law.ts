import type { Dice } from '../../../../../kernel/dice.ts';
import type { Command } from '../../../commands.ts';
import type { State } from '../../../state.ts';
import { answerOf, done, refused } from '../../../testing.ts';
import { howFor, strikesFor } from '../match.ts';
import { type Outlook, outlook } from '../outlook.ts';
import { EFFECTS, PLACES, type PlaceId } from './effects.ts';
import { everyWay } from './every-roll.ts';
import { type Case, caseOf } from './law-case.ts';

/*
 * The attack sequence exists twice: the resolver rolls it, the odds compute it. For one small case per
 * combination of registered effects, this file enumerates every roll of the resolver and compares the result with the odds.
 */

// ---- Both sides of the comparison ----

const FIGURES = ['attacks', 'hits', 'wounds', 'unsaved', 'damage', 'slain', 'ownDamage', 'ownSlain'] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], readonly number[]>>; // the probability of each count

const charactersOf = ({ rules, wounds }: State, target: number): readonly number[] =>
  rules.units[target]?.models.filter((model) => rules.models[model]?.character && (wounds[model] as number) > 0) ?? [];

const oddsOf = new WeakMap<Case, Figures>();

/** The figures of the odds. A Command Re-roll of the only hit roll is the same as re-rolling failed hits, and no others. */
export function computed(one: Case): Figures {
  const figures = oddsOf.get(one) ?? newFigures(one);
  oddsOf.set(one, figures);
  return figures;
}

function newFigures({ state, target, reRolls }: Case): Figures {
  const volleys = (state.work?.volleys ?? []).map((volley) =>
    reRolls ? { ...volley, fish: false, hand: [...volley.hand, 'hit-re-roll-failed' as const] } : volley,
  );
  return figuresOf(outlook(strikesFor(state, 0, volleys), howFor(state, 0, volleys, charactersOf(state, target))));
}

export const figuresOf = ({ attacks, hits, wounds, unsaved, damage, slain, hazard }: Outlook): Figures => ({
  attacks,
  hits,
  wounds,
  unsaved,
  damage,
  slain,
  ownDamage: hazard?.damage ?? [1],
  ownSlain: hazard?.slain ?? [1],
});

type Came = Record<(typeof FIGURES)[number], number>;

/** The attack with these dice, by the resolver. Explosions after the attack (Deadly Demise) are not part of it. */
function rolled({ state: start, target, reRolls }: Case, dice: Dice): Came {
  const came: Came = { attacks: 0, hits: 0, wounds: 0, unsaved: 0, damage: 0, slain: 0, ownDamage: 0, ownSlain: 0 };
  let state = start;
  let isBlast = false;
  const act = (who: 'attacker' | 'defender', command: Command): void => {
    const happened = done(state, who, command, dice);
    for (const event of happened.events) {
      if (event.type === 'wounds-lost') {
        isBlast = event.cause === 'deadly-demise';
        if (!isBlast) came[event.unit === target ? 'damage' : 'ownDamage'] += event.amount;
      } else if (event.type === 'model-destroyed') {
        if (!isBlast) came[event.unit === target ? 'slain' : 'ownSlain']++;
      } else if (event.type === 'volley-resolved') {
        const { attacks, hits, wounds, unsaved } = event.sum;
        came.attacks += attacks;
        came.hits += hits;
        came.wounds += wounds;
        came.unsaved += unsaved;
      }
    }
    state = happened.state;
  };
  const isOver = (): boolean => state.shot.includes(0) || state.active === 'defender' || state.outcome !== null;
  while (!isOver()) {
    const answer = answerOf(state);
    if (state.stage === 'precision')
      act('attacker', { type: 'precision', model: charactersOf(state, target)[0] ?? null });
    else if (answer) act(answer[0] as 'attacker' | 'defender', answer[1]);
    else if (reRolls && mayReRoll(state)) act('attacker', { type: 're-roll', die: 0 });
    else act('attacker', { type: 'roll', until: reRolls ? 'step' : 'unit' });
  }
  return came;
}

const mayReRoll = (state: State): boolean =>
  state.work?.last?.context === 'to-hit' &&
  state.work.hits === 0 &&
  state.work.lethal === 0 &&
  !refused(state, 'attacker', { type: 're-roll', die: 0 });

const rollsOf = new WeakMap<Case, { readonly figures: Figures; readonly ways: number }>();

/** Every roll of the resolver, or null if there are more than `most`. */
function enumerated(one: Case, most: number): { readonly figures: Figures; readonly ways: number } | null {
  const before = rollsOf.get(one);
  if (before) return before.ways > most ? null : before;
  const figures = Object.fromEntries(FIGURES.map((key) => [key, [] as number[]])) as Record<keyof Figures, number[]>;
  const ways = everyWay(
    (dice) => rolled(one, dice),
    (came, chance) => {
      for (const key of FIGURES) {
        const counts = figures[key];
        while (counts.length <= came[key]) counts.push(0);
        counts[came[key]] = (counts[came[key]] as number) + chance;
      }
    },
    false,
    most,
  );
  if (ways > most) return null;
  rollsOf.set(one, { figures, ways });
  return { figures, ways };
}

/** The first figure in which two differ by more than rounding, with both values. */
export function difference(a: Figures, b: Figures, figures: readonly (keyof Figures)[] = FIGURES): string | null {
  for (const key of figures)
    for (let n = 0; n < Math.max(a[key].length, b[key].length); n++) {
      const [x, y] = [a[key][n] ?? 0, b[key][n] ?? 0];
      if (Math.abs(x - y) > 1e-9) return `${key} ${n}: ${x} and ${y}`;
    }
  return null;
}

const LOST = ['damage', 'slain', 'ownDamage', 'ownSlain'] as const;

/**
 * Resolver against odds. The counts of the steps assume that the target never runs out of models, so they are compared
 * only where it cannot; unsaved wounds also assume saves taken one by one.
 */
export function disagreement(one: Case, most: number): string | 'too large' | null {
  const found = enumerated(one, most);
  if (!found) return 'too large';
  const odds = computed(one);
  const { rules } = one.state;
  const models = rules.units[one.target]?.models.length ?? 0;
  const canFall = (odds.slain[models] ?? 0) > 0;
  const steps = rules.ruleset.saves === 'one-by-one' ? FIGURES : FIGURES.filter((key) => key !== 'unsaved');
  return difference(found.figures, odds, canFall ? LOST : steps);
}

/** Every pair of effects in every place that the rules allow. */
export function* pairs(): Generator<{ readonly title: string; readonly one: Case }> {
  const places = Object.keys(PLACES) as PlaceId[];
  for (const [i, a] of EFFECTS.entries())
    for (const b of EFFECTS.slice(i + 1))
      for (const place of places) {
        const one = caseOf([a, b], place);
        if (one) yield { title: `${a.id} and ${b.id}, ${place}`, one };
      }
}
