import type { Fact } from '../../../kernel/fact.ts';
import { no } from '../../../kernel/result.ts';

/** Why an input cannot be imported, with the facts that its text needs. */
export interface RosterErrors {
  readonly empty: object;
  readonly 'too-large': { readonly most: number }; // megabytes
  readonly 'unpacks-too-large': { readonly most: number };
  readonly 'too-many-nodes': { readonly most: number };
  readonly 'too-deep': { readonly most: number };
  readonly 'zip-broken': object;
  readonly 'zip-without-list': object;
  readonly 'gzip-broken': object;
  readonly 'link-broken': object;
  readonly 'xml-broken': { readonly line: number };
  readonly 'xml-doctype': object;
  readonly 'json-broken': object;
  readonly 'not-text': object;
  readonly 'unknown-format': object;
  readonly 'other-game': { readonly game: string };
  readonly 'old-edition': object;
  readonly 'save-format': object;
  readonly 'no-units': object;
  readonly 'own-changed': object;
  readonly 'unknown-unit': { readonly name: string; readonly known: readonly string[] }; // in a question
  readonly 'no-values': { readonly name: string };
  readonly 'no-ranged-weapon': { readonly name: string };
}
export type RosterErrorCode = keyof RosterErrors;

export interface RosterError extends Fact {
  readonly code: `roster-${RosterErrorCode}`;
}

export type Refused = { readonly ok: false; readonly error: RosterError };

/** Refuses an input. */
export const refused = <C extends RosterErrorCode>(code: C, facts: RosterErrors[C]): Refused =>
  no<RosterError>({ ...(facts as Readonly<Record<string, unknown>>), code: `roster-${code}` });
