/** `8.1`, `12`: a figure of a bot, one digit after the point where there is one. */
export const figure = (value: number, mark: '.' | ','): string => String(Number(value.toFixed(1))).replace('.', mark);

/** `42 %`. */
export const percent = (odds: number): string => `${Math.round(100 * odds)} %`;
