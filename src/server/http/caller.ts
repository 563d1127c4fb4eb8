import type { FastifyRequest } from 'fastify';
import type { Language } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { validator } from '../../parts/schema/validator.ts';
import { BrowserId, Token } from '../../wire/schemas.ts';
import { addressOf } from '../client-address.ts';
import type { ServerOptions } from '../options.ts';
import type { Caller } from './backend.ts';

/** A malformed token counts as a wrong token; without a token the caller has no seat. */
export function callerOf(
  request: FastifyRequest,
  { trustProxy }: Pick<ServerOptions, 'trustProxy'>,
): Result<Omit<Caller, 'session'> & { readonly sessionToken: string | null }> {
  const { authorization } = request.headers;
  const token = authorization === undefined ? null : tokenIn(authorization);
  if (token === undefined) return no({ code: 'wrong-token' });
  const browser = request.headers[BROWSER_HEADER] ?? null;
  if (browser !== null && !browserId.Check(browser))
    return no({ code: 'bad-request', part: 'headers', field: BROWSER_HEADER, problem: 'form' });
  const sessionToken = request.headers[SESSION_HEADER] ?? null;
  if (sessionToken !== null && !sessionFormat.Check(sessionToken)) return no({ code: 'signed-out' });
  return ok({
    address: addressOf(request.raw, trustProxy),
    token,
    browser,
    language: languageOf(request),
    sessionToken,
  });
}

const BROWSER_HEADER = 'x-umpire-browser';
const browserId = validator(BrowserId);
const SESSION_HEADER = 'x-umpire-session';
const sessionFormat = validator(Token);

const tokenIn = (authorization: string): string | undefined => /^Bearer ([A-Za-z0-9_-]{22})$/i.exec(authorization)?.[1];

/** The supported language the client prefers. Default: English. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wishes = String(headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', ...rest] = wish.trim().toLowerCase().split(';');
      const weight = rest
        .find((part) => part.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ language, weight }) => (language === 'en' || language === 'es') && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes[0]?.language === 'es' ? 'es' : 'en';
}
