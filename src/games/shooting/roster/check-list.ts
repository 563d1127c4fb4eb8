import type { ListCheck } from '../../../kernel/game.ts';
import { no, ok } from '../../../kernel/result.ts';
import { faultOf } from '../../../parts/schema/schema.ts';
import { validator } from '../../../parts/schema/validator.ts';
import type { ListBody } from './list-body.ts';
import { Body } from './list-body-schema.ts';

const schema = validator(Body);

/** Checks a list from a client before the server stores it. Every field is known and limited, so no descriptions fit. */
export const check: ListCheck = (id, removed, body) => {
  if (!schema.Check(body)) return no({ code: 'bad-list', ...faultOf(schema, body) });
  const { list, corrections, mappings, seen } = body as ListBody;
  const ofOther = [...corrections, ...mappings, ...seen].some((one) => one.list !== id);
  if (ofOther || (list && list.fingerprint !== id))
    return no({ code: 'bad-list', field: 'list', problem: 'this is another list' });
  if (removed !== (list === null)) return no({ code: 'bad-list', field: 'list', problem: 'removed lists have none' });
  return ok(body);
};
