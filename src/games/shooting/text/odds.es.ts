import type { OddsTable } from './odds-facts.ts';

const known = (names: readonly string[]): string =>
  names.filter((name) => name !== '').join(', ') || 'ninguno con nombre';

export const ODDS: OddsTable = {
  'field-needed': ({ field }) => `a la pregunta le falta «${field}»`,
  'unknown-datasheet': ({ field, name, known: names }) =>
    `«${field}»: no hay ninguna hoja de datos «${name}»; hay ${known(names)}`,
  'unknown-kind': ({ field, name, known: names }) =>
    `«${field}»: la hoja de datos no tiene ninguna miniatura «${name}»; tiene ${known(names)}`,
  'unknown-weapon': ({ field, name, known: names }) =>
    `«${field}»: aquí no hay ningún arma «${name}»; hay ${known(names)}`,
  'unknown-profile': ({ field, name, known: names }) =>
    `«${field}»: el arma no tiene ningún perfil «${name}»; tiene ${known(names)}`,
  'wounded-too-much': ({ field, wounds }) =>
    `«${field}»: una miniatura de ${wounds} heridas no puede haber perdido tantas`,
  'more-kills-than-models': ({ field, models }) => `«${field}»: el objetivo solo tiene ${models} miniaturas`,
  'too-much-to-work-out': ({ field }) =>
    `«${field}»: tantos dados contra tantas heridas tardan demasiado en calcularse`,
  'cover-as-asked': () => 'el beneficio de cobertura, según la pregunta',
};
