import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Fact } from '../../kernel/fact.ts';
import { errorFacts } from '../log.ts';
import { languageOf } from './caller.ts';
import type { HttpParts } from './parts.ts';
import { refusal, refuse } from './refusals.ts';
import { pathOf } from './requests.ts';
import { type App, isSchemaFault } from './typed.ts';

/** Turns every thrown error into a refusal. Details of unexpected errors go only to the log. */
export function answerFaults(app: App, { log }: Pick<HttpParts, 'log'>): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const fact = factOf(error, request);
    if (fact.code === 'broken')
      log.error({ method: request.method, path: pathOf(request.url), ...errorFacts(error) }, 'request failed');
    return refuse(request, reply, fact);
  });
}

/** Thrown where only an exception works, such as in plugin hooks. Facts of other errors are never shown to clients. */
class Refused extends Error {
  readonly fact: Fact;

  constructor(fact: Fact) {
    super(fact.code);
    this.fact = fact;
  }
}

export const thrown = (fact: Fact): Error => new Refused(fact);

function factOf(error: FastifyError, request: FastifyRequest): Fact {
  if ((error as Error) instanceof Refused) return (error as unknown as Refused).fact;
  if (isSchemaFault(error)) {
    const { validationContext: part, field, problem } = error as FastifyError & typeof error;
    if (part === 'params') return { code: 'not-found', path: pathOf(request.url) };
    return {
      code: 'bad-request',
      part: part === 'querystring' ? 'query' : part,
      field,
      problem: problem[languageOf(request)],
    };
  }
  const { code, statusCode = 500 } = error;
  if (statusCode === 413) return { code: 'too-large', most: request.routeOptions.bodyLimit };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'wrong-content-type', wanted: 'application/json' };
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return { code: 'not-json' };
  if (statusCode < 500) return { code: 'bad-request', part: 'request', field: '(whole)', problem: '' };
  return { code: 'broken' };
}

/** A path that cannot be decoded. */
export const refuseUrl = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuse(request, reply, { code: 'bad-request', part: 'path', field: '(whole)', problem: '' });

/** Answers malformed or too slow requests once, then closes the connection. */
export function cutOff(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = JSON.stringify(refusal({ code: 'bad-request', part: 'request', field: '(whole)', problem: '' }, 'en'));
  if (socket.writable)
    socket.write(
      `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  socket.destroySoon();
}
