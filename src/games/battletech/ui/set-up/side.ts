const LETTERS = 'abcdefgh';

/** The CSS class for a side's colour and fill. */
export const sideClass = (side: number): string => `side-${LETTERS[side % LETTERS.length]}`;
