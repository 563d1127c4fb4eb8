import type { FastifyReply, FastifyRequest } from 'fastify';
import { sayDecision } from '../../decide/decision-text.ts';
import { sayProgramFact } from '../../integrations/text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game, Language } from '../../kernel/game.ts';
import { sayKernel } from '../../kernel/kernel-text.ts';
import type { Result } from '../../kernel/result.ts';
import { sayServer } from '../refusal-text.ts';
import { languageOf } from './caller.ts';

/** HTTP status by refusal code. Other codes come from a game or a log and mean bad input: 400. */
export const STATUSES: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'not-json': 400,
  'forbidden-key': 400,
  'wrong-content-type': 400,
  'spectators-see-all': 400,
  'bad-name': 400,
  'bad-title': 400,
  'league-two-sides': 400,
  'wrong-token': 401,
  'signed-out': 401,
  'name-needed': 401,
  'passkey-refused': 401,
  'not-the-host': 403,
  'league-not-host': 403,
  'not-your-seat': 403,
  'players-only': 403,
  'pace-too-fast': 403,
  banned: 403,
  'wrong-operator-token': 401,
  'not-waiting': 404,
  'no-such-person': 404,
  'no-such-device': 404,
  'no-player-lists': 404,
  'no-such-list': 404,
  'wrong-recovery-link': 404,
  'no-such-passkey': 404,
  'no-such-ban': 404,
  'no-such-report': 404,
  'too-many-reports': 429,
  'too-many-wrong-tokens': 429,
  'packed-damaged': 500,
  'bots-only': 403,
  'not-found': 404,
  'no-such-match': 404,
  'no-such-league': 404,
  'no-such-seat': 404,
  'no-such-side': 404,
  'no-such-place': 404,
  'no-such-position': 404,
  'no-such-decision': 404,
  'no-such-work': 404,
  'no-such-experiment': 404,
  'no-such-game': 404,
  'lab-no-match': 404,
  'no-generator': 404,
  'unknown-game': 404,
  'unknown-query': 404,
  'seat-taken': 409,
  'name-taken': 409,
  'passkeys-off': 409,
  'passkey-known': 409,
  'too-many-passkeys': 409,
  'lists-full': 409,
  'seat-owned': 409,
  'take-over-shorter': 409,
  'clock-shorter': 409,
  'no-free-seat': 409,
  'league-over': 409,
  'league-started': 409,
  'league-joined': 409,
  'league-not-in': 409,
  'league-full': 409,
  'league-too-few': 409,
  'two-sides': 409,
  'seen-other-side': 409,
  'seen-everything': 409,
  'already-started': 409,
  'not-started': 409,
  'still-playing': 409,
  'lab-still-playing': 409,
  'not-by-rules': 409,
  'no-weights': 409,
  'match-over': 409,
  'other-version': 409,
  'wrong-state': 409,
  'not-asked': 409,
  'no-hint': 409,
  'too-large': 413,
  'settings-too-large': 413,
  'wrong-host': 421,
  'too-many-requests': 429,
  'too-many-matches': 429,
  'too-many-searches': 429,
  'too-many-leagues': 429,
  'too-many-bot-games': 429,
  'lab-busy': 429,
  'passkeys-busy': 429,
  'ask-busy': 429,
  draining: 503,
  broken: 500,
  'ask-failed': 500,
  'ask-late': 503,
  'bot-threw': 500,
  'bot-late': 503,
};

export const statusOf = ({ code }: Fact): number => (Object.hasOwn(STATUSES, code) ? STATUSES[code] : undefined) ?? 400;

/** Sends the value, or the refusal with its text and status. */
export const answer = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  result: Result<T>,
  game?: Game,
): FastifyReply => (result.ok ? sendJson(reply, result.value) : refuse(request, reply, result.error, game));

/** Sends any value as JSON, including a plain string. */
export const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(value ?? null));

export const refuse = (request: FastifyRequest, reply: FastifyReply, fact: Fact, game?: Game): FastifyReply =>
  sendJson(reply.code(statusOf(fact)), refusal(fact, languageOf(request), game));

/** The body of every refusal. */
export const refusal = (fact: Fact, language: Language, game?: Game) => ({
  error: fact,
  words:
    game?.say(fact, language) ??
    sayServer(fact, language) ??
    sayDecision(fact, language) ??
    sayProgramFact(fact, language, (inner) => game?.say(inner, language) ?? inner.code) ??
    sayKernel(fact, language) ??
    fact.code,
});
