/** What a die needs to wound: strength against toughness. */
export function woundNeeds(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  if (2 * strength > toughness) return 5;
  return 6;
}
