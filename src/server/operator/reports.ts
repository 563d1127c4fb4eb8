import { no, ok, type Result } from '../../kernel/result.ts';
import type { ReportRecord } from '../../store/operator-store.ts';
import type { Report } from '../../wire/operator.ts';
import type { Caller } from '../http/backend.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Service } from '../service.ts';
import { seatsOf } from '../table/seat-assignments.ts';
import { newId } from '../tokens.ts';
import { type Operator, type OperatorContext, record } from './context.ts';

const ATTACHED = 50; // messages
const OPEN_PER_PERSON = 5; // reports that the operator has not closed yet
const OPEN_PER_MATCH = 50;

/** A player reports the chat of a match. The messages that they could read are attached. */
export async function report(
  { store, now }: Service,
  lobby: Lobby,
  caller: Caller,
  code: string,
  note: string,
): Promise<Result<{ readonly id: string }>> {
  const found = await lobby.allowed('POST /api/matches/:code/report', caller, code);
  if (!found.ok) return found;
  const { table, person } = found.value;
  const { record: match } = table;
  const open = await store.operator.openReports(match.code);
  if (open.length >= OPEN_PER_MATCH) return no({ code: 'too-many-reports', most: OPEN_PER_MATCH });
  if (open.filter((one) => one.person === person.id).length >= OPEN_PER_PERSON)
    return no({ code: 'too-many-reports', most: OPEN_PER_PERSON });
  const chat = await store.chat(match.id, 2 * ATTACHED);
  const side = seatsOf(table.assignments, person.id).length > 0 ? person.side : null; // crew chat is for its crew
  const messages = chat
    .filter(({ to }) => to === 'table' || to === side)
    .slice(-ATTACHED)
    .map(({ at, to, from, side, text }) => ({ at, to, from, side, text }));
  const made: ReportRecord = {
    id: newId(),
    code: match.code,
    person: person.id,
    name: person.name,
    note: note.replace(/\p{Cc}/gu, ' ').trim(),
    messages,
    at: now(),
    closed: null,
  };
  await store.operator.addReport(made);
  return ok({ id: made.id });
}

export async function listReports(
  { service }: OperatorContext,
  open: boolean | undefined,
  page: { readonly from: number; readonly most: number },
): Promise<readonly Report[]> {
  const found = await service.store.operator.reports(open === undefined ? {} : { open }, page);
  return found.map(withoutPerson);
}

export const withoutPerson = ({ person: _, ...report }: ReportRecord): Report => report;

export async function closeReport(context: OperatorContext, operator: Operator, id: string): Promise<Result<null>> {
  const { store, now } = context.service;
  if (!(await store.operator.closeReport(id, now()))) return no({ code: 'no-such-report' });
  await record(context, operator, 'close-report', id);
  return ok(null);
}
