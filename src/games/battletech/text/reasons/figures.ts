/** `8.1`, `12`: at most one decimal. */
export const figure = (value: number, mark: '.' | ','): string => String(Number(value.toFixed(1))).replace('.', mark);
