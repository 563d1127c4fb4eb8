import type { FastifyRequest } from 'fastify';
import { addressOf, exactAddressOf } from '../client-address.ts';
import type { ServerOptions } from '../options.ts';
import { requestCounts } from './request-counts.ts';

const A_MINUTE = 60_000;

interface Bans {
  bansAddress(address: string): boolean;
}

/**
 * Whether a page may look up the match in its address for its preview and its preloads. Without a limit, codes of private
 * matches could be guessed there. A page that may not look is served without them.
 */
export function pageLookups(
  { limits, trustProxy }: Pick<ServerOptions, 'limits' | 'trustProxy'>,
  elapsed: () => number,
  bans: Bans,
): (request: FastifyRequest) => boolean {
  const counts = new (requestCounts(elapsed))();
  const answers = new WeakMap<FastifyRequest, boolean>();
  return (request) => {
    const known = answers.get(request);
    if (known !== undefined) return known;
    let allowed = !bans.bansAddress(exactAddressOf(request.raw, trustProxy));
    counts.incr(
      addressOf(request.raw, trustProxy),
      (_, result) => {
        if ((result?.current ?? 0) > limits.requestsPerMinute) allowed = false;
      },
      A_MINUTE,
    );
    answers.set(request, allowed);
    return allowed;
  };
}
