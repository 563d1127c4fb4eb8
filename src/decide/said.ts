import type { Fact } from '../kernel/fact.ts';

const SAID = 'line-said';

/** A text of a program's own, as a fact. */
export const said = (text: string): Fact => ({ code: SAID, text });

/** What a reason is called wherever reasons are listed or compared: the code of its rule; a program's own by its text. */
export const ruleOf = ({ code, text }: Fact): string => (code === SAID ? String(text) : code);
