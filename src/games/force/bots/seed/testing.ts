import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import type { Command } from '../../commands.ts';
import { character, type Position, position, type Scene, site, system } from '../../testing.ts';
import { say } from '../../text.ts';
import { type Side, view } from '../../view.ts';
import { type Action, type Context, contextOf } from './context.ts';
import { WEIGHTS } from './weights.ts';

/** Two sites and a system; dark has a trooper at the gate, light two guards at the works. */
export const POSITION = {
  dark: {
    locations: { Gate: site({ icons: { dark: 2, light: 1 } }), Vharn: system({ icons: { dark: 2, light: 1 } }) },
    table: { Trooper: [character({ power: 3, ability: 2 }), 'Gate'] },
    hand: { Guard: character({ deploy: 2, power: 2 }), Marshal: character({ deploy: 4, power: 6 }) },
    force: 6,
  },
  light: {
    locations: { Works: site({ order: 2, icons: { dark: 1, light: 2 } }) },
    table: { Lamp: [character({ power: 2 }), 'Works'], Bell: [character({ power: 2 }), 'Works'] },
    force: 4,
  },
} as const satisfies Position;

export const scene = (given: Position = {}): Scene => position({ ...POSITION, ...given });

/** The context of a position, as seen by one side. */
export const contextIn = (
  { state }: Scene,
  commands: readonly Command[] = [],
  side: Side = 'dark',
  more: Partial<Context> = {},
): Context => ({ ...contextOf(view(state, side), side, commands, WEIGHTS), ...more });

export const action = (command: Command, cost = 0): Action => ({ command, cost });

const { state } = scene();

/** Reasons as text, with the cards of the position. */
export const said = (fact: Fact, language: Language): string | undefined => say(fact, language, state.rules);
