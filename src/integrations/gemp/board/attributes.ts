/** The attributes of an event. */
export type Attributes = Readonly<Record<string, string | undefined>>;

export const texts = (list: string | undefined): readonly string[] =>
  list === undefined || list === '' ? [] : list.split(',').map((part) => part.trim());

export const numbers = (list: string | undefined): readonly number[] =>
  texts(list).flatMap((part) => wholeIn(part) ?? []);

export const wholeIn = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : null;

/** Statistics may be decimal. */
export const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : null;
