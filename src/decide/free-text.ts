import type { Fact } from '../kernel/fact.ts';

const SAID = 'line-said';

/** Free text from a program, as a fact. */
export const freeText = (text: string): Fact => ({ code: SAID, text });

/** The name of a reason in lists and comparisons: its rule code, or the text if it is free text. */
export const ruleOf = ({ code, text }: Fact): string => (code === SAID ? String(text) : code);
