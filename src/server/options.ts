import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ProgramLimits } from '../bots/external-player.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { defaultFolder } from '../store/data-folder.ts';
import { type Programs, programsIn } from './bots/allowed-programs.ts';
import { type ChatFilter, NO_FILTER, readChatFilter } from './operator/chat-filter.ts';

/** All server options; `serverOptions` fills in the defaults. */
export interface ServerOptions {
  readonly port: number; // 0 = any free port
  readonly host: string;
  readonly data: string; // database folder
  readonly database: string | null; // URL of a PostgreSQL shared by several nodes; null = a file in the data folder
  readonly log: LogLevel;
  readonly trustProxy: number; // number of trusted proxies that set X-Forwarded-For
  readonly metricsToken: string | null; // needed to read /metrics; null = only clients on this machine may
  readonly arena: number; // threads for pairs of queued experiments; needs a shared database
  readonly drain: number; // seconds between the stop signal and closing connections
  readonly origins: readonly string[]; // other origins whose pages may open sockets
  readonly hosts: readonly string[]; // additional host names of this server; `*` = any name
  readonly publicUrl: string | null; // origin at which players reach the server; null = unknown
  readonly programs: Programs; // allowed external programs
  readonly programLimits?: ProgramLimits; // per program
  readonly limits: Limits;
  readonly adminToken: string | null; // enables the operator routes; null = off
  readonly chatFilter?: ChatFilter; // default: none
  readonly retention: RetentionDays;
}

/** Days after which finished matches are packed and deleted, and abandoned ones closed; 0 = never. */
export interface RetentionDays {
  readonly pack: number;
  readonly remove: number;
  readonly abandoned: number;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Limits per client. "Address" is the client's IP address; an IPv6 /64 network counts as one. */
export const LIMITS = {
  requestsPerMinute: 300, // to /api, per address
  matchesPerMinute: 30, // new matches, forks and rematches, per address
  asksPerMinute: 120, // rules queries, hints and reasons, per address
  picturesPerMinute: 60, // pictures of matches, per address
  whatIfsPerMinute: 400, // decisions recomputed while a slider moves, per address
  signInsPerMinute: 30, // passkeys and recovery links, per address
  identitiesPerDay: 50, // new names, per address
  body: 64 * 1024, // bytes of a request
  logBody: 4 * 1024 * 1024, // bytes of an uploaded log
  matchesPerAddress: 20, // open or in progress
  botGamesPerAddress: 4, // in progress, left to bots
  searchesPerAddress: 20, // players who look for an opponent at the same time
  botOfferAfter: 60_000, // milliseconds without an opponent until a bot is offered
  idleOpenHours: 24, // until an open match that was never started is removed
  openSockets: 2000,
  socketsPerAddress: 200,
  socketsPerSecond: 5, // new sockets per address, sustained
  socketBurst: 100, // and in a burst
  messagesPerSecond: 20, // messages, pings and pongs per socket, sustained
  burst: 60, // and in a burst
  bytesPerSecond: 64 * 1024, // received per socket, sustained; the rest is read later
  byteBurst: 512 * 1024, // and in a burst
  bytesPerSecondAndAddress: 512 * 1024, // received from all sockets of an address, sustained
  byteBurstPerAddress: 4 * 1024 * 1024, // and in a burst
  frame: 64 * 1024, // bytes of a message
  buffered: 1024 * 1024, // unread bytes before a slow client is disconnected
  bufferedPerAddress: 16 * 1024 * 1024, // and for all clients of an address together
  helloWithin: 5000, // milliseconds until the first message
  thinkingPerSecond: 500, // milliseconds of bot decisions per address, sustained; beyond that, other addresses go first
  thinkingBurst: 60_000, // and milliseconds in a burst
  questions: 100, // waiting questions (rules queries, reasons, logs) of each kind
  questionsPerAddress: 10, // and of one address
};
export type Limits = Readonly<typeof LIMITS>;

/** As given on the command line. */
export interface ServerFlags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly log?: string;
  readonly allowPrograms?: readonly string[];
  readonly bots?: readonly string[]; // files
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A value and the flag or variable it came from, for error messages. */
interface Given {
  readonly option: string;
  readonly given: string;
}

/** Flags first, then the environment, then the defaults. Returns the first invalid value as an error. */
export function serverOptions(flags: ServerFlags, environment: Environment): Result<ServerOptions> {
  const given = (
    flag: Exclude<keyof ServerFlags, 'allowPrograms' | 'bots'> | null,
    variable: string,
    otherwise: string,
  ): Given => {
    const typed = flag === null ? undefined : flags[flag];
    return typed === undefined
      ? { option: variable, given: environment[variable] || otherwise }
      : { option: `--${flag}`, given: typed };
  };
  const port = wholeNumber(given('port', 'UMPIRE_PORT', '8080'), 0, 65_535);
  if (!port.ok) return port;
  const host = hostIn(given('host', 'UMPIRE_HOST', '127.0.0.1'));
  if (!host.ok) return host;
  const log = levelIn(given('log', 'UMPIRE_LOG', 'info'));
  if (!log.ok) return log;
  const trustProxy = wholeNumber(given(null, 'UMPIRE_TRUST_PROXY', '0'), 0, 10);
  if (!trustProxy.ok) return trustProxy;
  const origins = originsIn(given(null, 'UMPIRE_ORIGINS', ''));
  if (!origins.ok) return origins;
  const hosts = hostsIn(given(null, 'UMPIRE_HOSTS', ''));
  if (!hosts.ok) return hosts;
  const publicUrl = publicUrlIn(given(null, 'UMPIRE_PUBLIC_URL', ''));
  if (!publicUrl.ok) return publicUrl;
  const arena = wholeNumber(given(null, 'UMPIRE_ARENA', '0'), 0, 256);
  if (!arena.ok) return arena;
  const drain = wholeNumber(given(null, 'UMPIRE_DRAIN', '0'), 0, 3600);
  if (!drain.ok) return drain;
  const data = given('data', 'UMPIRE_DATA', defaultFolder(environment));
  if (data.given === '') return no({ code: 'no-folder-given', option: data.option });
  const database = databaseIn(given(null, 'DATABASE_URL', ''));
  if (!database.ok) return database;
  const adminToken = adminTokenIn(given(null, 'UMPIRE_ADMIN_TOKEN', ''));
  if (!adminToken.ok) return adminToken;
  const words = environment.UMPIRE_CHAT_FILTER;
  const chatFilter = words ? readChatFilter(words) : ok(NO_FILTER);
  if (!chatFilter.ok) return chatFilter;
  const days = (variable: string): Result<number> => wholeNumber(given(null, variable, '0'), 0, 36_500);
  const pack = days('UMPIRE_PACK_DAYS');
  if (!pack.ok) return pack;
  const remove = days('UMPIRE_DELETE_DAYS');
  if (!remove.ok) return remove;
  const abandoned = days('UMPIRE_ABANDONED_DAYS');
  if (!abandoned.ok) return abandoned;
  const allowed = programsIn(flags.allowPrograms ?? []);
  if (!allowed.ok) return allowed;
  const bots = programsIn(flags.bots ?? [], '--bots');
  if (!bots.ok) return bots;
  return ok({
    port: port.value,
    host: host.value,
    data: resolve(data.given),
    database: database.value,
    log: log.value,
    trustProxy: trustProxy.value,
    origins: origins.value,
    hosts: hosts.value,
    publicUrl: publicUrl.value,
    metricsToken: environment.UMPIRE_METRICS_TOKEN || null,
    arena: arena.value,
    drain: drain.value,
    programs: new Map([...allowed.value, ...bots.value]),
    limits: LIMITS,
    adminToken: adminToken.value,
    chatFilter: chatFilter.value,
    retention: { pack: pack.value, remove: remove.value, abandoned: abandoned.value },
  });
}

function wholeNumber({ option, given }: Given, from: number, to: number): Result<number> {
  const value = Number(given);
  return /^\d{1,6}$/.test(given) && value >= from && value <= to
    ? ok(value)
    : no({ code: 'not-a-number', option, given, from, to });
}

const hostIn = ({ option, given }: Given): Result<string> =>
  /^[\w.:%-]{1,255}$/.test(given) ? ok(given) : no({ code: 'bad-host', option, given });

function levelIn({ option, given }: Given): Result<LogLevel> {
  const level = LOG_LEVELS.find((name) => name === given);
  return level ? ok(level) : no({ code: 'not-one-of', option, given, known: LOG_LEVELS });
}

/** Long enough not to be guessed. The error does not repeat the token. */
const adminTokenIn = ({ option, given }: Given): Result<string | null> =>
  given === '' || /^[\x21-\x7e]{20,200}$/.test(given) ? ok(given || null) : no({ code: 'bad-admin-token', option });

/** The error does not repeat the URL, which may contain a password. */
const databaseIn = ({ option, given }: Given): Result<string | null> =>
  given === '' || (/^postgres(ql)?:\/\//.test(given) && URL.canParse(given))
    ? ok(given || null)
    : no({ code: 'bad-database', option });

/** `https://play.example.org, http://club.local:8080`: origins without a path. */
function originsIn({ option, given }: Given): Result<readonly string[]> {
  const origins = listIn(given);
  const bad = origins.find((text) => !isOrigin(text));
  return bad === undefined ? ok(origins) : no({ code: 'bad-origin', option, given: bad });
}

/** `https://play.example.org`; a slash at the end is accepted. */
function publicUrlIn({ option, given }: Given): Result<string | null> {
  const origin = given.replace(/\/$/, '').toLowerCase();
  if (origin === '') return ok(null);
  return isOrigin(origin) ? ok(origin) : no({ code: 'bad-public-url', option, given });
}

/** `play.example.org, club.local`: names without scheme and port, or `*`. */
function hostsIn({ option, given }: Given): Result<readonly string[]> {
  const hosts = listIn(given).map((text) => text.toLowerCase());
  const bad = hosts.find((text) => !/^(\*|[a-z0-9_-]+(\.[a-z0-9_-]+)*|[0-9a-f:]*:[0-9a-f:.]+)$/.test(text));
  return bad === undefined ? ok(hosts) : no({ code: 'bad-host-name', option, given: bad });
}

const listIn = (given: string): string[] => given.split(/[\s,]+/).filter((text) => text !== '');

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Creates the folder if needed and checks that it is writable. */
export function prepareFolder(folder: string): Result<string> {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return ok(folder);
  } catch (error) {
    return no({ code: 'cannot-open-data', folder, errno: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
}

/** One level at a time: a recursive mkdir never returns in /proc. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error('a file is in the way'), { code: 'EEXIST' });
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
