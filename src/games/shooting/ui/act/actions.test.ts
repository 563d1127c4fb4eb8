import { describe, expect, test } from 'vitest';
import type { Command } from '../../commands.ts';
import { gun, marines, orks } from '../../testing.ts';
import { BLANK, draftFor, settingsOf } from '../draft.ts';
import { aimAction, isAllowed, keyed, mainAction } from './actions.ts';
import { settingsCommands } from './settings-commands.ts';
import { aim, chosen, mixed, mobs, type Played, seen } from './testing.ts';

const CONFIRM = ['attacker', { type: 'confirm' }] as const;
const main = ({ view }: Played, seat = 'attacker') => mainAction(view, seat, draftFor(view, null), 'weapon');

describe('the main button', () => {
  const situation = { attacker: [mixed], defender: mobs };

  test.each([
    ['select', []],
    ['assign', [chosen()]],
    ['assign', [chosen(), aim('rifle', 1)]],
    ['confirm', [chosen(), aim('rifle', 1), aim('plasma', 2)]],
    ['roll', [chosen(), aim('rifle', 1), aim('plasma', 2), CONFIRM]],
  ] as const)('reads %s', (verb, orders) => {
    const at = seen(situation, orders);
    const deed = main(at);
    expect(deed?.verb).toBe(verb);
    expect(deed && isAllowed(at.view, 'attacker', deed.deed)).toBe(true);
    expect(main(at, 'defender')).toBeUndefined();
  });

  test('reads skip if there is no target', () => {
    const far = seen({ defender: [{ ...mobs[0], id: 'far', at: [0, 43] }] }, [chosen()]);
    expect(main(far)?.deed.send).toEqual({ type: 'skip-unit', unit: 0 });
  });
});

describe('keys', () => {
  const { view } = seen({ attacker: [mixed], defender: mobs }, [chosen()]);
  const press = (key: string, draft = draftFor(view, null)) => keyed(view, 'attacker', draft, 'weapon', key);

  test.each([
    ['t', { type: 'assign', group: 'rifle', target: 1 }],
    ['h', { type: 'hold-fire', group: 'rifle' }],
    ['k', { type: 'skip-unit', unit: 0 }],
    ['Escape', { type: 'undo' }],
    ['c', undefined],
  ])('%s', (key, command) => {
    expect(press(key)?.send).toEqual(command);
  });

  test('a number selects a weapon; T goes to the next target', () => {
    const draft = press('2')?.draft;
    expect(draft?.group).toBe('plasma');
    expect(press('t', draft)?.send).toEqual({ type: 'assign', group: 'plasma', target: 1 });
    const told = seen({ attacker: [mixed], defender: mobs }, [chosen(), aim('plasma', 1)]).view;
    expect(keyed(told, 'attacker', { ...BLANK, shooter: 0, group: 'plasma' }, 'weapon', 't')?.send).toEqual({
      type: 'assign',
      group: 'plasma',
      target: 2,
    });
  });

  test('N previews the next unit', () => {
    const two = seen({ attacker: [marines(), marines({ id: 'second', at: [0, 4] })] }).view;
    const first = keyed(two, 'attacker', BLANK, 'weapon', 'n')?.draft;
    expect(first?.unit).toBe(0);
    expect(first && keyed(two, 'attacker', first, 'weapon', 'n')?.draft?.unit).toBe(1);
  });
});

describe('the settings of a group', () => {
  const rifles = marines({ arms: { rifle: gun('12" A2 BS3+ S4 AP-1 D1') }, at: [0, 0] });
  const near = orks({ id: 'near', at: [0, 12] });
  const aside = orks({ id: 'aside', at: [16, 0] }); // in range of only the last three bearers

  test('bearers that can only reach another target come next', () => {
    const { view } = seen({ attacker: [rifles], defender: [near, aside] }, [chosen()]);
    const { send } = aimAction(view, { ...BLANK, shooter: 0 }, 'rifle', 2);
    expect(send).toEqual({ type: 'assign', group: 'rifle', target: 2, bearers: [2, 3, 4] });
    const told = seen({ attacker: [rifles], defender: [near, aside] }, [chosen(), ['attacker', send as Command]]);
    expect(main(told)?.open).toEqual(['rifle']);
    expect(keyed(told.view, 'attacker', draftFor(told.view, null), 'weapon', 't')?.send).toEqual({
      type: 'assign',
      group: 'rifle',
      target: 1,
      bearers: [0, 1],
    });
  });

  test('bearers without any target hold fire with the rest', () => {
    const { view } = seen({ attacker: [rifles], defender: [aside] }, [chosen()]);
    expect(aimAction(view, { ...BLANK, shooter: 0 }, 'rifle', 1).send).toEqual({
      type: 'assign',
      group: 'rifle',
      target: 1,
    });
  });

  test('modifiers and profile are part of the aim', () => {
    const { view } = seen({ attacker: [mixed], defender: mobs }, [chosen()]);
    const fireSettings = { profile: 1, hand: ['hit-plus-one'], fish: false, lethal: true, bearers: null } as const;
    const { send, draft } = aimAction(view, { ...BLANK, shooter: 0, settings: { plasma: fireSettings } }, 'plasma', 2);
    expect(send).toEqual({ type: 'assign', group: 'plasma', target: 2, profile: 1, hand: ['hit-plus-one'] });
    expect([draft?.group, draft?.settings]).toEqual([null, {}]);
  });

  test('a change is sent for each part of a split group', () => {
    const split = [chosen(), aim('rifle', 1, { bearers: [0, 1] }), aim('rifle', 2, { bearers: [2, 3, 4] })];
    const { view } = seen({ defender: mobs }, split);
    const plain = { profile: 0, hand: [], fish: false, lethal: true, bearers: null };
    expect(settingsCommands(view, 'rifle', plain, plain)).toEqual([]);
    expect(settingsCommands(view, 'rifle', plain, { ...plain, hand: ['hit-plus-one'] })).toEqual([
      { type: 'assign', group: 'rifle', target: 1, bearers: [0, 1], hand: ['hit-plus-one'] },
      { type: 'assign', group: 'rifle', target: 2, bearers: [2, 3, 4], hand: ['hit-plus-one'] },
    ]);
  });
});

describe('declined Lethal Hits', () => {
  const weapon = [gun('24" A1 BS3+ S4 AP0 D1', 'Lethal Hits'), gun('24" A1 BS3+ S4 AP0 D1')];
  const situation = { ruleset: '11e', attacker: [marines({ arms: { gun: weapon } })], defender: mobs } as const;
  const declined = aim('gun', 1, { lethal: false });

  test('stay declined through other changes, and can be turned on again', () => {
    const { view } = seen(situation, [chosen(), declined]);
    const fireSettings = settingsOf(view, null, 'gun');
    expect(fireSettings.lethal).toBe(false);
    const told = { type: 'assign', group: 'gun', target: 1 };
    const hand = ['hit-plus-one'] as const;
    expect(settingsCommands(view, 'gun', fireSettings, { ...fireSettings, hand })).toEqual([
      { ...told, hand, lethal: false },
    ]);
    expect(settingsCommands(view, 'gun', fireSettings, { ...fireSettings, lethal: true })).toEqual([told]);
    expect(aimAction(view, { ...BLANK, shooter: 0 }, 'gun', 2).send).toEqual({ ...told, target: 2, lethal: false });
  });

  test('can be declined for a weapon that has them, in an edition that allows it', () => {
    const { view } = seen(situation, [chosen(), aim('gun', 1)]);
    const fireSettings = settingsOf(view, null, 'gun');
    expect(settingsCommands(view, 'gun', fireSettings, { ...fireSettings, profile: 1, lethal: false })).toEqual([
      { type: 'assign', group: 'gun', target: 1, profile: 1 },
    ]);
    const tenth = seen({ ...situation, ruleset: '10e' }, [chosen(), aim('gun', 1)]).view;
    expect(settingsCommands(tenth, 'gun', fireSettings, { ...fireSettings, lethal: false })).toEqual([
      { type: 'assign', group: 'gun', target: 1 },
    ]);
  });
});

test('Enter neither declines a stratagem nor decides about a character', () => {
  const { view } = seen({}, [chosen()]);
  expect(keyed({ ...view, stage: 'reaction' }, 'defender', BLANK, 'weapon', 'Enter')).toBeUndefined();
  expect(keyed({ ...view, stage: 'precision' }, 'attacker', BLANK, 'weapon', 'Enter')).toBeUndefined();
});
