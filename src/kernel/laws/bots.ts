import type { Ask, Bot, BotMaker, Budget, Decision } from '../bot.ts';
import type { Awaited, Kinds } from '../game.ts';
import { addsUp } from '../tally.ts';
import { lawAt, type Place } from './law.ts';
import { canonical, frozen, reloaded } from './plain.ts';
import { beliefsAt, folded } from './track.ts';

type Chosen = Decision<Kinds['command']>;

interface Asked {
  readonly name: string;
  readonly listens: boolean;
  readonly heeds: readonly string[] | undefined;
  readonly ask: Ask;
  readonly budget: Budget;
  decide(from?: { belief?: Kinds['belief']; view?: Kinds['view']; ledger?: boolean }): Chosen;
}

const ITERATIONS = 24; // a small budget shows as much about purity as a large one

/** Every bot of the game, at full strength and at its weakest, asked for every seat that is awaited here. */
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
  return {
    name,
    listens: bot.listens,
    heeds: bot.heeds,
    ask,
    budget,
    decide: ({ belief = heard, view = game.view(state, seat), ledger = true } = {}) =>
      bot.decide(belief, view, ask, { ...budget, ledger }, { value }),
  };
}

export const botsAnswer = lawAt(
  'bots-answer',
  'every bot answers within its budget with a command that is accepted',
  (place) => {
    const { game } = place.track.match;
    for (const { name, ask, budget, decide } of asked(place)) {
      const { command, iterations, kept, judged } = decide();
      if (iterations > budget.iterations) return `${name} took ${iterations} iterations of ${budget.iterations}`;
      if (kept.length > 20) return `${name} keeps ${kept.length} options, and 20 are kept at most`;
      if (kept.length > judged) return `${name} keeps ${kept.length} options of ${judged} judged`;
      if (command === null && ask.must) return `${name} keeps quiet where it must act`;
      if (command === null) continue;
      if (!ask.kinds.includes(command.type))
        return `${name} answers ${command.type}, and is asked for ${ask.kinds.join(', ')}`;
      const refusal = game.refuse(place.state, ask.seat, command);
      if (refusal) return `${name} is refused ${JSON.stringify(command)}: ${JSON.stringify(refusal)}`;
    }
    return undefined;
  },
);

export const botsOnlyLook = lawAt(
  'bots-only-look',
  'every bot decides from its view and belief alone, and the same again',
  (place) => {
    const { game } = place.track.match;
    for (const one of asked(place)) {
      const { name, ask, decide } = one;
      const view = game.view(place.state, ask.seat);
      const once = canonical(decide());
      if (canonical(decide({ view: frozen(view) })) !== once) return `${name} decides otherwise when asked again`;
      if (canonical(decide({ view: reloaded(view), belief: refolded(place, one) })) !== once)
        return `${name} decides otherwise from a view that was sent and a belief folded again from what it heeds`;
      const { command, kept } = decide({ ledger: false });
      if (canonical(command) !== canonical(decide().command)) return `${name} decides otherwise without a ledger`;
      if (kept.length > 0) return `${name} keeps a ledger that nobody asked for`;
    }
    return undefined;
  },
);

/** The belief from the match's beginning on, of events it heeds; undefined leaves what a bot had that does not listen. */
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
  for (const { name, decide } of asked(place)) {
    const { kept, margin } = decide();
    for (const { tally } of kept) if (!addsUp(tally)) return `${name}: ${JSON.stringify(tally)}`;
    if (margin !== null && Number.isNaN(margin)) return `${name} wins by a margin that is no number`;
  }
  return undefined;
});
