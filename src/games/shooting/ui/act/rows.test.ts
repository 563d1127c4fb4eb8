import { describe, expect, test } from 'vitest';
import { marines, orks, PISTOL } from '../../testing.ts';
import { BLANK, draftFor, settingsOf } from '../draft.ts';
import { groupRows, shooterRows, targetRows } from './rows.ts';
import { aim, chosen, mixed, mobs, seen } from './testing.ts';

describe('the list of shooters', () => {
  test('shows which units can shoot, and why the others cannot', () => {
    const { view } = seen({
      attacker: [marines(), marines({ id: 'back', moved: 'fell-back', at: [0, 4] }), marines({ id: 'bare', arms: {} })],
    });
    expect(shooterRows(view, 'attacker').map(({ standing, why }) => [standing, why?.code])).toEqual([
      ['able', undefined],
      ['barred', 'fell-back'],
      ['barred', 'no-weapons'],
    ]);
  });

  test('shows the selected unit and a unit that is done', () => {
    const attacker = [marines(), marines({ id: 'second', at: [0, 4] })];
    const { view } = seen({ attacker }, [['attacker', { type: 'skip-unit', unit: 0 }], chosen(1)]);
    expect(shooterRows(view, 'attacker').map(({ standing }) => standing)).toEqual(['shot', 'chosen']);
  });
});

describe('weapon groups', () => {
  test('are open until each has an order', () => {
    const attacker = [mixed];
    const before = seen({ attacker, defender: mobs }, [chosen()]).view;
    expect(groupRows(before).map(({ group, alive, open }) => [group.id, alive, open])).toEqual([
      ['rifle', 5, true],
      ['plasma', 1, true],
    ]);
    const { view } = seen({ attacker, defender: mobs }, [chosen(), aim('rifle', 1)]);
    expect(groupRows(view).map(({ open }) => open)).toEqual([false, true]);
  });

  test('pistols are blocked once the rifles have a target', () => {
    const attacker = [marines({ arms: { rifle: mixed.arms?.rifle as never, pistol: PISTOL } })];
    const { view } = seen({ attacker }, [chosen(), aim('rifle', 1)]);
    expect(groupRows(view)[1]?.why?.code).toBe('pistols-or-others');
  });
});

describe('targets', () => {
  test('are listed nearest first, targets out of range last with the reason', () => {
    const defender = [orks({ id: 'far', at: [0, 40] }), orks({ id: 'middle', at: [0, 20] }), orks({ id: 'near' })];
    const { view } = seen({ defender }, [chosen()]);
    const rows = targetRows(view, BLANK, 'rifle');
    expect(rows.map(({ target, weapons, why }) => [target, weapons, why?.code])).toEqual([
      [3, 5, undefined],
      [2, 5, undefined],
      [1, 0, 'out-of-range'],
    ]);
  });

  test('a split group offers targets to the bearers that are left', () => {
    const { view } = seen({ defender: mobs }, [chosen(), aim('rifle', 1, { bearers: [0, 1] })]);
    const draft = draftFor(view, null);
    expect(settingsOf(view, draft, 'rifle').bearers).toEqual([2, 3, 4]);
    expect(targetRows(view, draft, 'rifle').map(({ weapons, chosen: told }) => [weapons, told])).toEqual([
      [3, 2],
      [3, 0],
    ]);
  });
});
