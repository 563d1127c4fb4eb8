import type { OddsTable } from './odds-facts.ts';

const known = (names: readonly string[]): string => names.filter((name) => name !== '').join(', ') || 'none by name';

export const ODDS: OddsTable = {
  'field-needed': ({ field }) => `the question needs "${field}"`,
  'unknown-datasheet': ({ field, name, known: names }) =>
    `"${field}": there is no datasheet "${name}"; there are ${known(names)}`,
  'unknown-kind': ({ field, name, known: names }) =>
    `"${field}": the datasheet has no model "${name}"; it has ${known(names)}`,
  'unknown-weapon': ({ field, name, known: names }) =>
    `"${field}": there is no weapon "${name}" here; there are ${known(names)}`,
  'unknown-profile': ({ field, name, known: names }) =>
    `"${field}": the weapon has no profile "${name}"; it has ${known(names)}`,
  'wounded-too-much': ({ field, wounds }) => `"${field}": a model of ${wounds} wounds cannot have lost so many`,
  'more-kills-than-models': ({ field, models }) => `"${field}": the target has ${models} models only`,
  'too-much-to-work-out': ({ field }) => `"${field}": so many dice at so many wounds take too long to work out`,
  'cover-as-asked': () => 'the benefit of cover, as the question says',
};
