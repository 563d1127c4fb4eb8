import { errorFacts } from '../log.ts';
import { cutEverywhere, type OperatorContext } from '../operator/context.ts';
import { erasePerson } from '../operator/erase-person.ts';
import { newId } from '../tokens.ts';

const BATCH = 50;

/**
 * Deletes everything about an identity: name, devices, passkeys, recovery link, settings, lessons and ratings, and in
 * each of its matches the name and messages. Its opponents keep their results, against a deleted player.
 */
export async function deleteIdentity(context: OperatorContext, identity: string): Promise<void> {
  const { store, now } = context.service;
  await store.identities.retire(identity, now());
  await cutEverywhere(context, identity);
  await finishDeletion(context, identity);
}

/** Continues after a crash, too: what was done before is not found again. */
async function finishDeletion(context: OperatorContext, identity: string): Promise<void> {
  const { store } = context.service;
  await context.leagues.leaveAll(identity); // before its seats go to bots
  for (;;) {
    const found = await store.identities.peopleOf(identity, {}, BATCH);
    for (const one of found) {
      const erased = await erasePerson(context, one);
      if (!erased.ok) throw new Error(`cannot delete a person: ${erased.error.code}`);
    }
    if (found.length < BATCH) break;
  }
  await store.results.forget(`i:${identity}`, `x:${newId()}`);
  await store.identities.remove(identity);
}

/** Finishes deletions that were interrupted. Those that fail are found again, so the next batch starts after them. */
export async function finishDeletions(context: OperatorContext): Promise<void> {
  const { store, log } = context.service;
  let failed = 0;
  for (;;) {
    const batch = await store.identities.retired({ from: failed, most: BATCH });
    for (const identity of batch) {
      try {
        await finishDeletion(context, identity);
      } catch (error) {
        failed++;
        log.warn({ identity, ...errorFacts(error) }, 'cannot finish deleting an identity: trying again later');
      }
    }
    if (batch.length < BATCH) return;
  }
}
