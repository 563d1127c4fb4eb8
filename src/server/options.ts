import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ProgramLimits } from '../bots/external-player.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { usualFolder } from '../store/data-folder.ts';
import { type Programs, programsIn } from './bots/allowed-programs.ts';

/** Everything a server can be told; `serverOptions` fills in what is left out. */
export interface ServerOptions {
  readonly port: number; // 0 = any that is free
  readonly host: string;
  readonly data: string; // folder of the database
  readonly database: string | null; // URL of a PostgreSQL that nodes share; null = a file in the folder
  readonly log: LogLevel;
  readonly trustProxy: number; // proxies in front of us, whose X-Forwarded-For is believed
  readonly metricsToken: string | null; // who brings it may read /metrics; null = whoever is on this machine
  readonly arena: number; // threads that play pairs of experiments, where several nodes share a database
  readonly drain: number; // seconds between being told to stop and sending people away
  readonly origins: readonly string[]; // pages of other addresses that may open sockets
  readonly programs: Programs; // that may play
  readonly programLimits?: ProgramLimits; // what each of them may take
  readonly limits: Limits;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What one caller may take of the server; "address" is the caller's, an IPv6 network counting as one. */
export const LIMITS = {
  requestsPerMinute: 300, // to /api, from an address
  matchesPerMinute: 30, // made, forked or followed up, from an address
  asksPerMinute: 120, // questions to the rules, hints and reasons, from an address
  whatIfsPerMinute: 400, // decisions made again while somebody moves a weight, from an address
  body: 64 * 1024, // bytes of a request
  logBody: 4 * 1024 * 1024, // bytes of a log that somebody brings
  matchesPerAddress: 20, // open or under way
  botGamesPerAddress: 4, // under way with nobody but bots
  idleOpenHours: 24, // until an open match that nobody started is removed
  openSockets: 2000,
  socketsPerAddress: 200,
  socketsPerSecond: 5, // opened from an address, in the long run
  socketBurst: 100, // and at once
  messagesPerSecond: 20, // on one socket, in the long run
  burst: 60, // and at once
  frame: 64 * 1024, // bytes of a message
  buffered: 1024 * 1024, // bytes that a slow reader may leave unread before the socket is cut
  helloWithin: 5000, // milliseconds until the first message
};
export type Limits = Readonly<typeof LIMITS>;

/** As the command line has them. */
export interface ServerFlags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly log?: string;
  readonly allowPrograms?: readonly string[];
  readonly bots?: readonly string[]; // files
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A value and the name it was given under, for complaints. */
interface Given {
  readonly option: string;
  readonly given: string;
}

/** Flags first, then the environment, then the defaults. The first that makes no sense is the answer. */
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
  const arena = wholeNumber(given(null, 'UMPIRE_ARENA', '0'), 0, 256);
  if (!arena.ok) return arena;
  const drain = wholeNumber(given(null, 'UMPIRE_DRAIN', '0'), 0, 3600);
  if (!drain.ok) return drain;
  const data = given('data', 'UMPIRE_DATA', usualFolder(environment));
  if (data.given === '') return no({ code: 'no-folder-given', option: data.option });
  const database = databaseIn(given(null, 'DATABASE_URL', ''));
  if (!database.ok) return database;
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
    metricsToken: environment.UMPIRE_METRICS_TOKEN || null,
    arena: arena.value,
    drain: drain.value,
    programs: new Map([...allowed.value, ...bots.value]),
    limits: LIMITS,
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

/** A complaint does not repeat it: there may be a password in it. */
const databaseIn = ({ option, given }: Given): Result<string | null> =>
  given === '' || (/^postgres(ql)?:\/\//.test(given) && URL.canParse(given))
    ? ok(given || null)
    : no({ code: 'bad-database', option });

/** `https://play.example.org, http://club.local:8080`: an origin each, without a path. */
function originsIn({ option, given }: Given): Result<readonly string[]> {
  const origins = given.split(/[\s,]+/).filter((text) => text !== '');
  const bad = origins.find((text) => !isOrigin(text));
  return bad === undefined ? ok(origins) : no({ code: 'bad-origin', option, given: bad });
}

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Makes the folder where it is missing, and looks whether it can be written. */
export function openFolder(folder: string): Result<string> {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return ok(folder);
  } catch (error) {
    return no({ code: 'cannot-open-data', folder, errno: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
}

/** One level at a time: asked for several at once, Node tries for ever in /proc. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error('a file is in the way'), { code: 'EEXIST' });
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
