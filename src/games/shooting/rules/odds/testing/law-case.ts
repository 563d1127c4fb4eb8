import { printed } from '../../../../../parts/odds/amount.ts';
import type { OddsQuestion } from '../../../ask/question.ts';
import type { Command } from '../../../commands.ts';
import type { State } from '../../../state.ts';
import { battle, done, gun, marines, orks, refused, type Squad } from '../../../testing.ts';
import { termsFor } from '../../volleys.ts';
import { type Draft, type Effect, GUN, PLACES, type Place, type PlaceId } from './effects.ts';

/** A case that is ready to roll: targets are confirmed and any stratagem is in force. */
export interface Case {
  readonly state: State;
  readonly target: number;
  readonly reRolls: boolean; // a Command Re-roll goes to a failed hit roll
  readonly question: OddsQuestion | null; // the same attack, asked without a match
}

const known = new Map<string, Case | null>();

/** The case of these effects in a place, or null if the rules do not allow the attack. Small ones are cached. */
export function caseOf(effects: readonly Effect[], id: PlaceId): Case | null {
  if (effects.length > 1) return newCase(effects, id);
  const key = `${effects[0]?.id ?? ''}, ${id}`;
  const made = known.get(key) ?? newCase(effects, id);
  known.set(key, made);
  return made;
}

function newCase(effects: readonly Effect[], id: PlaceId): Case | null {
  const place: Place = PLACES[id];
  const draft: Draft = { weapon: [], shooter: [], target: [], manual: [], rules: {} };
  for (const effect of effects) effect.add(draft);
  const shooter = marines({
    models: 1,
    arms: { gun: gun(draft.gun ?? GUN, ...draft.weapon) },
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
  return (
    terms.length === 1 && terms.every(({ weapons, attacks }) => attacks.dice === 0 && weapons * attacks.plus === 1)
  );
}

/** The attack as a question; null if a question cannot express it, such as a single ruleset switch. */
function questionOf(place: Place, draft: Draft, shooter: Squad, target: Squad): OddsQuestion | null {
  const { devastating, lethal, ...rules } = draft.rules;
  if (!place.asked || Object.keys(rules).length > 0) return null;
  if (lethal !== undefined && draft.ruleset === undefined) return null;
  const { skill, strength, ap, attacks, damage } = gun(draft.gun ?? GUN);
  return {
    attackers: [
      {
        A: printed(attacks),
        BS: skill as number,
        S: strength,
        AP: ap,
        D: printed(damage),
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
