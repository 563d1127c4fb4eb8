import type { ReasonTable } from './reasons.ts';

export const REASONS: ReasonTable = {
  'gunner-destroys': 'destruye {points:~punto|puntos} de media: {targets:@units}',
  'gunner-wears-down': 'desgasta otros {points:~punto|puntos} de {targets:@units}',
  'gunner-silences': 'silencia armas que podrían costarnos {points:~punto|puntos}',
  'gunner-heads': 'de ellos, {points:~punto|puntos} de personajes y élites',
  'gunner-finishes': 'de ellos, {points:~punto|puntos} por rematar unidades heridas',
  'gunner-thins': '{points:~miniatura|miniaturas} menos en una horda',
  'gunner-others-could': 'el resto del ejército podría destruir {points:~punto|puntos} de todos modos',
  'gunner-together': 'junto con el resto del ejército destruye {points:~punto|puntos} más',
  'gunner-few-choices': ({ choices }, { fill }) =>
    choices === 1
      ? 'solo tiene un objetivo, así que va primero'
      : fill('solo tiene {choices:objetivo|objetivos}, así que va pronto', { choices }),
  'gunner-keeps-at-it': 'sigue disparando a {targets:@units}',
  'gunner-hazard': 'sus propias armas le cuestan {points:~punto|puntos} de media',
  'gunner-once': 'gasta {weapons:arma|armas} de un solo disparo',

  'gunner-shelters': '{use:@stratagem} salva {points:~punto|puntos} de {unit:@unit}',
  'gunner-re-rolls': 'repetir el dado {die:@n} aporta {points:~punto|puntos} de media',
  'gunner-command-point': 'cuesta un punto de mando',
  'gunner-plan': ({ method, points, plan }, { fill }) =>
    fill(
      method === 'exact'
        ? 'plan de fuego del ejército, el mejor de todos los repartos: {plan:@known}; {points:~punto|puntos} de media'
        : 'plan de fuego del ejército, el mejor encontrado: {plan:@known}; {points:~punto|puntos} de media',
      { points, plan: plan.map((one) => fill('{unit:@unit} contra {targets:@units} ({points:~punto|puntos})', one)) },
    ),

  'gunner-picks-out': ({ model, next, points }, { fill }) =>
    fill(
      next.length > 0
        ? 'elegir a {model:@model} y después a {next:@models} aporta {points:~punto|puntos}'
        : 'elegir a {model:@model} aporta {points:~punto|puntos}',
      { model, next, points },
    ),
  'gunner-shoots-on': 'no elegir a nadie aporta {points:~punto|puntos}',
  'gunner-keeps-guns': '{model:@model} aún podría destruir {points:~punto|puntos}',
  'gunner-keeps-character': '{model:@model} es un personaje',
  'gunner-steady': '{model:@model} salva con {save}+',
};
