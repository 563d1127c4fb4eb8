/** A number as it is printed: two decimals at most, a true minus sign. */
export function figure(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const digits = Number.isInteger(rounded) ? String(Math.abs(rounded)) : Math.abs(rounded).toFixed(2).replace(/0$/, '');
  return rounded < 0 ? `\u2212${digits}` : digits;
}

/** The same with its sign, for a line that adds or takes away. */
export const signed = (value: number): string => (Math.round(value * 100) > 0 ? `+${figure(value)}` : figure(value));

export function percent(share: number): string {
  const hundredths = share * 100;
  return `${hundredths < 10 && hundredths > 0 ? hundredths.toFixed(1) : Math.round(hundredths)}\u202f%`;
}
