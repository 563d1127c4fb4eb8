import { withChangedWeights } from '../decide/lab/reweighed.ts';
import { FULL_STRENGTH } from '../decide/level.ts';
import { parseBotName } from '../decide/persona.ts';
import { admitProgram, type ExternalProgram, programNamed } from '../integrations/list.ts';
import type { Bot, BotMaker, BotSpec, Weights } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import { type Seat, type Side, sideOf } from '../kernel/ids.ts';
import type { Rules } from '../kernel/kinds.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { digestOf } from '../store/weights.ts';
import { splitInlineWeights } from './inline-weights.ts';
import { weightsByDigest } from './weight-tables.ts';

/** A bot name resolved to its maker and settings. */
export interface ResolvedBot {
  readonly name: string;
  readonly maker: BotMaker;
  readonly spec: BotSpec;
  readonly weights: Weights; // the weights it plays with
}

/** Resolves `crew@3+hunter`. With a digest, finds that persona's table: current, older, or made on this machine. */
export function resolveBot(game: Game, name: string): Result<ResolvedBot> {
  if (/@auto(?=$|[+#])/.test(name)) return no({ code: 'auto-level-is-for-play', name });
  const parsed = parseBotName(name);
  if (!parsed.ok) return parsed;
  const { id, level, persona, digest } = parsed.value;
  const maker = Object.hasOwn(game.bots, id) ? game.bots[id] : undefined;
  if (!maker) return no({ code: 'unknown-bot', game: game.id, bot: id, known: Object.keys(game.bots) });
  if (maker.levels === false && level !== FULL_STRENGTH) return no({ code: 'bot-without-levels', bot: id });
  const personas = Object.keys(maker.personas);
  const wanted = persona ?? personas[0] ?? '';
  if (persona !== undefined && !Object.hasOwn(maker.personas, persona))
    return no({ code: 'unknown-persona', bot: id, persona, known: personas });
  const weights = maker.personas[wanted] ?? {};
  const spec = { level, persona: wanted };
  if (digest === undefined || digest === digestOf(weights)) return ok({ name, maker, spec, weights });
  const table = weightsByDigest(game, maker, wanted, digest);
  return table.ok ? ok({ name, maker, spec: { ...spec, weights: table.value }, weights: table.value }) : table;
}

/** Also accepts inline weights: `crew+hunter:room=12,tells=0`. Never used for names from the network. */
export function resolveBotWithWeights(game: Game, text: string): Result<ResolvedBot> {
  const { name, changed } = splitInlineWeights(text);
  const part = resolveBot(game, name);
  if (!part.ok || changed === undefined) return part;
  if (!changed.ok) return changed;
  const weights = withChangedWeights(name, part.value.weights, changed.value);
  if (!weights.ok) return weights;
  const { maker, spec } = part.value;
  return ok({ name: text, maker, spec: { ...spec, weights: weights.value }, weights: weights.value });
}

export interface Lineup {
  readonly bots: Readonly<Record<Seat, Bot>>;
  readonly programs: Readonly<Record<Seat, ExternalProgram>>; // external programs
  readonly names: Readonly<Record<Seat, string>>; // as in the log header
}

/** A bot or a program for every seat of the named sides. `seats` overrides single seats. */
export function lineupFor(
  game: Game,
  rules: Rules,
  sides: Readonly<Record<Side, string>>,
  seats: Readonly<Record<Seat, string>> = {},
): Result<Lineup> {
  const fault = unknownNames(game, rules, sides, seats);
  if (fault) return no(fault);
  const crews = new Map<string, (seat: Seat) => Bot>();
  const bots: Record<Seat, Bot> = {};
  const programs: Record<Seat, ExternalProgram> = {};
  const names: Record<Seat, string> = {};
  for (const seat of game.seats(rules)) {
    const side = sideOf(seat);
    const name = seats[seat] ?? sides[side];
    if (name === undefined) continue;
    names[seat] = name;
    const program = programNamed(name);
    if (program) {
      const admitted = admitProgram(program, game, rules);
      if (!admitted.ok) return admitted;
      programs[seat] = program;
      continue;
    }
    const key = `${side} ${name}`; // one crew per side, even if the other side uses the same bot
    let make = crews.get(key);
    if (!make) {
      const maker = makerFor(game, name);
      if (!maker.ok) return maker;
      make = maker.value();
      crews.set(key, make);
    }
    bots[seat] = make(seat);
  }
  return ok({ bots, programs, names });
}

const MAKERS = new WeakMap<Game, Map<string, Result<() => (seat: Seat) => Bot>>>();

/** Resolves a name once for all games of a series, unless its weights come from a file that may change. */
function makerFor(game: Game, name: string): Result<() => (seat: Seat) => Bot> {
  const known = MAKERS.get(game) ?? new Map<string, Result<() => (seat: Seat) => Bot>>();
  MAKERS.set(game, known);
  const before = known.get(name);
  if (before) return before;
  const bot = resolveBotWithWeights(game, name);
  if (!bot.ok) return bot;
  const { maker, spec } = bot.value;
  const found = ok(() => maker.make(spec));
  if (!/[#:]/.test(name)) known.set(name, found);
  return found;
}

function unknownNames(game: Game, rules: Rules, sides: object, seats: object) {
  const knownSides = game.sides(rules);
  const knownSeats = game.seats(rules);
  const side = Object.keys(sides).find((id) => !knownSides.includes(id));
  if (side !== undefined) return { code: 'no-such-side', game: game.id, side, known: knownSides };
  const seat = Object.keys(seats).find((id) => !knownSeats.includes(id));
  if (seat !== undefined) return { code: 'no-such-seat', game: game.id, seat, known: knownSeats };
  return undefined;
}
