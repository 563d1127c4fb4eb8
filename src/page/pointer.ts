/** Whether this is a touch device: people tap, and have no keyboard. */
export const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;
