import type { Command } from 'commander';
import { PATIENCE } from '../integrations/gemp/back-off.ts';
import { type CardTable, DECK_LISTS, OUR_CARDS } from '../integrations/gemp/cards.ts';
import { cardsIn } from '../integrations/gemp/cards-file.ts';
import { playSession, type SessionResult } from '../integrations/gemp/client.ts';
import { CLOCK } from '../integrations/gemp/clock.ts';
import { convertBlueprints } from '../integrations/gemp/convert-blueprints.ts';
import type { DecisionMaker } from '../integrations/gemp/decision-maker.ts';
import { HTTP_DEFAULTS, httpTo } from '../integrations/gemp/http.ts';
import { plain } from '../integrations/gemp/plain-text.ts';
import { type AiOpponent, serverApi } from '../integrations/gemp/server-api.ts';
import { PERSONA_NAMES, strategistDecisions } from '../integrations/gemp/strategist-decisions.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import type { Rules } from '../kernel/kinds.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { readPassword, VARIABLE } from './gemp/password.ts';
import { gameNamed, parseJson, readText, wholeNumber } from './input.ts';
import { sayFault, sayIn } from './say.ts';
import { stopSignal } from './stop-signal.ts';
import { print, tell } from './terminal.ts';

interface Options {
  readonly url: string;
  readonly user: string;
  readonly deck: string;
  readonly table?: string;
  readonly create?: true;
  readonly format?: string;
  readonly vsAi?: true | string;
  readonly aiDeck?: string;
  readonly games: string;
  readonly cards?: string;
  readonly iHavePermission?: true;
  readonly persona: string;
  readonly level: string;
  readonly seed: string;
  readonly concede?: true;
  readonly log?: string;
}

export function addGemp(program: Command): void {
  addCommand(program, 'gemp', 'let the card game bot (strategist) play on a GEMP server', [
    'gemp --url http://localhost:17001/ --user bot --deck iron-tide',
    'gemp --url http://localhost:17001/ --user bot --deck iron-tide --table 12 --games 3 --persona drainer',
  ])
    .requiredOption('--url <URL>', 'address of the server')
    .requiredOption('--user <NAME>', 'account name')
    .requiredOption('--deck <NAME>', 'a deck of that account or of the server’s library')
    .option('--table <ID>', 'join this table')
    .option('--create', 'create a table and wait for an opponent (default without --table)')
    .option('--format <NAME>', 'format of the new table (default: the server’s first)')
    .option('--vs-ai [SKILL]', 'play against the server’s own bot; needs --ai-deck (default skill: BEGINNER)')
    .option('--ai-deck <NAME>', 'a deck of the server’s library for its bot')
    .option('--games <N>', 'number of games', '1')
    .option('--cards <FILE>', 'JSON file with cards of other sets, by card number (default: the built-in cards)')
    .option(
      '--i-have-permission',
      'confirm that the server’s operators allow bots; required for any server not on this machine',
    )
    .option('--persona <NAME>', `playing style: ${PERSONA_NAMES.join(', ')}`, PERSONA_NAMES[0])
    .option('--level <N>', 'strength, 1 to 5', '5')
    .option('--seed <N>', 'random seed of the bot', '1')
    .option('--concede', 'concede the current game when stopped with Ctrl-C')
    .option('--log <WHAT>', 'decisions: print every question with the bot’s answer and reasons')
    .addHelpText('after', `\nSet the password in ${VARIABLE}, or type it when asked. The bot never writes in the chat.`)
    .action(answering(play));
  addCommand(program, 'gemp-cards <file>', 'convert the card database of a GEMP server for gemp --cards', [
    'gemp-cards card_blueprint_database.json > cards.json',
  ]).action(answering(convert));
}

function convert(file: string): Answer {
  const text = readText(file);
  if (!text.ok) return text;
  const json = parseJson(text.value, `the file "${file}"`);
  const converted = json.ok ? convertBlueprints(json.value) : json;
  if (!converted.ok) return converted;
  const { cards, approximate, skipped } = converted.value;
  tell(`umpire: ${sayFault({ code: 'gemp-converted', cards: Object.keys(cards).length, approximate, skipped })}`);
  print(JSON.stringify(cards));
  return ok(0);
}

async function play(options: Options): Promise<Answer> {
  const { url, user, deck, table, create, format, concede, log } = options;
  if (options.vsAi !== undefined && options.aiDeck === undefined) return no({ code: 'gemp-ai-deck' });
  if (table !== undefined && (create || options.vsAi !== undefined)) return no({ code: 'gemp-table-and-create' });
  const base = baseOf(url, options.iHavePermission === true);
  if (!base.ok) return base;
  const games = wholeNumber('--games', options.games, 1, 10_000);
  if (!games.ok) return games;
  const seed = wholeNumber('--seed', options.seed, 0, 2 ** 32 - 1);
  if (!seed.ok) return seed;
  const decider = deciderOf(options);
  if (!decider.ok) return decider;
  const cards = cardsOf(options.cards);
  if (!cards.ok) return cards;
  if (log !== undefined && log !== 'decisions')
    return no({ code: 'not-one-of', option: '--log', given: log, known: ['decisions'] });
  const game = gameNamed('force');
  if (!game.ok) return game;
  const password = await readPassword(user);
  if (!password.ok) return password;

  const stop = stopSignal().signal;
  const here = isLoopback(base.value.hostname);
  const session = await playSession({
    calls: serverApi(httpTo(base.value, HTTP_DEFAULTS)),
    user,
    password: password.value,
    deck,
    join: table ?? null,
    format: format ?? null,
    ...(options.vsAi !== undefined && { ai: aiOf(options) }),
    games: games.value,
    concede: concede === true,
    decisionMaker: decider.value,
    cards: cards.value,
    list: DECK_LISTS.get(deck) ?? null,
    seed: seed.value,
    clock: CLOCK,
    patience: PATIENCE,
    pace: here ? 0 : 500,
    hallPace: here ? 200 : 3000,
    stop,
    note: (fact, rules) => printNote(game.value, fact, rules, log === 'decisions'),
  });
  return result(session, user);
}

const aiOf = ({ vsAi, aiDeck = '' }: Options): AiOpponent => ({
  skill: typeof vsAi === 'string' ? vsAi : 'BEGINNER',
  deck: aiDeck,
  sample: true,
});

function deciderOf({ persona, level }: Options): Result<DecisionMaker> {
  const known = wholeNumber('--level', level, 1, 5);
  if (!known.ok) return known;
  return PERSONA_NAMES.includes(persona)
    ? ok(strategistDecisions(persona, known.value))
    : no({ code: 'unknown-persona', bot: 'strategist', persona, known: PERSONA_NAMES });
}

function cardsOf(file: string | undefined): Result<CardTable> {
  if (file === undefined) return ok(OUR_CARDS);
  const text = readText(file);
  if (!text.ok) return text;
  const json = parseJson(text.value, `the --cards "${file}"`);
  return json.ok ? cardsIn(json.value) : json;
}

/** Prints a note, including decisions with their reasons if wanted, in the game's own text. */
function printNote(game: Game, fact: Fact, rules: Rules | undefined, decisions: boolean): void {
  if (fact.code !== 'gemp-answered') {
    tell(`umpire: ${sayFault(fact)}`);
    return;
  }
  if (!decisions) return;
  const reasons = (fact.notes as readonly Fact[]).map((why) => sayIn(game, why, rules));
  tell(reasons.length > 0 ? `${sayFault(fact)} (${reasons.join('; ')})` : sayFault(fact));
}

function result({ played, fault }: SessionResult, user: string): Answer {
  for (const { game, winner } of played)
    print(`game ${game}: ${winner === null ? 'no winner' : winner === user ? 'won' : `lost to ${plain(winner)}`}`);
  return fault ? no(fault) : ok(0);
}

const PATH = '/gemp-swccg-server/';

/** The base address of all calls. Remote servers need explicit permission. */
export function baseOf(url: string, allowed: boolean): Result<URL> {
  let base: URL;
  try {
    base = new URL(url);
  } catch {
    return no({ code: 'gemp-bad-url', url });
  }
  if (base.protocol !== 'http:' && base.protocol !== 'https:') return no({ code: 'gemp-bad-url', url });
  if (base.username !== '' || base.password !== '') return no({ code: 'gemp-name-in-url' });
  if (!allowed && !isLoopback(base.hostname)) return no({ code: 'gemp-no-permission', host: base.hostname });
  base.search = '';
  base.hash = '';
  if (base.pathname === '/') base.pathname = PATH;
  else if (!base.pathname.endsWith('/')) base.pathname += '/';
  return ok(base);
}

/** Whether this is the local machine; `new URL` has already normalized all IPv4 notations. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
