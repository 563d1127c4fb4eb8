import type { Command } from '../../../games/battletech/commands.ts';
import type { GameMap } from '../../../games/battletech/ground.ts';
import { options } from '../../../games/battletech/options.ts';
import { begun, wander } from '../../../games/battletech/testing.ts';
import { type Phase, type UnitId, type View, view } from '../../../games/battletech/view.ts';
import { never } from '../../../kernel/never.ts';
import { Random } from '../../../kernel/random.ts';
import { callIn } from '../calls.ts';
import type { Call } from '../protocol-types.ts';

type State = ReturnType<typeof begun>;

const unit = (side: number, design: string, at: string, facing = 0) => ({ side: String(side), design, at, facing });

/** Fights under the simulator's rules, one unit a side and close together, so that every call has real choices. */
export const FIGHTS: readonly (readonly [string, object])[] = [
  ['a duel', { map: 'meadows', units: [unit(0, 'WVR-6R', '0808'), unit(1, 'GRF-1N', '0807', 3)] }],
  ['in the woods', { map: 'deepwood', units: [unit(0, 'WHM-6R', '0808'), unit(1, 'HBK-4G', '0806', 3)] }],
  ['by the water', { map: 'coast', units: [unit(0, 'CN9-A', '0808'), unit(1, 'JM6-S', '0806', 3)] }],
  ['in the swamp', { map: 'mire', units: [unit(0, 'JR7-D', '0808'), unit(1, 'FS9-H', '0709', 3)] }],
  [
    'free for all',
    {
      map: 'twin-hills',
      units: [unit(0, 'AS7-D', '0808'), unit(1, 'CRD-3R', '0806', 3), unit(2, 'HGN-733', '1007', 5)],
    },
  ],
];

/** What the acting player sees, and a command it may send. */
export interface Moment {
  readonly state: State;
  readonly seen: View;
  readonly player: UnitId;
  readonly command: Command; // chosen by a random player
  readonly call: Call;
}

/** The call of a phase in which a player acts. */
export const callOf = (phase: Phase): Call => callIn({ phase }) ?? never(`nobody is called in ${phase}`);

/** A map the simulator can show: no bridges, and rubble instead of rough ground. */
const drawable = (map: GameMap): GameMap => ({
  ...map,
  hexes: map.hexes.map((hex) => ({ ...hex, rough: false, rubble: hex.rubble || hex.rough, bridge: null })),
});

/**
 * Plays `most` random commands under the simulator's rules and samples the view before each physical attack and one in
 * `every` others.
 */
export function moments(
  fight: object,
  { seed, most, every }: { readonly seed: number; readonly most: number; readonly every: number },
  look: (moment: Moment) => void,
): void {
  const random = new Random(seed + 1);
  const start = begun({ ruleset: 'simulador', ...fight }, new Random(seed));
  const drawn = { ...start, rules: { ...start.rules, map: drawable(start.rules.map) } };
  wander(drawn, seed, most, (state, seat, command) => {
    if (random.roll(every) > 1 && state.phase !== 'physical') return;
    look({ state, seen: view(state, seat), player: Number(seat), command, call: callOf(state.phase) });
  });
}

/** A random sample of the acting player's commands. */
export function someCommands({ seen, player }: Moment, most: number, random: Random): readonly Command[] {
  const kept: Command[] = [];
  let count = 0;
  for (const command of options(seen, String(player))) {
    count++;
    if (kept.length < most) kept.push(command);
    else if (random.roll(count) <= most) kept[random.roll(most) - 1] = command;
  }
  return kept;
}
