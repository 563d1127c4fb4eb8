import { no, ok } from '../kernel/result.ts';
import type { TableInfo } from '../wire/messages.ts';
import type { HttpBackend } from './http/backend.ts';
import { Archive } from './lab/archive.ts';
import { Lab } from './lab/lab.ts';
import { fork } from './lobby/fork.ts';
import { leave } from './lobby/leave.ts';
import type { Lobby } from './lobby/lobby.ts';
import { rematch } from './lobby/rematch.ts';
import { report } from './operator/reports.ts';
import { Opponents } from './opponents/opponents.ts';
import type { Limits } from './options.ts';
import { MatchPictures } from './pictures/match-pictures.ts';
import { previewOf } from './pictures/match-preview.ts';
import type { PushTest } from './push/push-sender.ts';
import { subscribe, unsubscribe } from './push/subscriptions.ts';
import type { Service } from './service.ts';
import type { Tables } from './table/tables.ts';

const SHOWN = 20; // per list
const MINIATURE_SEED = 'miniature';

/** Implements the HTTP API's backend with the lobby, the archive, the laboratory and the bots. */
export function makeBackend(
  service: Service,
  tables: Tables,
  lobby: Lobby,
  limits: Limits,
  sockets: () => number,
  test?: PushTest,
): HttpBackend {
  const archive = new Archive(service, lobby);
  const lab = new Lab(service, lobby);
  const pictures = new MatchPictures(service, lobby);
  const opponents = new Opponents(service, lobby, limits);
  const miniatures = new Map<string, ReturnType<HttpBackend['miniature']>>();

  /** The chat filter also applies to names. */
  const named = <W extends { readonly name?: string }>(wish: W): W =>
    wish.name === undefined ? wish : { ...wish, name: service.moderation.filter(wish.name) };

  const list = async (status: TableInfo['status']): Promise<readonly TableInfo[]> => {
    const records = await service.store.listed(status, SHOWN);
    const found = await Promise.all(records.map((record) => tables.info(record)));
    return found.filter((table) => table?.status === status) as TableInfo[];
  };

  const miniature: HttpBackend['miniature'] = async (game) => {
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
    findOpponent: (caller, wish) => opponents.join(caller, wish),
    opponentStatus: (caller, ticket) => opponents.status(caller, ticket),
    stopSearch: (caller, ticket) => opponents.leave(caller, ticket),
    leave: (caller, code, seats) => leave(lobby, caller, code, seats),
    fill: (caller, code, seat, bot) => lobby.fill(caller, code, seat, bot),
    start: (caller, code) => lobby.start(caller, code),
    settings: (caller, code, settings) => lobby.settings(caller, code, settings),
    rematch: (caller, code, wish) => rematch(service, lobby, caller, code, wish),
    fork: (caller, from, place, wish) => fork(service, lobby, caller, from, place, named(wish)),
    report: (caller, code, note) => report(service, lobby, caller, code, note),
    log: (code, eyes, decisions) => archive.log(code, eyes, decisions),
    picture: (caller, code, wish) => pictures.draw(caller, code, wish),
    async gamePicture(caller, game, wish) {
      const part = await miniature(game);
      return part.ok ? pictures.drawGame(caller, game, part.value, wish) : part;
    },
    async preview(code, language) {
      const found = await lobby.find(code);
      return found.ok ? ok(await previewOf(found.value, language)) : found;
    },
    decisions: (caller, code) => archive.decisions(caller, code),
    why: (caller, code, n, seat) => archive.why(caller, code, n, seat),
    whatIf: (caller, code, n, seat, wish) => archive.whatIf(caller, code, n, seat, wish),
    sensitivity: (caller, code, n, seat) => archive.sensitivity(caller, code, n, seat),
    weights: async (game, bot) => lab.weights(game, bot),
    startLabJob: (caller, wish, games) => lab.begin(caller, wish, games),
    generate: (caller, wish) => lab.generate(caller, wish),
    labJob: async (id) => lab.job(id),
    hint: (caller, code, seat) => archive.hint(caller, code, seat),
    miniature,
    async ask({ address }, game, query, question) {
      const answer = await service.bots.ask(game, query, question, address);
      if (answer.ok || answer.error.code !== 'ask-failed') return answer;
      service.log.error({ game, query, ...answer.error }, 'rules query failed');
      return no({ code: 'broken' });
    },
    pushKey: () => service.push.key(),
    subscribe: (caller, code, subscription) => subscribe(service, lobby, caller, code, subscription, test),
    unsubscribe: (caller, code, endpoint) => unsubscribe(service, lobby, caller, code, endpoint),
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
