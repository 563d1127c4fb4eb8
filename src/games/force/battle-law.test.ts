import { describe, expect, test } from 'vitest';
import { hear } from './audience.ts';
import { type Belief, believe, start } from './belief.ts';
import { fought } from './bots/strategist/fight.ts';
import { hitChance as botHitChance } from './bots/strategist/outlook.ts';
import { surveyOf } from './bots/strategist/survey.ts';
import { PERSONAS, type StrategistWeights } from './bots/strategist/weights.ts';
import type { Command } from './commands.ts';
import type { Combatant, Weapon } from './data/card.ts';
import type { Event, Heard } from './events.ts';
import { awaiting } from './rules/awaiting.ts';
import { type Case, caseOf, EFFECTS, type Effect, SWITCHES, signature, worlds } from './rules/battle/testing/cases.ts';
import { refuse } from './rules/handlers.ts';
import { type BySide, otherSide, SIDES, type Side } from './sides.ts';
import type { Battle } from './state.ts';
import { played } from './testing.ts';
import { hitChance, oddsNow } from './ui/knowledge.ts';
import { type View, view } from './view.ts';

// The resolver, the odds of the page (`ui/knowledge.ts`) and those of the bot (`bots/strategist/fight.ts`) must agree.
// The law plays small battles with every card and every possible top card of both Reserve Decks and compares results.

// ---- The resolver and the odds ----

const WEIGHTS = Object.values(PERSONAS)[0] as StrategistWeights;
type Spread = Map<string, number>; // the probability of each result
const resultOf = (totals: BySide<number>, damage: BySide<number>, attrition: BySide<number>): string =>
  SIDES.map((side) => `${side} ${totals[side]} -${damage[side]} -${attrition[side]}`).join(', ');
const add = (spread: Spread, key: string, chance: number): unknown => spread.set(key, (spread.get(key) ?? 0) + chance);

/** The odds at the end of the weapons segment, and what the resolver does in every world that looks the same. */
interface Compared {
  weight: number;
  readonly odds: Spread; // as shown on the page
  readonly wins: number; // dark's chance to win, as the bot computes it
  readonly resolved: Spread;
  won: number;
}
interface Shot {
  readonly told: readonly number[]; // the chance to hit, as computed by the page and by the bot
  weight: number;
  hits: number;
}
interface Played {
  readonly battles: ReadonlyMap<string, Compared>; // by the cards drawn for shots so far
  readonly shots: ReadonlyMap<string, Shot>;
}

/** Plays every world: both sides play their tactics, then fire, then pass, then draw destiny. */
function play(one: Case): Played {
  const battles = new Map<string, Compared>();
  const shots = new Map<string, Shot>();
  for (const world of worlds(one)) {
    let { state } = world;
    let belief = start(view(state, 'dark'), 'dark');
    let seen = '';
    let now: Compared | undefined;
    const submit = (seat: Side, command: Command): readonly Event[] => {
      const { events, state: after } = played(state, seat, command);
      for (const event of events) belief = believe(belief, hear(state.rules, event, 'dark') as Heard);
      state = after;
      return events;
    };
    const commands = commandsOf(one);
    submit('dark', { type: 'battle', at: one.scene.card('place') });
    for (let battle = state.battle; battle?.segment === 'weapons'; battle = state.battle) {
      const seat = battle.turn;
      const command = commands.find(([side, each]) => side === seat && !refuse(state, seat, each))?.[1];
      const watched = view(state, 'dark');
      if (!command && battle.passes === 1) {
        now = battles.get(seen) ?? comparedNow(watched, belief, battle);
        battles.set(seen, now);
        now.weight += world.chance;
      }
      const shot =
        command?.type === 'fire' ? shotOf(shots, `${seen} ${seat}`, watched, belief, seat, command) : undefined;
      const events = submit(seat, command ?? { type: 'pass' });
      const fired = events.find((event) => event.type === 'fired');
      if (shot && fired) {
        shot.weight += world.chance;
        if (fired.hit) shot.hits += world.chance;
        seen += ` ${fired.drawn}`;
      }
      finish(events, now, world.chance);
    }
    while (state.battle?.segment === 'power')
      finish(submit(awaiting(state)[0]?.seat as Side, { type: 'destiny', draw: true }), now, world.chance);
  }
  return { battles, shots };
}

function finish(events: readonly Event[], now: Compared | undefined, chance: number): void {
  for (const event of events)
    if (now && event.type === 'battle-weighed') {
      add(now.resolved, resultOf(event.totals, event.damage, event.attrition), chance);
      if (event.winner === 'dark') now.won += chance;
    }
}

/** Plays tactics first: dark counts a tactic in the enemy's hand among the cards that may be drawn. */
const commandsOf = ({ scene: { card }, effects }: Case): readonly (readonly [Side, Command])[] =>
  effects
    .flatMap((one, i): readonly (readonly [Side, Command])[] => {
      const { side } = one.card;
      if (one.how === 'played') return [[side, { type: 'tactic', card: card(`effect-${i}`) }]];
      if (one.how !== 'carried') return [];
      return [[side, { type: 'fire', weapon: card(`effect-${i}`), target: card(`${otherSide(side)}-base`) }]];
    })
    .sort(([, a], [, b]) => Number(a.type === 'fire') - Number(b.type === 'fire'));

function comparedNow(watched: View, belief: Belief, battle: Battle): Compared {
  const odds: Spread = new Map();
  for (const { totals, damage, attrition, chance } of oddsNow(watched, belief, battle, 'dark', true).outcomes)
    add(odds, resultOf(totals, damage, attrition), chance);
  const { wins } = fought(surveyOf(watched, belief, 'dark', WEIGHTS), battle);
  return { weight: 0, odds, wins, resolved: new Map(), won: 0 };
}

function shotOf(
  shots: Map<string, Shot>,
  key: string,
  watched: View,
  belief: Belief,
  side: Side,
  { weapon, target }: Extract<Command, { readonly type: 'fire' }>,
): Shot {
  const { bonus } = watched.rules.cards[weapon] as Weapon;
  const { defence } = watched.rules.cards[target] as Combatant;
  const bot = botHitChance(surveyOf(watched, belief, side, WEIGHTS), bonus, defence);
  const shot = shots.get(key) ?? { told: [hitChance(watched, belief, side, weapon, target), bot], weight: 0, hits: 0 };
  shots.set(key, shot);
  return shot;
}

/** Every difference between the odds and the resolver. */
function differences(one: Case): string[] {
  const wrong: string[] = [];
  const same = (what: string, told: number, is: number): void => {
    if (Math.abs(told - is) > 1e-9) wrong.push(`${what}: odds ${told}, resolver ${is}`);
  };
  const { battles, shots } = play(one);
  for (const [seen, { weight, odds, wins, resolved, won }] of battles) {
    for (const result of new Set([...odds.keys(), ...resolved.keys()]))
      same(`${result} after${seen || ' nothing'}`, odds.get(result) ?? 0, (resolved.get(result) ?? 0) / weight);
    same(`the bot’s chance to win after${seen || ' nothing'}`, wins, won / weight);
  }
  for (const [key, { told, hits, weight }] of shots)
    for (const chance of told) same(`a hit:${key}`, chance, hits / weight);
  if (battles.size === 0) wrong.push('no battle was compared');
  return wrong;
}

/** Everything a player can observe in a case, separately for the resolver and the odds. */
function noticed(one: Case): { readonly resolver: string; readonly odds: string } {
  const { battles, shots } = play(one);
  const list = (of: (each: Compared) => Spread) => [...battles.values()].map((each) => [...of(each)].sort());
  const hits = (of: (shot: Shot) => number) => [...shots.values()].map(of);
  return {
    resolver: JSON.stringify([list(({ resolved }) => resolved), hits(({ hits: all }) => all)]),
    odds: JSON.stringify([list(({ odds }) => odds), hits(({ told }) => told[0] ?? 0)]),
  };
}

const ABILITIES = [3, 4]; // just too little for a battle destiny, and just enough

describe('resolver and odds agree', () => {
  test('on a battle without effects', () => {
    for (const ability of ABILITIES) expect(differences(caseOf([], ability))).toEqual([]);
  });
  test.each(EFFECTS.map((effect) => [effect.name, effect] as const))('on %s, and neither ignores it', (_, effect) => {
    for (const ability of ABILITIES) expect(differences(caseOf([effect], ability))).toEqual([]);
    const place: Effect = { ...effect, how: 'none' };
    const changed = ABILITIES.map((ability) => {
      const [without, with_] = [noticed(caseOf([place], ability)), noticed(caseOf([effect], ability))];
      return [without.resolver !== with_.resolver, without.odds !== with_.odds];
    });
    const some = (which: number): boolean => changed.some((each) => each[which]);
    expect({ resolver: some(0), odds: some(1) }).toEqual({ resolver: !effect.inert, odds: !effect.inert });
  });
  test('on every pair of different effects at one location', () => {
    const distinct = [...new Map(EFFECTS.map((effect) => [signature(effect), effect])).values()];
    let pairs = 0;
    for (const [i, one] of distinct.entries())
      for (const other of distinct.slice(i)) {
        if (
          one.where !== other.where ||
          (one.how === 'carried' && other.how === 'carried' && one.card.side === other.card.side)
        )
          continue; // a card carries one weapon
        pairs++;
        const found = differences(caseOf([one, other], 3));
        if (found.length > 0) expect({ pair: `${one.name} + ${other.name}`, found }).toBe('no difference');
      }
    expect(pairs).toBeGreaterThan(100);
  });
  test('the law covers every set-up switch that changes a battle', () => {
    expect(Object.values(SWITCHES).flat()).toEqual([]);
  });
});
