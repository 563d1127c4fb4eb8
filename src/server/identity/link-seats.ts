import type { OperatorContext } from '../operator/context.ts';
import { recordResult } from '../results/record-result.ts';
import { newToken, tokenHash } from '../tokens.ts';

/**
 * Gives the guest seats of these tokens to an identity. From then on only its sessions open them, so that signing out or
 * removing a device ends all access. In each match an identity has one seat holder: a second one stays a guest.
 */
export async function linkSeats(
  { service, tables }: Pick<OperatorContext, 'service' | 'tables'>,
  identity: string,
  tokens: readonly string[],
): Promise<readonly string[]> {
  const { store } = service;
  const linked: string[] = [];
  for (const { person, match } of await store.identities.peopleWith(tokens.map(tokenHash))) {
    if ((await store.identities.peopleOf(identity, { match: match.id }, 1)).length > 0) continue;
    const hash = tokenHash(newToken());
    if (!(await store.identities.link(person, identity, hash))) continue;
    await tables.personChanged(match.id, { ...person, identity, tokenHash: hash });
    // Does nothing unless the match is over; its result may have been saved for the guest. Spectators have none.
    if (person.side !== null) await recordResult(service, match.id);
    linked.push(match.code);
  }
  return linked;
}
