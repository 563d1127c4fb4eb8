import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Form, Http, Reply } from './http.ts';
import { plain } from './plain-text.ts';
import { type Element, parseXml } from './xml.ts';

/** Only admins can watch as another user, but every client must send the field. */
const ME: Form = { participantId: 'null' };

/** A reply without a body is null. */
type ServerReply = Promise<Result<Element | null>>;

/** The server's own bot as the opponent. */
export interface AiOpponent {
  readonly skill: string; // as the server names it
  readonly deck: string;
  readonly sample: boolean; // a deck of the server's library
}

interface NewTable {
  readonly format: string;
  readonly deck: string;
  readonly sample: boolean; // a deck of the server's library
  readonly about: string;
  readonly ai: AiOpponent | null; // play against the server's own bot
}

/** All requests of the protocol that we make. */
export interface ServerApi {
  logIn(user: string, password: string): Promise<Result<null>>;
  decks(library: boolean): ServerReply;
  enterHall(): ServerReply;
  pollHall(channel: string): ServerReply;
  createTable(table: NewTable): ServerReply;
  joinTable(table: string, deck: string, sample: boolean): ServerReply;
  leaveTable(table: string): ServerReply;
  enterGame(game: string): ServerReply;
  pollGame(game: string, channel: string): ServerReply;
  answer(game: string, channel: string, decision: string, value: string): ServerReply;
  concede(game: string): ServerReply;
}

export function serverApi(http: Http): ServerApi {
  const get = async (path: string): ServerReply => read(await http.get(`${path}?participantId=null`));
  const post = async (path: string, form: Form = {}): ServerReply => read(await http.post(path, { ...ME, ...form }));
  const part = encodeURIComponent;
  return {
    async logIn(login, password) {
      const reply = await http.post('login', { login, password });
      if (!reply.ok) return reply;
      return reply.value.status === 200 ? ok(null) : no(loginFault(reply.value.status, login));
    },
    decks: (library) => get(library ? 'deck/libraryList' : 'deck/list'),
    enterHall: () => get('hall'),
    pollHall: (channelNumber) => post('hall/update', { channelNumber }),
    createTable: ({ format, deck, sample, about, ai }) =>
      post('hall', {
        format,
        deckName: deck,
        sampleDeck: String(sample),
        tableDesc: about,
        isPrivate: 'false',
        ...(ai && { playVsAi: 'true', aiSkill: ai.skill, aiDeckName: ai.deck, aiDeckSample: String(ai.sample) }),
      }),
    joinTable: (table, deck, sample) => post(`hall/${part(table)}`, { deckName: deck, sampleDeck: String(sample) }),
    leaveTable: (table) => post(`hall/${part(table)}/leave`),
    enterGame: (game) => get(`game/${part(game)}`),
    pollGame: (game, channelNumber) => post(`game/${part(game)}`, { channelNumber }),
    answer: (game, channelNumber, decisionId, decisionValue) =>
      post(`game/${part(game)}`, { channelNumber, decisionId, decisionValue }),
    concede: (game) => post(`game/${part(game)}/concede`),
  };
}

function read(reply: Result<Reply>): Result<Element | null> {
  if (!reply.ok) return reply;
  const { status, text } = reply.value;
  if (status !== 200) return no(NOT[status] ?? { code: 'gemp-status', status });
  if (text.trim() === '') return ok(null);
  const root = parseXml(text);
  if (!root.ok || root.value.name !== 'error') return root;
  return no({ code: 'gemp-said-no', words: plain(root.value.attributes.message ?? root.value.text) });
}

/** What a status means after login. */
const NOT: Readonly<Record<number, Fact>> = {
  401: { code: 'gemp-signed-out' },
  403: { code: 'gemp-forbidden' },
  404: { code: 'gemp-not-there' },
  409: { code: 'gemp-taken-over' },
  410: { code: 'gemp-expired' },
};

/** What a status means at login. */
function loginFault(status: number, user: string): Fact {
  switch (status) {
    case 202:
      return { code: 'gemp-register-again', user };
    case 401:
      return { code: 'gemp-bad-password', user };
    case 403:
      return { code: 'gemp-banned', user, forGood: true };
    case 409:
      return { code: 'gemp-banned', user, forGood: false };
    default:
      return { code: 'gemp-status', status };
  }
}
