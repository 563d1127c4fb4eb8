/** Whatever is wrong with a question is told with the field it stands in. */
interface Wrong {
  readonly field: string;
}
interface Unknown extends Wrong {
  readonly name: string;
  readonly known: readonly string[];
}

/** The facts of what questions about odds are answered with where they cannot be, and of what they suppose. */
export interface OddsFacts {
  readonly 'field-needed': Wrong;
  readonly 'unknown-datasheet': Unknown;
  readonly 'unknown-kind': Unknown;
  readonly 'unknown-weapon': Unknown;
  readonly 'unknown-profile': Unknown;
  readonly 'wounded-too-much': Wrong & { readonly wounds: number };
  readonly 'more-kills-than-models': Wrong & { readonly models: number };
  readonly 'too-much-to-work-out': Wrong;
  readonly 'cover-as-asked': Readonly<Record<never, never>>;
}

export type OddsTable = { readonly [C in keyof OddsFacts]: (fact: OddsFacts[C]) => string };
