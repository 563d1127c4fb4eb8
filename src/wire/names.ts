/** The longest name of a person, in characters. */
export const LONGEST_NAME = 24;

/** The length of a name; an emoji counts as one character. */
export const nameLength = (name: string): number => [...name].length;

/** The name, cut to the limit if it is longer; never within a character. */
export const fittedName = (name: string): string => [...name].slice(0, LONGEST_NAME).join('');
