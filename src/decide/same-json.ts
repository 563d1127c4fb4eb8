/** Whether two plain things are alike, as they would be written; the order of their fields counts. */
export const sameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
