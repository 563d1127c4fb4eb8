import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import type { Command } from '../../commands.ts';
import { options } from '../../options.ts';
import type { RulesetName } from '../../rulesets.ts';
import { battle, done, gun, marines, orks, played, refused, reloaded, rolls, woundsOf } from '../../testing.ts';
import { say, order as words } from '../../text.ts';
import { view } from '../../view.ts';
import { faultIn } from '../saved.ts';
import { shoot } from './testing.ts';

describe('Lethal Hits: a critical hit wounds automatically, and not critically', () => {
  test.each([
    [['Lethal Hits'], true],
    [[], false],
    [['Lethal Hits', 'Torrent'], false], // no roll, no critical hit
  ])('%s: %s', (weapon, lethal) => {
    expect(shoot({ weapon }).lethal).toBe(lethal);
  });

  test('a unit can give it to all its weapons', () => {
    expect(shoot({ shooter: ['Lethal Hits'] }).lethal).toBe(true);
  });

  test('a unit does not give it to attacks against itself', () => {
    expect(shoot({ target: ['Lethal Hits'] }).lethal).toBe(false);
  });

  test('with Sustained Hits the critical hit wounds and the extra hits roll', () => {
    expect(shoot({ weapon: ['Lethal Hits', 'Sustained Hits 1'] })).toMatchObject({
      lethal: true,
      sustained: { plus: 1 },
    });
  });

  test('with Conversion it is lethal from 4', () => {
    expect(shoot({ weapon: ['Lethal Hits', 'Conversion 12'], far: true })).toMatchObject({
      lethal: true,
      hit: { critical: 4 },
    });
  });
});

describe('declining, if the edition allows it', () => {
  test('critical hits roll to wound like any other, and can wound critically', () => {
    expect(shoot({ weapon: ['Lethal Hits', 'Devastating Wounds'], lethal: false })).toEqual(
      shoot({ weapon: ['Devastating Wounds'] }),
    );
  });

  test('nothing else is declined', () => {
    expect(shoot({ weapon: ['Lethal Hits', 'Sustained Hits 1'], lethal: false })).toMatchObject({
      lethal: false,
      sustained: { plus: 1 },
    });
  });

  const weapon = gun('24" A1 BS2+ S4 AP0 D1', 'Lethal Hits', 'Devastating Wounds');
  const start = (ruleset: RulesetName) =>
    battle({ ruleset, attacker: [marines({ models: 1, arms: { gun: weapon } })], defender: [orks({ models: 1 })] });
  const order = (lethal?: boolean): Command => ({
    type: 'shoot',
    unit: 0,
    aims: [{ group: 'gun', target: 1, ...(lethal !== undefined && { lethal }) }],
  });

  test.each<[RulesetName, boolean | undefined, string | undefined]>([
    ['10e', undefined, undefined],
    ['10e', true, undefined],
    ['10e', false, 'lethal-hits-are-not-declined'],
    ['11e', false, undefined],
  ])('%s, lethal %s: %s', (ruleset, lethal, code) => {
    expect(refused(start(ruleset), 'attacker', order(lethal))).toBe(code);
  });

  test('a weapon without Lethal Hits has nothing to decline', () => {
    const plain = gun('24" A1 BS2+ S4 AP0 D1', 'Devastating Wounds');
    const armed = marines({ models: 1, arms: { gun: [plain, weapon] } });
    const state = battle({ ruleset: '11e', attacker: [armed], defender: [orks({ models: 1 })] });
    const aim = { group: 'gun', target: 1, lethal: false };
    const told = [0, 1].map((profile) =>
      refused(state, 'attacker', { type: 'shoot', unit: 0, aims: [{ ...aim, profile }] }),
    );
    expect(told).toEqual(['no-lethal-hits', undefined]);
  });

  test('a critical hit then rolls to wound and can be devastating on a 6', () => {
    const taken = done(start('11e'), 'attacker', order(), loaded(6, 5));
    expect(rolls(taken)).toEqual(['attacks 1 of 0', 'to-hit 1 of 1', 'save 1 of 1']);
    const declined = done(start('11e'), 'attacker', order(false), loaded(6, 6));
    expect(rolls(declined)).toEqual(['attacks 1 of 0', 'to-hit 1 of 1', 'to-wound 1 of 1']);
    expect(woundsOf(declined)).toEqual([0]);
  });

  test('the texts of commands and events mention it', () => {
    const state = start('11e');
    const said = [/Lethal Hits declined/, /sin impactos letales/];
    const assign: Command = { type: 'assign', group: 'gun', target: 1, lethal: false };
    const { events } = played(state, [
      ['attacker', { type: 'select-shooter', unit: 0 }],
      ['attacker', assign],
      ['attacker', { type: 'confirm' }],
    ]);
    for (const [i, language] of (['en', 'es'] as const).entries()) {
      const heard = (type: string) =>
        say(events.find((event) => event.type === type) ?? { code: '' }, language, state.rules);
      for (const text of [heard('assigned'), heard('confirmed')]) expect(text).toMatch(said[i] as RegExp);
      for (const command of [assign, order(false)])
        expect(words(command, language, state.rules)).toMatch(said[i] as RegExp);
      expect(words(order(), language, state.rules)).not.toMatch(said[i] as RegExp);
    }
  });

  test('declining is offered if allowed, and such an assignment can be saved', () => {
    const aims = (ruleset: RulesetName) => {
      const { state } = done(start(ruleset), 'attacker', { type: 'select-shooter', unit: 0 });
      return [...options(view(state, 'attacker'), 'attacker')].filter(({ type }) => type === 'assign');
    };
    expect(aims('10e')).toHaveLength(1);
    expect(aims('11e')).toMatchObject([{ group: 'gun' }, { group: 'gun', lethal: false }]);
    const { state } = played(start('11e'), [
      ['attacker', { type: 'select-shooter', unit: 0 }],
      ['attacker', { type: 'assign', group: 'gun', target: 1, lethal: false }],
    ]);
    expect(state.assignments).toMatchObject([{ lethal: false }]);
    expect(faultIn(reloaded(state))).toBeUndefined();
  });
});
