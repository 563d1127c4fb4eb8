const LETTERS = 'abcdefgh';

/** The class that gives a side its colour and its fill. */
export const sideClass = (side: number): string => `side-${LETTERS[side % LETTERS.length]}`;
