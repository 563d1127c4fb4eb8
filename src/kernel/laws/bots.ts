import type { Ask, Bot, BotMaker, Budget, Decision } from '../bot.ts';
import type { Awaited } from '../game.ts';
import type { Kinds } from '../kinds.ts';
import { addsUp } from '../tally.ts';
import { lawAt, type Place } from './law.ts';
import { canonical, frozen, reloaded } from './plain.ts';
import { beliefsAt, folded, type Track } from './track.ts';

type Chosen = Decision<Kinds['command']>;

interface Asked {
  readonly name: string;
  readonly listens: boolean;
  readonly heeds: readonly string[] | undefined;
  readonly ask: Ask;
  readonly budget: Budget;
  decide(from?: { belief?: Kinds['belief']; view?: Kinds['view']; ledger?: boolean }): Chosen;
  decided(): Chosen; // decides once for all laws that check the same match
}

const ITERATIONS = 4; // enough to check purity; one iteration of a search may be a whole playout

/** Asks every bot of the game, at full and at lowest strength, for every awaited seat. */
export function* asked(place: Place): Generator<Asked> {
  const { track, n, state } = place;
  const { game } = track.match;
  for (const maker of Object.values(game.bots))
    for (const level of [5, 1])
      for (const awaited of game.awaiting(state)) {
        const bot = maker.make({ level, persona: Object.keys(maker.personas)[0] ?? '' })(awaited.seat);
        if (!awaited.must && !awaited.kinds.some((kind) => bot.volunteers.includes(kind))) continue;
        yield askedOf(place, maker, bot, awaited, `${maker.id}@${level} as ${awaited.seat} at ${n}`);
      }
}

function askedOf({ track, n, state, random }: Place, maker: BotMaker, bot: Bot, awaited: Awaited, name: string): Asked {
  const { game } = track.match;
  const { seat } = awaited;
  const ask: Ask = { seat, kinds: awaited.kinds, must: awaited.must, place: n };
  const budget: Budget = { iterations: Math.min(maker.iterations, ITERATIONS), ledger: true };
  const value = random.next();
  const heard = bot.listens ? beliefsAt(track, n).get(seat) : beliefsAt(track, 0).get(seat);
  const decide: Asked['decide'] = ({ belief = heard, view = game.view(state, seat), ledger = true } = {}) =>
    bot.decide(belief, view, ask, { ...budget, ledger }, { value });
  return {
    name,
    listens: bot.listens,
    heeds: bot.heeds,
    ask,
    budget,
    decide,
    decided() {
      const known = decisionsOf(track);
      const key = `${name} ${value}`;
      const decision = known.get(key) ?? decide();
      known.set(key, decision);
      return decision;
    },
  };
}

const decisions = new WeakMap<Track, Map<string, Chosen>>();

function decisionsOf(track: Track): Map<string, Chosen> {
  const known = decisions.get(track) ?? new Map<string, Chosen>();
  decisions.set(track, known);
  return known;
}

export const botsAnswer = lawAt('bots-answer', 'every bot answers within its budget with a legal command', (place) => {
  const { game } = place.track.match;
  for (const { name, ask, budget, decided } of asked(place)) {
    const { command, iterations, kept, judged } = decided();
    if (iterations > budget.iterations)
      return `${name} used ${iterations} iterations; its budget is ${budget.iterations}`;
    if (kept.length > 20) return `${name} returns ${kept.length} options; at most 20 are allowed`;
    if (kept.length > judged) return `${name} returns ${kept.length} options but judged only ${judged}`;
    if (command === null && ask.must) return `${name} passes although it must act`;
    if (command === null) continue;
    if (!ask.kinds.includes(command.type))
      return `${name} answers ${command.type} but was asked for ${ask.kinds.join(', ')}`;
    const refusal = game.refuse(place.state, ask.seat, command);
    if (refusal) return `${name} chose ${JSON.stringify(command)}, which is refused: ${JSON.stringify(refusal)}`;
  }
  return undefined;
});

export const botsOnlyLook = lawAt(
  'bots-only-look',
  'every bot decides only from its view and belief, and always the same',
  (place) => {
    const { game } = place.track.match;
    for (const one of asked(place)) {
      const { name, ask, decide, decided } = one;
      const view = game.view(place.state, ask.seat);
      const once = canonical(decided());
      if (canonical(decide({ view: frozen(view) })) !== once) return `${name} decides differently when asked again`;
      if (canonical(decide({ view: reloaded(view), belief: refolded(place, one) })) !== once)
        return `${name} decides differently from a reloaded view and a belief computed again from the events it heeds`;
      const { command, kept } = decide({ ledger: false });
      if (canonical(command) !== canonical(decided().command)) return `${name} decides differently without a ledger`;
      if (kept.length > 0) return `${name} returns a ledger although it is switched off`;
    }
    return undefined;
  },
);

/** The seat's belief, computed again from the events the bot heeds; undefined if the bot does not listen. */
function refolded({ track, n }: Place, { ask, listens, heeds }: Asked): Kinds['belief'] | undefined {
  if (!listens) return undefined;
  const { game, rules, log } = track.match;
  let belief = game.start(game.view(track.states[0] as Kinds['state'], ask.seat), ask.seat);
  for (const { events } of log.slice(0, n)) {
    const heeded = heeds ? events.filter(({ type }) => heeds.includes(type)) : events;
    belief = folded(game, rules, { events: heeded }, ask.seat, belief);
  }
  return belief;
}

export const ledgersAddUp = lawAt('ledgers-add-up', "the lines of a bot's ledger add up to its scores", (place) => {
  for (const { name, decided } of asked(place)) {
    const { kept, margin } = decided();
    for (const { tally } of kept) if (!addsUp(tally)) return `${name}: ${JSON.stringify(tally)}`;
    if (margin !== null && Number.isNaN(margin)) return `${name} reports a margin that is not a number`;
  }
  return undefined;
});
