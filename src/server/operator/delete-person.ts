import { no, ok, type Result } from '../../kernel/result.ts';
import type { PersonRequest } from '../../wire/operator.ts';
import { deleteIdentity } from '../identity/delete-identity.ts';
import { type Operator, type OperatorContext, record } from './context.ts';
import { erasePerson } from './erase-person.ts';
import { findPerson } from './person-data.ts';

/** Deletes a person from one match, or an identity with everything that belongs to it. */
export async function deletePerson(
  context: OperatorContext,
  operator: Operator,
  by: PersonRequest,
): Promise<Result<null>> {
  const found = await findPerson(context, by);
  if (!found) return no({ code: 'no-such-person' });
  if ('identity' in found) {
    await record(context, operator, 'delete-identity', found.identity.id);
    await deleteIdentity(context, found.identity.id);
    return ok(null);
  }
  await record(context, operator, 'delete-person', found.person.id, { match: found.match.code });
  return erasePerson(context, found);
}
