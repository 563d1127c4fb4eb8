import { expect, it } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { gun, marines, orks } from '../../testing.ts';
import type { Side, View } from '../../view.ts';
import { aim, chosen, seen } from '../act/testing.ts';
import { BLANK, type Draft } from '../draft.ts';
import { picked } from './picking.ts';
import { actingSide, lookOf } from './plan.ts';

const TWO = {
  attacker: [marines(), marines({ id: 'others', at: [14, 0] })],
  defender: [orks(), orks({ id: 'far', at: [0, 40] })],
};

const pick = (
  view: View,
  unit: number,
  { side = 'attacker' as Side, model = null as number | null, draft = null as Draft | null } = {},
) => picked(view, draft, actingSide(view, side), lookOf(view, draft), { unit, model });

it('clicking your own unit selects the shooter', () => {
  const { view } = seen(TWO);
  expect(pick(view, 1)).toEqual({ send: { type: 'select-shooter', unit: 1 } });
  expect(pick(seen(TWO, [chosen()]).view, 1)).toEqual({ send: { type: 'select-shooter', unit: 1 } });
});

it('clicking your own unit only previews it while targets are being assigned', () => {
  const { view } = seen(TWO, [chosen(), aim('rifle', 2)]);
  expect(pick(view, 1)).toEqual({ draft: { ...BLANK, shooter: 0, unit: 1 } });
});

it('clicking a unit that cannot shoot says why', () => {
  const { view } = seen({ attacker: [marines(), marines({ id: 'others', moved: 'advanced', at: [14, 0] })] });
  expect(pick(view, 1)).toMatchObject({ why: { code: 'advanced' }, draft: { unit: 1 } });
});

it('clicking an eligible enemy aims the current weapons at it', () => {
  const { view } = seen(TWO, [chosen()]);
  expect(pick(view, 2)).toMatchObject({ send: { type: 'assign', group: 'rifle', target: 2 } });
});

it('clicking any other enemy sends nothing and says why', () => {
  const { view } = seen(TWO, [chosen()]);
  expect(pick(view, 3)).toMatchObject({ why: { code: 'out-of-range' } });
  expect(pick(view, 3).send).toBeUndefined();
  expect(pick(seen(TWO).view, 3)).toEqual({});
});

it('clicks do nothing while the other side acts', () => {
  expect(pick(seen(TWO).view, 2, { side: 'defender' })).toEqual({});
});

it('clicks add models to the order and remove them again', () => {
  const roll = { type: 'roll', until: 'unit' } as const;
  const { view } = seen(
    {},
    [chosen(), aim('rifle', 1), ['attacker', { type: 'confirm' }], ['attacker', roll]],
    loaded(...Array(20).fill(6)),
  );
  const side: Side = 'defender';
  const first = pick(view, 1, { side, model: 7 }).draft as Draft;
  const second = pick(view, 1, { side, model: 9, draft: first }).draft as Draft;
  expect(second.order).toEqual([7, 9]);
  expect(pick(view, 1, { side, model: 7, draft: second }).draft?.order).toEqual([9]);
  expect(pick(view, 0, { side, model: 0, draft: second })).toEqual({});
});

it('clicking picks out a character', () => {
  const rifle = gun('24" A1 BS3+ S4 AP0 D1', 'Precision');
  const { view } = seen(
    { attacker: [marines({ models: 1, arms: { rifle } })], defender: [orks({ with: [{ name: 'Boss', W: 4 }] })] },
    [chosen(), aim('rifle', 1), ['attacker', { type: 'confirm' }], ['attacker', { type: 'roll', until: 'unit' }]],
    loaded(6, 6),
  );
  expect(view.stage).toBe('precision');
  expect(pick(view, 1, { model: 11 })).toEqual({ send: { type: 'precision', model: 11 } });
  expect(pick(view, 1, { model: 1 })).toEqual({});
});

it('a protected character cannot be clicked before all its bodyguards', () => {
  const boss = { name: 'Boss', W: 4, keywords: 'Infantry, Character' };
  const roll = { type: 'roll', until: 'unit' } as const;
  const { view } = seen(
    { defender: [orks({ models: 3, with: [boss] })] },
    [chosen(), aim('rifle', 1), ['attacker', { type: 'confirm' }], ['attacker', roll]],
    loaded(...Array(20).fill(6)),
  );
  const side: Side = 'defender';
  const [first, second, third, leader] = view.rules.units[1]!.models as readonly [number, number, number, number];
  const after = (order: readonly number[], model: number) =>
    pick(view, 1, { side, model, draft: { ...BLANK, shooter: view.shooter, order } });
  expect(pick(view, 1, { side, model: leader }).why?.code).toBe('bodyguards-first');
  expect(after([first], leader)).toEqual({ why: { code: 'bodyguards-first', model: leader } });
  expect(after([first, second, third], leader).draft?.order).toEqual([first, second, third, leader]);
  expect(after([first, second, third, leader], second).draft?.order).toEqual([first, third]);
});
