import type { Service } from '../service.ts';
import type { Tables } from '../table/tables.ts';
import { newId } from '../tokens.ts';

/** The socket functions that operator actions need. */
interface OperatorSockets {
  cutBanned(): void;
  cutSignedOut(identity?: string): Promise<void>; // devices whose session has ended
  connectedTo(match: string): readonly { readonly person: string | null; readonly address: string }[];
}

export interface OperatorContext {
  readonly service: Service;
  readonly tables: Tables;
  readonly sockets: OperatorSockets;
  readonly leagues: { leaveAll(identity: string): Promise<void> };
}

/** The client that performs an action. */
export interface Operator {
  readonly address: string;
}

/** Records an action before it is carried out, so that none goes unrecorded. */
export async function record(
  { service }: OperatorContext,
  { address }: Operator,
  action: string,
  target: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { store, now, log } = service;
  const entry = { id: newId(), at: now(), who: 'operator', action, target, detail: { ...detail, from: address } };
  await store.operator.addAction(entry);
  log.info({ action, target }, 'operator action');
}

/** Disconnects the devices of an identity whose sessions have ended, on every node. */
export async function cutEverywhere({ service, sockets }: OperatorContext, identity: string): Promise<void> {
  service.store.cluster?.notify({ what: 'sessions', identity });
  await sockets.cutSignedOut(identity);
}

/** Drops the match from the memory of every node, so that its stored data is read again. */
export async function reloadEverywhere({ service, tables }: OperatorContext, match: string): Promise<void> {
  service.store.cluster?.notify({ what: 'reload', match });
  await tables.reload(match);
}
