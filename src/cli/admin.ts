import type { Command } from 'commander';
import { ok, type Result } from '../kernel/result.ts';
import type {
  Ban,
  IdentityData,
  OperatorAction,
  OperatorLeague,
  OperatorMatchDetails,
  OperatorMatches,
  PersonData,
  Report,
} from '../wire/operator.ts';
import { type AdminOptions, type AdminServer, adminServer, callAdmin } from './admin/call.ts';
import { showActions, showBan, showBans, showLeagues, showMatch, showMatches, showReports } from './admin/show.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { print, printJson } from './terminal.ts';

type Options = AdminOptions & Readonly<Record<string, string | boolean | undefined>>;
type Run = (server: AdminServer, args: readonly (string | undefined)[], options: Options) => Promise<Result<unknown>>;

const ABOUT = 'operate a running server: matches, bans, reports, personal data, restart announcements';

/** `admin`: talks to the HTTP API of a running server with the operator token. */
export function addAdmin(program: Command): void {
  const admin = addCommand(program, 'admin', ABOUT, [
    'admin matches --status playing',
    'admin close K7M2Q --note "Maintenance"',
    'admin ban 192.0.2.0/24 --hours 24',
    'admin announce 10',
  ]).addHelpText(
    'after',
    '\nSet UMPIRE_ADMIN_TOKEN to the operator token. The server must run with the same token. Use --server to give its address.',
  );
  const add = (usage: string, about: string, run: Run): Command =>
    admin
      .command(usage)
      .description(about)
      .option('--server <URL>', 'address of the server (default: http://localhost:8080, or the port in UMPIRE_PORT)')
      .option('--json', 'print JSON')
      .action(
        answering(async (...given: unknown[]): Promise<Answer> => {
          const options = given.at(-2) as Options;
          const server = adminServer(options);
          if (!server.ok) return server;
          const done = await run(server.value, given.slice(0, -2) as readonly (string | undefined)[], options);
          return done.ok ? ok(0) : done;
        }),
      );
  const paged = (command: Command): Command =>
    command
      .option('--from <N>', 'offset of the first result (default: 0)')
      .option('--most <N>', 'number of results, 200 at most (default: 50)');

  paged(add('matches', 'list matches, newest first', list<OperatorMatches>('/matches', showMatches)))
    .option('--status <STATUS>', 'open, playing or over')
    .option('--game <ID>', 'only this game')
    .option('--text <TEXT>', 'a code, or part of a player’s name');
  add(
    'match <code>',
    'show the people and chat of a match, and the link to watch it',
    async (server, [code = ''], { json }) => {
      const link = new URL(`/m/${code.toUpperCase()}`, server.url).href;
      return shown(await callAdmin<OperatorMatchDetails>(server, `/matches/${segment(code)}`), json, (it) =>
        showMatch(it, link),
      );
    },
  );
  add(
    'close <code>',
    'end a match in progress; the players see your note',
    act(([code = ''], { note }) => [
      `/matches/${segment(code)}/close`,
      note === undefined ? {} : { note },
      `match ${code.toUpperCase()} is closed`,
    ]),
  ).option('--note <TEXT>', 'reason shown to the players, 200 characters at most');
  add(
    'delete <code>',
    'delete a match, its log and its chat',
    act(([code = '']) => [`/matches/${segment(code)}/delete`, {}, `match ${code.toUpperCase()} is deleted`]),
  );
  add(
    'log <code>',
    'print the log with hidden information; during the match, the players see that an operator has looked at it',
    async (server, [code = '']) => {
      const log = await callAdmin<string>(server, `/matches/${segment(code)}/log`, {});
      if (log.ok) print(log.value.trimEnd());
      return log;
    },
  );
  for (const [verb, muted] of [
    ['mute', true],
    ['unmute', false],
  ] as const)
    add(
      `${verb} <code> <person>`,
      `${verb} a person in a match`,
      act(([code = '', person = '']) => [`/matches/${segment(code)}/mute`, { person, muted }, `${person} is ${verb}d`]),
    );

  paged(add('leagues', 'list leagues, newest first', list<readonly OperatorLeague[]>('/leagues', showLeagues)));
  add(
    'close-league <code>',
    'end a league early; matches in progress continue, but no longer count for it',
    act(([code = '']) => [`/leagues/${segment(code)}/close`, {}, `league ${code.toUpperCase()} is closed`]),
  );
  add('bans', 'list bans', list<readonly Ban[]>('/bans', showBans));
  add(
    'ban [range]',
    'ban an address range, a player or a seat token',
    async (server, [range], { token, person, note, hours, json }) => {
      const limit = hours === undefined ? undefined : Number(hours);
      const wish = defined({ address: range, token, person, note, hours: limit });
      return shown(await callAdmin<Ban>(server, '/bans', wish), json, showBan);
    },
  )
    .option('--person <ID>', 'ban this player, or a guest’s seat token (ids: see admin match)')
    .option('--token <TOKEN>', 'ban this seat token')
    .option('--hours <N>', 'duration in hours (default: until lifted)')
    .option('--note <TEXT>', 'note that only operators see');
  add(
    'lift <ban>',
    'lift a ban',
    act(([id = '']) => [`/bans/${segment(id)}/lift`, {}, 'lifted']),
  );
  paged(add('reports', 'list players’ reports', list<readonly Report[]>('/reports', showReports))).option(
    '--open',
    'only open reports',
  );
  add(
    'close-report <report>',
    'close a report',
    act(([id = '']) => [`/reports/${segment(id)}/close`, {}, 'closed']),
  );
  add(
    'export <person>',
    'print everything stored about a person in a match, or about a player (an id or a seat token), as JSON',
    async (server, [who = '']) => {
      const data = await callAdmin<PersonData | IdentityData>(server, '/people/export', personIn(who));
      if (data.ok) printJson(data.value);
      return data;
    },
  );
  add(
    'delete-person <person>',
    'delete a person’s name, messages and token from a match, or all data of a player (an id or a seat token)',
    act(([who = '']) => ['/people/delete', personIn(who), 'deleted; earlier backups still contain the data']),
  );
  add(
    'announce <minutes>',
    'announce a restart to all players; "announce cancel" withdraws it',
    act(([minutes = '']) => [
      '/announce',
      { minutes: minutes === 'cancel' ? null : /^\d+$/.test(minutes) ? Number(minutes) : minutes },
      minutes === 'cancel' ? 'cancelled' : 'announced',
    ]),
  );
  add('recompute-ratings', 'recompute all ratings from the stored results', async (server, _, { json }) =>
    shown(await callAdmin<{ readonly matches: number }>(server, '/ratings/recompute', {}), json, ({ matches }) =>
      print(`recomputed from ${matches} rated ${matches === 1 ? 'match' : 'matches'}`),
    ),
  );
  paged(add('actions', 'list recorded operator actions', list<readonly OperatorAction[]>('/actions', showActions)));
}

/** Prints the list that a route returns. */
function list<T>(path: string, show: (found: T) => void): Run {
  return async (server, _, { json, server: __, open, ...query }) => {
    const wanted = defined({ ...query, open: open === true ? '1' : undefined }) as Record<string, string>;
    return shown(await callAdmin<T>(server, `${path}?${new URLSearchParams(wanted)}`), json, show);
  };
}

/** Sends a request and prints one line. */
function act(
  request: (
    args: readonly (string | undefined)[],
    options: Options,
  ) => readonly [path: string, body: Readonly<Record<string, unknown>>, done: string],
): Run {
  return async (server, args, options) => {
    const [path, body, done] = request(args, options);
    return shown(await callAdmin<unknown>(server, path, body), options.json, () => print(done));
  };
}

function shown<T>(found: Result<T>, json: unknown, show: (value: T) => void): Result<T> {
  if (found.ok && json) printJson(found.value);
  else if (found.ok) show(found.value);
  return found;
}

const segment = (text: string): string => encodeURIComponent(text);

const defined = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A seat token has 22 characters, an id has 16. */
const personIn = (text: string) => (text.length === 22 ? { token: text } : { person: text });
