import type { Budget, Decision } from '../../../../kernel/bot.ts';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import type { Command, CommandOf, CommandType } from '../../commands.ts';
import { CT, LA, LT, RA, RT } from '../../data/places.ts';
import type { Design } from '../../design.ts';
import { awaiting } from '../../rules/awaiting.ts';
import { refuse } from '../../rules/handlers.ts';
import { type TestTable, type TestUnit, table, testMech } from '../../rules/testing.ts';
import type { State } from '../../state.ts';
import { say } from '../../text.ts';
import { view } from '../../view.ts';
import { decider } from './decide.ts';
import type { Move } from './moves.ts';
import { type AgenteWeights, WEIGHTS } from './weights.ts';

/** Lasers in both arms and the centre torso, a launcher with its bin, jump jets. */
export const SOLDIER: Design = testMech({
  id: 'SOLDIER',
  jump: 4,
  weapons: [
    ['medium-laser', LA],
    ['medium-laser', RA],
    ['large-laser', CT, 2],
    ['srm-6', LT, 2],
    ['ppc', RT, 3],
  ],
  ammo: [['srm-6-ammo', RT, 15]],
});
export const BRAWLER: Design = testMech({ id: 'BRAWLER', jump: 4 });
export const WALKER: Design = testMech({ id: 'WALKER', weapons: [['medium-laser', CT]] });

interface Setting extends Partial<Omit<TestTable, 'units'>> {
  readonly one?: Partial<TestUnit>;
  readonly other?: Partial<TestUnit>;
  readonly more?: readonly TestUnit[];
}

/** A soldier in 0810 facing north, about to act; its enemy three hexes ahead faces it. */
export const facing = ({ one = {}, other = {}, more = [], ...rest }: Setting = {}): State =>
  table({
    queue: ['0', '1'],
    ...rest,
    units: [
      { design: SOLDIER, side: '0', at: '0810', facing: 0, ...one },
      { design: WALKER, side: '1', at: '0807', facing: 3, ...other },
      ...more,
    ],
  });

const LEDGER: Budget = { iterations: 0, ledger: true };

interface How {
  readonly weights?: Partial<AgenteWeights>;
  readonly level?: number;
  readonly value?: number; // random seed
}

/** The agent's decision for the side that must act, checked against the rules. */
export function decided(state: State, { weights = {}, level = 5, value = 1 }: How = {}): Decision<Command> {
  const [asked] = awaiting(state);
  if (!asked) throw new Error(`nobody is awaited in ${state.phase}`);
  const decide = decider({ weights: { ...WEIGHTS, ...weights }, level });
  const decision = decide(null, view(state, asked.seat), { ...asked, place: 0 }, LEDGER, { value });
  const no = decision.command ? refuse(state, asked.seat, decision.command) : { code: 'silent' };
  if (no) throw new Error(`${JSON.stringify(decision.command)} is refused: ${JSON.stringify(no)}`);
  return decision;
}

/** The same, for an expected command type. */
export function ordered<T extends CommandType>(state: State, type: T, how?: How): CommandOf<T> {
  const { command } = decided(state, how);
  if (command?.type !== type) throw new Error(`${JSON.stringify(command)} is no ${type}`);
  return command as CommandOf<T>;
}

/** Steps by their letters: F forward, B back, L left, R right, U up, J a jump. */
export const letters = ({ steps }: CommandOf<'move'>): string =>
  steps.map(({ step }) => (step === 'stand-up' ? 'U' : step.charAt(0).toUpperCase())).join('');

/** Reasons as text, with the names of this match. */
export const toldAt =
  (state: State) =>
  (fact: Fact, language: Language): string | undefined =>
    say(fact, language, state.rules);

/** A move that does only what is given. */
export const aMove = (what: Partial<Move>): Move => ({
  manner: 'walk',
  ends: null,
  entry: -1,
  arrives: false,
  mp: 0,
  left: 0,
  getsUp: false,
  rolls: 0,
  heat: 0,
  off: 0,
  ...what,
});
