// Tons of a standard fusion engine by rating in fives: 0, 5, 10 … 400.
// biome-ignore format: ten ratings a row, 5 to 50 first
const FUSION: readonly number[] = [
  0,
  0.5, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1.5,
  1.5, 1.5, 2, 2, 2, 2.5, 2.5, 3, 3, 3,
  3.5, 3.5, 4, 4, 4, 4.5, 4.5, 5, 5, 5.5,
  5.5, 6, 6, 6, 7, 7, 7.5, 7.5, 8, 8.5,
  8.5, 9, 9.5, 10, 10, 10.5, 11, 11.5, 12, 12.5,
  13, 13.5, 14, 14.5, 15.5, 16, 16.5, 17.5, 18, 19,
  19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 25.5, 27, 28.5, 29.5,
  31.5, 33, 34.5, 36.5, 38.5, 41, 43.5, 46, 49, 52.5,
];

/** Tons of a standard fusion engine; other ratings count as the next multiple of five. */
export const fusionTons = (rating: number): number => FUSION[Math.ceil(rating / 5)] ?? Number.POSITIVE_INFINITY;
