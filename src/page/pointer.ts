/** Whether fingers do the pointing: people tap then, and have no keys. */
export const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;
