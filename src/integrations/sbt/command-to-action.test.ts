import { describe, expect, test } from 'vitest';
import { LT, RA, RT } from '../../games/battletech/data/places.ts';
import { fitted } from '../../games/battletech/rules/damage/testing.ts';
import { ground, set, table, testMech } from '../../games/battletech/rules/testing.ts';
import { done } from '../../games/battletech/testing.ts';
import { type Unit, type View, view } from '../../games/battletech/view.ts';
import { Random } from '../../kernel/random.ts';
import { hexOf } from '../../parts/hex/hex.ts';
import { commandOf } from './action-to-command.ts';
import { UNSUPPORTED_EN, UNSUPPORTED_ES } from './command-to-action/unsupported-text.ts';
import { actionOf, type Order, unsupported } from './command-to-action.ts';
import { readAction, writeAction } from './files/action.ts';
import { FIGHTS, moments, someCommands } from './files-to-view/testing.ts';
import { CALLS, type Call } from './protocol-types.ts';

/** With a single target it does not matter whether it is marked as primary. */
function plain(command: Order): Order {
  if (command.type !== 'fire') return command;
  const targets = new Set(command.shots.map(({ target }) => JSON.stringify(target)));
  return targets.size > 1 ? command : { ...command, primary: null };
}

const hex = (label: string): number => hexOf(ground(), label);

const heard = new Set<Call>();
describe.each(FIGHTS)('%s', (_, fight) => {
  test('a command written and read back has the same effect', () => {
    const random = new Random(5);
    moments(fight, { seed: 7, most: 160, every: 3 }, (moment) => {
      const { seen, player, state } = moment;
      for (const option of someCommands(moment, 6, random)) {
        const command = option as Order;
        if (unsupported(seen, player, command)) continue;
        const { call, action } = actionOf(seen, player, command);
        expect(readAction(call, writeAction(call, action))).toEqual({ ok: true, value: action });
        heard.add(call);
        const again = commandOf(seen, player, call, action);
        if (!again.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(again.error)}`);
        const outcome = (order: Order) => done(state, String(player), plain(order), new Random(11)).state;
        expect(outcome(again.value as Order)).toEqual(outcome(command));
      }
    });
  });
});

test('every call was covered', () => expect([...heard].sort()).toEqual([...CALLS].sort()));

describe("a command in the protocol's format", () => {
  const design = testMech({
    hands: true,
    jump: 3,
    weapons: [
      ['medium-laser', RT],
      ['ac-5', LT, 4],
    ],
    ammo: [['ac-5-ammo', LT, 20]],
  });
  const at = (phase: View['phase'], changes: Partial<Unit> = {}): View =>
    view(
      set(
        table({
          ruleset: 'simulador',
          units: [
            { at: '0505', facing: 1, design },
            { at: '0605', side: '1', design },
          ],
          phase,
          queue: ['0', '1'],
        }),
        0,
        changes,
      ),
      '0',
    );
  const foe = { unit: 1 };

  test.each<[string, View, Order, string]>([
    ['to stand still', at('movement'), { type: 'move', unit: 0, mode: 'still', steps: [] }, 'Inmovil'],
    [
      'a walk, steps of a kind together',
      at('movement'),
      {
        type: 'move',
        unit: 0,
        mode: 'walk',
        steps: [{ step: 'left' }, { step: 'left' }, { step: 'forward' }, { step: 'right' }],
      },
      'Andar 0404 1 False 3 Izquierda 2 Adelante 1 Derecha 1',
    ],
    [
      'to get up and lie down again',
      at('movement', { prone: true }),
      { type: 'move', unit: 0, mode: 'run', steps: [{ step: 'stand-up', facing: 3 }, { step: 'go-prone' }] },
      'Correr 0505 4 False 2 Levantarse 4 Cuerpo a Tierra 1',
    ],
    [
      'a jump',
      at('movement'),
      { type: 'move', unit: 0, mode: 'jump', steps: [{ step: 'jump', to: hex('0707'), facing: 5 }] },
      'Saltar 0707 6',
    ],
    ['a torso that looks on', at('reaction'), { type: 'twist', unit: 0, facing: 1 }, 'Igual'],
    ['a torso that turns left', at('reaction'), { type: 'twist', unit: 0, facing: 0 }, 'Izquierda'],
    ['a torso that turns right', at('reaction'), { type: 'twist', unit: 0, facing: 2 }, 'Derecha'],
    [
      'fire: weapons by their first slot, ammunition by its own',
      at('weapons'),
      {
        type: 'fire',
        unit: 0,
        primary: foe,
        shots: [
          { weapon: 0, target: foe },
          { weapon: 1, target: foe, bin: 0 },
        ],
      },
      'False 0605 2 TD 0 False -1 -1 0605 Mech TI 0 False TI 4 0605 Mech',
    ],
    ['to hold fire', at('weapons'), { type: 'fire', unit: 0, primary: null, shots: [] }, 'False 0000 0'],
    ['a club', at('weapons'), { type: 'take-club', unit: 0 }, 'True'],
    [
      'blows',
      at('physical'),
      {
        type: 'strike',
        unit: 0,
        attacks: [
          { attack: 'punch', arm: 'RA', target: 1 },
          { attack: 'kick', leg: 'LL', target: 1 },
        ],
      },
      '2 BD 1000 0605 Mech PI 2000 0605 Mech',
    ],
    [
      'a swing with a club',
      at('physical', { club: 'tree' }),
      { type: 'strike', unit: 0, attacks: [{ attack: 'club', target: 1 }] },
      '1 BIBD 3000 0605 Mech',
    ],
    ['nothing at the end', at('end'), { type: 'end', orders: [] }, '0 0 False 0'],
    [
      'sinks by how many change, and ammunition overboard',
      at('end', { sinksOff: 6 }),
      { type: 'end', orders: [{ unit: 0, sinksOff: 2, dump: [0] }] },
      '0 4 False 1 TI 4',
    ],
    [
      'a club let fall',
      at('end', { club: 'club' }),
      { type: 'end', orders: [{ unit: 0, sinksOff: 3, dropClub: true }] },
      '3 0 True 0',
    ],
  ])('%s', (_, seen, command, lines) => {
    const { call, action } = actionOf(seen, 0, command);
    expect(writeAction(call, action).trimEnd().replaceAll('\r\n', ' ')).toBe(lines);
    expect(unsupported(seen, 0, command)).toBeUndefined();
  });

  test.each<[string, View, Order]>([
    [
      'untold-charge',
      at('movement'),
      {
        type: 'move',
        unit: 0,
        mode: 'run',
        steps: [{ step: 'right' }],
        attack: { kind: 'charge', target: 1 },
      },
    ],
    ['untold-flip', at('weapons'), { type: 'flip', unit: 0, flipped: true }],
    ['untold-twist', at('reaction'), { type: 'twist', unit: 0, facing: 3 }],
    ['untold-aim', at('weapons'), { type: 'fire', unit: 0, primary: foe, shots: [{ weapon: 0, target: foe, aim: 6 }] }],
    ['untold-push', at('physical'), { type: 'strike', unit: 0, attacks: [{ attack: 'push', target: 1 }] }],
    ['untold-reactor', at('end'), { type: 'end', orders: [{ unit: 0, shutDown: true }] }],
  ])('%s', (code, seen, command) => expect(unsupported(seen, 0, command)?.code).toBe(code));

  test('a hatchet is named by its slot, and read back as one', () => {
    const state = table({
      ruleset: 'simulador',
      units: [
        { at: '0505', facing: 2, design: fitted(design, 'hatchet', RA, 4) },
        { at: '0605', side: '1', design },
      ],
      phase: 'physical',
      queue: ['0', '1'],
    });
    const command: Order = { type: 'strike', unit: 0, attacks: [{ attack: 'club', target: 1 }] };
    const { call, action } = actionOf(view(state, '0'), 0, command);
    expect(action).toEqual({ blows: [{ place: 'BD', slot: 4, target: '0605', kind: 'Mech' }] });
    expect(commandOf(view(state, '0'), 0, call, action)).toEqual({ ok: true, value: command });
  });
});

test('what cannot be expressed is explained in both languages', () =>
  expect(Object.keys(UNSUPPORTED_ES)).toEqual(Object.keys(UNSUPPORTED_EN)));
