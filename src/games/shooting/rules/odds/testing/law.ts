import type { Dice } from '../../../../../kernel/dice.ts';
import type { OddsQuestion } from '../../../ask/question.ts';
import type { Command } from '../../../commands.ts';
import type { State } from '../../../state.ts';
import { answerOf, battle, done, gun, marines, orks, refused, type Squad } from '../../../testing.ts';
import { termsFor } from '../../volleys.ts';
import { howFor, strikesFor } from '../match.ts';
import { type Outlook, outlook } from '../outlook.ts';
import { type Draft, EFFECTS, type Effect, GUN, PLACES, type Place, type PlaceId } from './effects.ts';
import { everyWay } from './every-roll.ts';

/*
 * The attack sequence exists twice: the resolver rolls it, the odds compute it. This file builds one small case for any
 * combination of registered effects, enumerates every roll of the resolver and compares the result with the odds.
 */

/** A case that is ready to roll: targets are confirmed and any stratagem is in force. */
export interface Case {
  readonly state: State;
  readonly target: number;
  readonly reRolls: boolean; // a Command Re-roll goes to a failed hit roll
  readonly question: OddsQuestion | null; // the same attack, asked without a match
}

/** The case of these effects in a place, or null if the rules do not allow the attack. */
export function caseOf(effects: readonly Effect[], id: PlaceId): Case | null {
  const place: Place = PLACES[id];
  const draft: Draft = { weapon: [], shooter: [], target: [], manual: [], rules: {} };
  for (const effect of effects) effect.add(draft);
  const shooter = marines({
    models: 1,
    arms: { gun: gun(GUN, ...draft.weapon) },
    ...place.shooter,
    abilities: draft.shooter,
  });
  const target = orks({ models: 5, W: 2, keywords: 'infantry, smoke', ...place.target, abilities: draft.target });
  const led = target.with?.map((leader) => ({ ...leader, abilities: draft.target }));
  const start = battle({
    attacker: [shooter, ...(place.friends ?? [])],
    defender: [{ ...target, ...(led && { with: led }) }],
    commandPoints: draft.stratagem ? 1 : 0,
    rules: draft.rules,
    ...(draft.ruleset && { ruleset: draft.ruleset }),
    ...place.more,
  });
  const index = start.rules.units.findIndex(({ id: unit }) => unit === 'orks');
  const { manual, fish, lethal, stratagem } = draft;
  const commands: Command[] = [
    { type: 'select-shooter', unit: 0 },
    {
      type: 'assign',
      group: 'gun',
      target: index,
      ...(manual.length > 0 && { hand: [...new Set(manual)] }),
      ...(fish && { fish }),
      ...(lethal === false && { lethal }),
    },
    { type: 'confirm' },
  ];
  let state = start;
  for (const command of commands) {
    if (refused(state, 'attacker', command)) return null;
    state = done(state, 'attacker', command).state;
  }
  if (state.stage === 'reaction') {
    const shelters = stratagem !== undefined && stratagem !== 'command-re-roll';
    const answer: Command = shelters ? { type: 'stratagem', use: stratagem, unit: index } : { type: 'decline' };
    if (refused(state, 'defender', answer)) return null;
    state = done(state, 'defender', answer).state;
    if (state.stage === 'reaction') state = done(state, 'defender', { type: 'decline' }).state;
  }
  const reRolls = stratagem === 'command-re-roll';
  if (reRolls && !isOneAttack(state)) return null; // the odds do not cover re-rolling one die of several
  return { state, target: index, reRolls, question: reRolls ? null : questionOf(place, draft, shooter, target) };
}

function isOneAttack(state: State): boolean {
  const terms = (state.work?.volleys ?? []).map((volley) => termsFor(state, volley));
  return terms.length === 1 && terms.every(({ weapons, attacks }) => weapons * (attacks.dice + attacks.plus) === 1);
}

/** The attack as a question; null if a question cannot express it, such as a single ruleset switch. */
function questionOf(place: Place, draft: Draft, shooter: Squad, target: Squad): OddsQuestion | null {
  const { devastating, lethal, ...rules } = draft.rules;
  if (!place.asked || Object.keys(rules).length > 0) return null;
  if (lethal !== undefined && draft.ruleset === undefined) return null;
  const { skill, strength, ap } = gun(GUN);
  return {
    attackers: [
      {
        A: 1,
        BS: skill as number,
        S: strength,
        AP: ap,
        D: 2,
        abilities: draft.weapon,
        ...(draft.manual.length > 0 && { hand: [...new Set(draft.manual)] }),
        ...(draft.fish && { fish: true }),
        ...(draft.lethal === false && { lethal: false }),
      },
    ],
    shooter: { W: 2, abilities: draft.shooter, keywords: [shooter.keywords ?? 'infantry'] },
    target: {
      models: 5,
      T: target.T as number,
      Sv: target.Sv as number,
      W: 2,
      keywords: ['infantry', 'smoke'],
      abilities: draft.target,
    },
    conditions: {
      ...place.asked,
      ...(draft.ruleset && { ruleset: draft.ruleset }),
      ...(devastating && { devastating }),
      ...(draft.stratagem && draft.stratagem !== 'command-re-roll' && { stratagem: draft.stratagem }),
    },
  };
}

// ---- Both sides of the comparison ----

const FIGURES = ['attacks', 'hits', 'wounds', 'unsaved', 'damage', 'slain', 'ownDamage', 'ownSlain'] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], readonly number[]>>; // the probability of each count

const charactersOf = ({ rules, wounds }: State, target: number): readonly number[] =>
  rules.units[target]?.models.filter((model) => rules.models[model]?.character && (wounds[model] as number) > 0) ?? [];

/** The figures of the odds. A Command Re-roll of the only hit roll is the same as re-rolling failed hits. */
export function computed({ state, target, reRolls }: Case): Figures {
  const volleys = (state.work?.volleys ?? []).map((volley) =>
    reRolls ? { ...volley, hand: [...volley.hand, 'hit-re-roll-failed' as const] } : volley,
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

/** Every roll of the resolver, or null if there are more than `most`. */
function enumerated(one: Case, most: number): { readonly figures: Figures; readonly ways: number } | null {
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
  return ways > most ? null : { figures, ways };
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
