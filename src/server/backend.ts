import { no, ok } from '../kernel/result.ts';
import type { TableInfo } from '../wire/messages.ts';
import type { HttpBackend } from './http/backend.ts';
import { Archive } from './lab/archive.ts';
import { Lab } from './lab/lab.ts';
import { fork } from './lobby/fork.ts';
import type { Lobby } from './lobby/lobby.ts';
import { rematch } from './lobby/rematch.ts';
import { report } from './operator/reports.ts';
import type { Service } from './service.ts';
import type { Tables } from './table/tables.ts';

const SHOWN = 20; // per list
const MINIATURE_SEED = 'miniature';

/** Implements the HTTP API's backend with the lobby, the archive, the laboratory and the bots. */
export function makeBackend(service: Service, tables: Tables, lobby: Lobby, sockets: () => number): HttpBackend {
  const archive = new Archive(service, lobby);
  const lab = new Lab(service, lobby);
  const miniatures = new Map<string, ReturnType<HttpBackend['miniature']>>();

  /** The chat filter also applies to names. */
  const named = <W extends { readonly name?: string }>(wish: W): W =>
    wish.name === undefined ? wish : { ...wish, name: service.moderation.filter(wish.name) };

  const list = async (status: TableInfo['status']): Promise<readonly TableInfo[]> => {
    const records = await service.store.listed(status, SHOWN);
    const found = await Promise.all(records.map((record) => tables.info(record)));
    return found.filter((table) => table?.status === status) as TableInfo[];
  };

  return {
    create: (caller, wish) => lobby.creator.create(caller, named(wish)),
    async table(code) {
      const found = await lobby.find(code);
      return found.ok ? ok(found.value.info()) : found;
    },
    async tables() {
      const [open, playing, over] = await Promise.all([list('open'), list('playing'), list('over')]);
      return { open, playing, over };
    },
    join: (caller, code, wish) => lobby.join(caller, code, named(wish)),
    leave: (caller, code, seats) => lobby.leave(caller, code, seats),
    fill: (caller, code, seat, bot) => lobby.fill(caller, code, seat, bot),
    start: (caller, code) => lobby.start(caller, code),
    settings: (caller, code, settings) => lobby.settings(caller, code, settings),
    rematch: (caller, code) => rematch(lobby, caller, code),
    fork: (caller, from, place, wish) => fork(service, lobby, caller, from, place, named(wish)),
    report: (caller, code, note) => report(service, lobby, caller, code, note),
    log: (code, eyes, decisions) => archive.log(code, eyes, decisions),
    decisions: (caller, code) => archive.decisions(caller, code),
    why: (caller, code, n, seat) => archive.why(caller, code, n, seat),
    whatIf: (caller, code, n, seat, wish) => archive.whatIf(caller, code, n, seat, wish),
    sensitivity: (caller, code, n, seat) => archive.sensitivity(caller, code, n, seat),
    weights: async (game, bot) => lab.weights(game, bot),
    startLabJob: (caller, wish) => lab.begin(caller, wish),
    labJob: async (id) => lab.job(id),
    hint: (caller, code, seat) => archive.hint(caller, code, seat),
    async miniature(game) {
      if (!Object.hasOwn(service.games, game))
        return no({ code: 'unknown-game', game, known: Object.keys(service.games) });
      let made = miniatures.get(game);
      if (!made) {
        made = service.bots.miniature(game, MINIATURE_SEED);
        miniatures.set(game, made);
      }
      const answer = await made;
      if (!answer.ok) miniatures.delete(game);
      return answer;
    },
    async ask({ address }, game, query, question) {
      const answer = await service.bots.ask(game, query, question, address);
      if (answer.ok || answer.error.code !== 'ask-failed') return answer;
      service.log.error({ game, query, ...answer.error }, 'rules query failed');
      return no({ code: 'broken' });
    },
    notReady: () => service.readiness.check(),
    async health() {
      return {
        ok: await service.readiness.canRead(),
        version: service.version,
        matches: tables.size,
        sockets: sockets(),
      };
    },
  };
}
