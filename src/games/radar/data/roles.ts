export const ROLES = ['captain', 'first-mate', 'engineer', 'radio-operator'] as const;
export type Role = (typeof ROLES)[number];
