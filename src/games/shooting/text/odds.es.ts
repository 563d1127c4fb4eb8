import type { OddsTable } from './odds-facts.ts';

export const ODDS: OddsTable = {
  'field-needed': 'a la pregunta le falta «{field}»',
  'unknown-datasheet': '«{field}»: no existe la hoja de datos «{name}»; disponibles: {known:@known}',
  'unknown-kind': '«{field}»: la hoja de datos no tiene la miniatura «{name}»; disponibles: {known:@known}',
  'unknown-weapon': '«{field}»: no existe el arma «{name}»; disponibles: {known:@known}',
  'unknown-profile': '«{field}»: el arma no tiene el perfil «{name}»; disponibles: {known:@known}',
  'wounded-too-much':
    '«{field}»: una miniatura con {wounds:herida|heridas} no puede haber perdido tantas y seguir viva',
  'more-kills-than-models': '«{field}»: el objetivo solo tiene {models:miniatura|miniaturas}',
  'too-much-to-work-out': '«{field}»: calcular tantos dados y heridas lleva demasiado tiempo; pide menos',
  'cover-as-asked': 'beneficio de la cobertura, según la pregunta',
};
