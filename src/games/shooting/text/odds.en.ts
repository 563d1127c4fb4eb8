import type { OddsTable } from './odds-facts.ts';

export const ODDS: OddsTable = {
  'field-needed': 'the question needs "{field}"',
  'unknown-datasheet': '"{field}": unknown datasheet "{name}"; available: {known:@known}',
  'unknown-kind': '"{field}": the datasheet has no model "{name}"; available: {known:@known}',
  'unknown-weapon': '"{field}": unknown weapon "{name}"; available: {known:@known}',
  'unknown-profile': '"{field}": the weapon has no profile "{name}"; available: {known:@known}',
  'wounded-too-much': '"{field}": a model with {wounds:wound|wounds} cannot have lost that many and be alive',
  'more-kills-than-models': '"{field}": the target has only {models:model|models}',
  'too-much-to-work-out': '"{field}": this many dice and wounds take too long to calculate; ask for fewer',
  'cover-as-asked': 'Benefit of Cover, as asked',
};
