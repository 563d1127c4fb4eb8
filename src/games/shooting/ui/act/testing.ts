import type { Command } from '../../commands.ts';
import type { Event } from '../../events.ts';
import { battle, done, gun, marines, orks, type Situation, type Speaker } from '../../testing.ts';
import { type View, view } from '../../view.ts';

export interface Played {
  readonly view: View;
  readonly heard: readonly { readonly seq: number; readonly at: number; readonly event: Event }[];
}

/** A match as seen by the attacker, and the events of the commands played. */
export function seen(
  situation: Partial<Situation>,
  orders: readonly (readonly [Speaker, Command])[] = [],
  ...dice: Parameters<typeof done>[3][]
): Played {
  let state = battle({ attacker: [marines()], defender: [orks()], ...situation });
  const heard: { seq: number; at: number; event: Event }[] = [];
  for (const [seq, [who, command]] of orders.entries()) {
    const next = done(state, who, command, dice[0]);
    state = next.state;
    heard.push(...next.events.map((event) => ({ seq, at: 0, event })));
  }
  return { view: view(state, 'attacker'), heard };
}

export const chosen = (unit = 0): readonly [Speaker, Command] => ['attacker', { type: 'select-shooter', unit }];
export const aim = (group: string, target: number, more = {}): readonly [Speaker, Command] => [
  'attacker',
  { type: 'assign', group, target, ...more },
];

/** Marines with rifles, one of them with a plasma gun with two profiles. */
export const mixed = marines({
  arms: {
    rifle: gun('24" A2 BS3+ S4 AP-1 D1'),
    plasma: [gun('24" A1 BS3+ S7 AP-2 D1'), gun('24" A1 BS3+ S8 AP-3 D2', 'Hazardous')],
  },
  some: { plasma: [4] },
});

/** Two mobs, one behind the other. */
export const mobs = [orks({ id: 'near', at: [0, 12] }), orks({ id: 'far', at: [0, 18] })];
