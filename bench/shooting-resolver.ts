import { apply, begin } from '../src/games/shooting/apply.ts';
import type { Aim, Command } from '../src/games/shooting/commands.ts';
import { aimed } from '../src/games/shooting/rules/aims.ts';
import { unanswered } from '../src/games/shooting/rules/confirm.ts';
import { shootersOf } from '../src/games/shooting/rules/eligibility.ts';
import { refuse, resolve } from '../src/games/shooting/rules/handlers.ts';
import { askedOf } from '../src/games/shooting/rules/resolve/allocation.ts';
import { setUp } from '../src/games/shooting/rules/set-up.ts';
import { targetsOfUnit } from '../src/games/shooting/rules/targets.ts';
import type { Assignment, State } from '../src/games/shooting/state.ts';
import { type Dice, diceAt } from '../src/kernel/dice.ts';
import { UMPIRE } from '../src/kernel/ids.ts';
import { never } from '../src/kernel/never.ts';
import { Random } from '../src/kernel/random.ts';
import { must } from '../src/kernel/result.ts';
import { hashing } from '../src/store/hashing.ts';
import { type Figure, median, type Section } from './bench.ts';

/**
 * How fast attacks are resolved, from the hit roll to the last wound: refused or resolved, then applied, as in a match.
 */
export const shootingResolver: Section = {
  id: 'shooting-resolver',
  title: 'Shooting: attacks resolved, from the hit roll to the damage',
  async run(size, say) {
    const runs = size === 'full' ? 15 : 5;
    const whole = plansOf();
    const confirmed = whole.map(toRoll);
    const rate = (
      what: string,
      plans: readonly Plan[],
      deal: (place: number) => Dice,
      bound?: Figure['bound'],
    ): Figure => {
      attacksPerSecond(plans, deal, 2); // to warm up
      const rates = Array.from({ length: runs }, (_, i) => {
        say(`${what}, run ${i + 1} of ${runs}`);
        return attacksPerSecond(plans, deal, 1);
      });
      return {
        what,
        ...median(rates),
        unit: 'attacks per second',
        ...(bound && { bound }),
        runs: `median of ${runs} runs of a second, ${plans.length} units with their targets`,
      };
    };
    const own = (place: number): Dice => diceAt(hashing, 'bench', 'dice', 'attacker', place);
    const quick = (place: number): Dice => new Random(place);
    return [
      rate('targets confirmed, the dice of a search', confirmed, quick, { kind: 'at least', at: 200_000 }),
      rate("targets confirmed, a match's own dice", confirmed, own, { kind: 'aim for', at: 200_000 }),
      rate('the choice of targets included', whole, own),
    ];
  },
};

/** A unit that fires all its weapons at another. */
interface Plan {
  readonly state: State;
  readonly command: Command;
}

/** Every unit of the default scenario at every unit it can shoot. */
function plansOf(): readonly Plan[] {
  const rules = must(setUp({ rounds: 1, commandPoints: 0 }, new Random(1)));
  const start = carried(begin(rules), UMPIRE, { type: 'begin' }, new Random(1)).state;
  return shootersOf(start).flatMap(({ index: unit }) =>
    targetsOfUnit(start, unit).flatMap((target): Plan[] => {
      const command: Command = { type: 'shoot', unit, aims: aimsAt(start, unit, target) };
      return refuse(start, 'attacker', command) ? [] : [{ state: start, command }];
    }),
  );
}

/** All weapons of a unit that can be fired at another together. */
function aimsAt(state: State, unit: number, target: number): readonly Aim[] {
  const aims: Aim[] = [];
  let list: readonly Assignment[] = [];
  for (const { id: group } of state.rules.units[unit]?.groups ?? []) {
    const next = aimed(state, unit, list, { group, target });
    if (!next.ok) continue;
    list = next.value;
    aims.push({ group, target });
  }
  return aims;
}

/** The same with targets confirmed, so that only dice remain. */
function toRoll({ state, command }: Plan): Plan {
  if (command.type !== 'shoot') return never(command);
  const { unit, aims } = command;
  const steps: Command[] = [
    { type: 'select-shooter', unit },
    ...aims.map((aim): Command => ({ type: 'assign', ...aim })),
  ];
  let now = steps.reduce((before, step) => carried(before, 'attacker', step, new Random(1)).state, state);
  for (const group of unanswered(now, unit, now.assignments))
    now = carried(now, 'attacker', { type: 'hold-fire', group }, new Random(1)).state;
  now = carried(now, 'attacker', { type: 'confirm' }, new Random(1)).state;
  return { state: now, command: { type: 'roll', until: 'unit' } };
}

/** CPU time, so that other work on the machine does not count. */
function attacksPerSecond(plans: readonly Plan[], deal: (place: number) => Dice, seconds: number): number {
  const begun = performance.now();
  const before = process.cpuUsage();
  let attacks = 0;
  for (let place = 0; performance.now() - begun < 1000 * seconds; place++)
    attacks += shot(plans[place % plans.length] ?? never('nobody shoots'), deal(place));
  const { user, system } = process.cpuUsage(before);
  return (1e6 * attacks) / (user + system);
}

/** All attacks of one unit; the defender allocates in model order. */
function shot({ state, command }: Plan, dice: Dice): number {
  let { state: now, attacks } = carried(state, 'attacker', command, dice);
  while (now.stage === 'allocation' || now.stage === 'precision') {
    const { unit, pool } = askedOf(now) ?? never('nobody is asked');
    const answer: Command =
      now.stage === 'allocation' ? { type: 'allocate', models: pool } : { type: 'precision', model: null };
    const next = carried(now, now.stage === 'allocation' ? unit.side : now.active, answer, dice);
    now = next.state;
    attacks += next.attacks;
  }
  return attacks;
}

/** One command: refused, resolved, applied. */
function carried(state: State, seat: string, command: Command, dice: Dice) {
  const no = refuse(state, seat, command);
  if (no) never(no);
  const happening = resolve(state, seat, command, dice);
  let [now, attacks] = [state, 0];
  for (let next = happening.next(now); !next.done; next = happening.next(now)) {
    if (next.value.type === 'rolled' && next.value.context === 'attacks') attacks += next.value.successes;
    now = apply(now, next.value);
  }
  return { state: now, attacks };
}
