import type { Phrase } from './names.ts';

interface InField {
  readonly field: string;
}
interface Unknown extends InField {
  readonly name: string;
  readonly known: readonly string[];
}

/** Why a question about odds cannot be answered, and the facts that an answer takes from the question. */
export interface OddsFacts {
  readonly 'field-needed': InField;
  readonly 'unknown-datasheet': Unknown;
  readonly 'unknown-kind': Unknown;
  readonly 'unknown-weapon': Unknown;
  readonly 'unknown-profile': Unknown;
  readonly 'wounded-too-much': InField & { readonly wounds: number };
  readonly 'more-kills-than-models': InField & { readonly models: number };
  readonly 'too-much-to-work-out': InField;
  readonly 'cover-as-asked': Readonly<Record<never, never>>;
}

export type OddsTable = { readonly [C in keyof OddsFacts]: Phrase<OddsFacts[C]> };
