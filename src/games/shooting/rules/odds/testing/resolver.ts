import type { Dice } from '../../../../../kernel/dice.ts';
import type { Command } from '../../../commands.ts';
import type { State } from '../../../state.ts';
import { answerOf, done, gun, marines, orks, type Situation, type Squad, table } from '../../../testing.ts';
import { volleysOf } from '../../volleys.ts';
import { howFor, strikesFor } from '../match.ts';
import { type Outlook, outlook } from '../outlook.ts';

/** A unit fires all it has at another. */
export interface Case {
  readonly shooter: Partial<Squad>;
  readonly target: Squad;
  readonly more?: Partial<Situation>;
  readonly picks?: boolean; // Precision is used
}

export const opened = ({ shooter, target, more }: Case): State =>
  table({ attacker: [marines(shooter)], defender: [target], ...more });

export interface Toll {
  readonly damage: number;
  readonly slain: number;
  readonly own: number; // models of the shooter's
}

/** All weapons at the target, with these dice, by the umpire's own rules. */
export function shoot(start: State, dice: Dice, picks = false): Toll {
  const groups = start.rules.units[0]?.groups ?? [];
  const order: Command = { type: 'shoot', unit: 0, aims: groups.map(({ id }) => ({ group: id, target: 1 })) };
  let { state } = done(start, 'attacker', order, dice);
  for (let answer = replyOf(state, picks); answer; answer = replyOf(state, picks))
    state = done(state, ...answer, dice).state;
  let [damage, slain, own] = [0, 0, 0];
  for (const { index, unit } of state.rules.models) {
    const left = state.wounds[index] as number;
    if (unit === 1) damage += (start.wounds[index] as number) - left;
    if (unit === 1 && left === 0) slain++;
    if (unit === 0 && left === 0) own++;
  }
  return { damage, slain, own };
}

const characterOf = ({ rules, wounds }: State): number | null =>
  rules.units[1]?.models.find((model) => rules.models[model]?.character && (wounds[model] as number) > 0) ?? null;

/** The defender takes casualties in the order of his models; the attacker picks out a character where he wants to. */
const replyOf = (state: State, picks: boolean): ReturnType<typeof answerOf> =>
  picks && state.stage === 'precision'
    ? [state.active, { type: 'precision', model: characterOf(state) }]
    : answerOf(state);

export function foretold(start: State, picks = false): Outlook {
  const groups = start.rules.units[0]?.groups ?? [];
  const aims = groups.map(({ id, bearers }) => ({
    group: id,
    bearers: bearers.map((_, place) => place),
    profile: 0,
    target: 1,
    hand: [],
    fish: false,
  }));
  const volleys = volleysOf(start, 0, aims);
  return outlook(strikesFor(start, 0, volleys), howFor(start, 0, volleys, picks ? characterOf(start) : null));
}

// ---- Cases ----

const one = (print: string, ...abilities: string[]): Partial<Squad> => ({
  models: 1,
  arms: { gun: gun(print, ...abilities) },
});
const few = (more: Partial<Squad> = {}): Squad => orks({ models: 2, ...more });

/** So small that every way in which the dice can fall can be walked. */
export const SMALL: Readonly<Record<string, Case>> = {
  'damage D3 at two wounds': { shooter: one('24" A1 BS3+ S4 AP-1 DD3'), target: few({ W: 2 }) },
  'two attacks': { shooter: one('24" A2 BS5+ S2 AP0 D1'), target: few() },
  'Feel No Pain': { shooter: one('24" A1 BS5+ S4 AP-4 D2'), target: few({ each: ['Feel No Pain 5+'] }) },
  'Devastating Wounds': { shooter: one('24" A1 BS3+ S4 AP0 D2', 'Devastating Wounds'), target: few() },
  'Lethal and Sustained Hits': {
    shooter: one('24" A1 BS5+ S4 AP0 D1', 'Lethal Hits', 'Sustained Hits 1'),
    target: few(),
  },
  'Precision and Devastating Wounds, spilling': {
    shooter: one('24" A1 BS3+ S4 AP0 D3', 'Precision', 'Devastating Wounds'),
    target: few({ with: [{ W: 2, T: 4, Sv: 4 }] }),
    picks: true,
  },
  'Precision and Devastating Wounds, one model': {
    shooter: one('24" A1 BS3+ S4 AP0 D3', 'Precision', 'Devastating Wounds'),
    target: few({ with: [{ W: 2, T: 4, Sv: 4 }] }),
    more: { rules: { devastating: 'one-model' } },
    picks: true,
  },
  'no damage at all': { shooter: one('24" A1 BS3+ S4 AP0 D0', 'Devastating Wounds'), target: few() },
  Hazardous: { shooter: one('24" A1 BS5+ S4 AP0 D1', 'Hazardous'), target: few() },
};

const guard = { name: 'Guard', models: 4, W: 2 };
const captain = { name: 'Captain', W: 5, inv: 4, Sv: 3 };

/** As they come in a match; for many rolls of the dice. */
export const USUAL: Readonly<Record<string, Case>> = {
  'bolt rifles at Marines': { shooter: { models: 10 }, target: marines({ id: 'others', models: 10 }) },
  'Sustained Hits 2 and Lethal Hits': {
    shooter: { arms: { gun: gun('24" A3 BS3+ S4 AP-1 D1', 'Sustained Hits 2', 'Lethal Hits') } },
    target: marines({ id: 'others', models: 5 }),
  },
  'Devastating Wounds and Anti-Infantry, spilling over Feel No Pain': {
    shooter: { arms: { gun: gun('24" A2 BS3+ S4 AP0 D2', 'Devastating Wounds', 'Anti-Infantry 4+') } },
    target: orks({ each: ['Feel No Pain 5+'] }),
  },
  'the same, stopped at one model': {
    shooter: { arms: { gun: gun('24" A2 BS3+ S4 AP0 D2', 'Devastating Wounds', 'Anti-Infantry 4+') } },
    target: orks({ each: ['Feel No Pain 5+'] }),
    more: { rules: { devastating: 'one-model' } },
  },
  'three weapons in order': {
    shooter: {
      models: 4,
      arms: {
        rifle: gun('24" A2 BS3+ S4 AP-1 D1'),
        cannon: gun('24" AD6+1 BS3+ S8 AP-2 D2', 'Blast'),
        flamer: gun('24" AD6 S4 AP0 D1', 'Torrent', 'Devastating Wounds'),
      },
      some: { cannon: [0], flamer: [1] },
    },
    target: marines({ id: 'others', models: 6 }),
  },
  'an attached character whom nobody picks out': {
    shooter: { models: 6, arms: { gun: gun('24" A3 BS3+ S5 AP-2 DD3', 'Devastating Wounds') } },
    target: marines({ id: 'others', ...guard, with: [captain] }),
  },
  'an attached character who is picked out': {
    shooter: {
      models: 4,
      arms: { gun: gun('24" A2 BS2+ S5 AP-2 DD3', 'Precision'), rifle: gun('24" A2 BS3+ S4 AP-1 D1') },
    },
    target: marines({ id: 'others', ...guard, with: [{ ...captain, each: ['Feel No Pain 5+'] }] }),
    picks: true,
  },
  'a character who is picked out by critical wounds too': {
    shooter: {
      models: 4,
      arms: {
        gun: gun('24" A2 BS2+ S5 AP-2 DD3', 'Precision', 'Devastating Wounds', 'Anti-Infantry 4+'),
        rifle: gun('24" A2 BS3+ S4 AP-1 D2', 'Devastating Wounds'),
      },
    },
    target: marines({ id: 'others', ...guard, with: [{ ...captain, each: ['Feel No Pain 5+'] }] }),
    picks: true,
  },
  'the same in the eleventh edition': {
    shooter: {
      models: 4,
      arms: {
        gun: gun('24" A2 BS2+ S5 AP-2 DD3', 'Precision', 'Devastating Wounds', 'Anti-Infantry 4+'),
        rifle: gun('24" A2 BS3+ S4 AP-1 D2', 'Devastating Wounds'),
      },
    },
    target: marines({ id: 'others', ...guard, with: [{ ...captain, each: ['Feel No Pain 5+', 'Damage -1'] }] }),
    more: { ruleset: '11e' },
    picks: true,
  },
  'halved damage, and one less': {
    shooter: { arms: { gun: gun('24" A2 BS3+ S9 AP-3 DD6+1', 'Twin-linked') } },
    target: orks({ models: 1, W: 12, keywords: 'vehicle', each: ['Half Damage', 'Damage -1'] }),
  },
  'Hazardous weapons': {
    shooter: { models: 5, arms: { gun: gun('24" A2 BS3+ S8 AP-3 D2', 'Hazardous') } },
    target: marines({ id: 'others', models: 5 }),
  },
  'the eleventh edition: lowest saves first, one model a critical': {
    shooter: { models: 4, arms: { gun: gun('24" A3 BS3+ S5 AP-1 D2', 'Devastating Wounds', 'Hazardous') } },
    target: marines({ id: 'others', ...guard, Sv: 5, with: [{ ...captain, Sv: 2 }] }),
    more: { ruleset: '11e' },
  },
};
