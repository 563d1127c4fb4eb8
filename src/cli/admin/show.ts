import type {
  Ban,
  OperatorAction,
  OperatorLeague,
  OperatorMatch,
  OperatorMatchDetails,
  OperatorMatches,
  Report,
  StoredMessage,
} from '../../wire/operator.ts';
import { ME } from '../say.ts';
import { paint, print, table } from '../terminal.ts';

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

export function showMatches({ total, matches }: OperatorMatches): void {
  if (matches.length === 0) return print(total === 0 ? 'no matches' : `no more matches (${total} in all)`);
  print(table(['code', 'game', 'status', 'people', '>connections', 'created (UTC)'], matches.map(matchRow)));
  print(`${matches.length} of ${total} ${total === 1 ? 'match' : 'matches'}`);
}

const matchRow = ({ code, game, status, people, connected, created }: OperatorMatch): readonly string[] => [
  paint.cyan(code),
  game,
  status,
  people.join(', '),
  String(connected),
  time(created),
];

export function showMatch({ match, packed, people, chat }: OperatorMatchDetails, link: string): void {
  print(
    `${paint.bold(match.code)}  ${match.game}, ${match.status}${packed ? ', packed' : ''}, ${time(match.created)} UTC`,
  );
  print(`watch: ${link}`);
  const rows = people.map(({ id, name, seats, muted, banned, addresses, identity }) => [
    id,
    identity ?? '',
    name,
    seats.join(', '),
    addresses.join(', '),
    [muted ? 'muted' : '', banned ? 'banned' : ''].filter(Boolean).join(', '),
  ]);
  if (rows.length > 0) print(`\n${table(['person', 'player', 'name', 'seats', 'addresses', ''], rows)}`);
  if (chat.length > 0) print(`\n${chat.map(messageLine).join('\n')}`);
}

const messageLine = ({ at, from, to, text }: StoredMessage): string =>
  `${time(at)}  ${from}${to === 'table' ? '' : ` (to ${to})`}: ${text}`;

export function showLeagues(leagues: readonly OperatorLeague[]): void {
  const rows = leagues.map(({ code, title, game, status, listed, players, round, rounds, host, created }) => [
    paint.cyan(code),
    title,
    game,
    listed ? status : `${status}, private`,
    String(players),
    `${round}/${rounds}`,
    host ?? '',
    time(created),
  ]);
  const head = ['code', 'title', 'game', 'status', '>players', '>round', 'host', 'created (UTC)'];
  print(rows.length === 0 ? 'no leagues' : table(head, rows));
}

export function showBans(bans: readonly Ban[]): void {
  const rows = bans.map(({ id, kind, value, note, until }) => [id, bannedIn({ kind, value }), howLong(until), note]);
  print(rows.length === 0 ? 'no bans' : table(['ban', 'address, player or token', 'duration', 'note'], rows));
}

const bannedIn = ({ kind, value }: Pick<Ban, 'kind' | 'value'>): string =>
  kind === 'address' ? value : kind === 'identity' ? `player ${value}` : `seat token ${value.slice(0, 8)}…`;

const howLong = (until: number | null): string => (until === null ? 'until lifted' : `until ${time(until)} UTC`);

export function showBan(made: Ban): void {
  print(`banned ${bannedIn(made)} ${howLong(made.until)}; to lift the ban: ${ME} admin lift ${made.id}`);
}

export function showReports(reports: readonly Report[]): void {
  if (reports.length === 0) print('no reports');
  for (const { id, code, name, note, messages, at, closed } of reports) {
    print(`${paint.bold(id)}  match ${code}, by ${name}, ${time(at)} UTC${closed === null ? '' : ', closed'}`);
    if (note !== '') print(`  “${note}”`);
    for (const message of messages) print(`    ${messageLine(message)}`);
  }
}

export function showActions(actions: readonly OperatorAction[]): void {
  const rows = actions.map(({ at, who, action, target, detail }) => [
    time(at),
    who,
    action,
    target,
    Object.entries(detail).map(detailText).join(', '),
  ]);
  print(rows.length === 0 ? 'no actions yet' : table(['time (UTC)', 'who', 'action', 'target', 'details'], rows));
}

const detailText = ([name, fact]: readonly [string, unknown]): string =>
  `${name}: ${name === 'until' && typeof fact === 'number' ? `${time(fact)} UTC` : String(fact ?? '-')}`;
