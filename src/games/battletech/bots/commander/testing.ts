import type { BotSpec, Budget, Decision } from '../../../../kernel/bot.ts';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { Random } from '../../../../kernel/random.ts';
import { apply } from '../../apply.ts';
import { type Belief, start } from '../../belief.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { CT, LA, LT, RA, RT } from '../../data/places.ts';
import type { Design } from '../../design.ts';
import { awaiting } from '../../rules/awaiting.ts';
import { type TestTable, type TestUnit, table, testMech } from '../../rules/testing.ts';
import { begun, done, wander } from '../../testing.ts';
import { say } from '../../text.ts';
import { type View, view } from '../../view.ts';
import { commanderMaker } from './maker.ts';

/** Lasers, a launcher with its bin, and a gun with its own. */
export const SOLDIER: Design = testMech({
  id: 'SOLDIER',
  jump: 4,
  weapons: [
    ['medium-laser', LA],
    ['medium-laser', RA],
    ['large-laser', CT, 2],
    ['srm-6', LT, 2],
    ['ac-5', RT, 4],
  ],
  ammo: [
    ['srm-6-ammo', LT, 15],
    ['ac-5-ammo', RT, 20],
  ],
});

export interface Setting extends Partial<Omit<TestTable, 'units'>> {
  readonly own?: Partial<TestUnit>;
  readonly foe?: Partial<TestUnit>;
  readonly more?: readonly TestUnit[];
}

/** A soldier in 0810 facing north, and another three hexes ahead facing it; the first one acts. */
export const opposed = ({ own = {}, foe = {}, more = [], ...rest }: Setting = {}): View =>
  view(
    table({
      queue: ['0', '1'],
      ...rest,
      units: [
        { design: SOLDIER, side: '0', at: '0810', facing: 0, ...own },
        { design: SOLDIER, side: '1', at: '0807', facing: 3, ...foe },
        ...more,
      ],
    }),
    '0',
  );

export const told = (fact: Fact, language: Language): string | undefined => say(fact, language);

const LITTLE: Budget = { iterations: 20, ledger: true };

interface Asked extends Partial<BotSpec> {
  readonly budget?: Budget;
  readonly value?: number; // random seed
  readonly belief?: Belief;
}

/** The commander's decision for whatever is asked now. */
export function decided(
  sideView: View,
  { budget = LITTLE, value = 1, belief = start(sideView), ...spec }: Asked = {},
): Decision<Command> {
  const [asked] = awaiting(sideView);
  if (!asked) throw new Error('no seat has to act');
  const bot = commanderMaker.make({ level: 5, persona: '', ...spec })(asked.seat);
  return bot.decide(belief, sideView, { ...asked, place: 0 }, budget, { value });
}

export const commanded = (sideView: View, asked: Asked = {}): Command | null => decided(sideView, asked).command;

/** The view right after a move. */
export function gone(sideView: View, side: string, command: CommandOf<'move'>, seed = 1): View {
  const { events } = done(sideView, side, command, new Random(seed));
  const last = events.findIndex(({ type }) => type === 'unit-done' || type === 'move-interrupted');
  return view(events.slice(0, last).reduce<ReturnType<typeof table>>(apply, sideView), side);
}

/** Visits about one in `rarely` states of random play. */
export function roaming(
  options: { readonly force: string; readonly map: string; readonly ruleset?: string },
  seed: number,
  { most = 200, rarely = 4 }: { readonly most?: number; readonly rarely?: number },
  look: (sideView: View, random: Random) => void,
): void {
  const random = new Random(seed);
  wander(begun(options, random), seed, most, (state, seat) => {
    if (random.roll(rarely) === 1) look(view(state, seat), random);
  });
}

/** Set-ups for random play: every ruleset; woods, buildings and water; 'Mechs and tanks. */
export const FIELDS = [
  { ruleset: 'total-warfare', map: 'twin-hills', force: 'pairs' },
  { ruleset: 'simulador', map: 'market-town', force: 'melee' },
  { ruleset: 'core-2026', map: 'islands', force: 'tanks' },
] as const;
