import { faultIn, groupName, type MatchTexts } from './match-facts.ts';
import { MODIFIERS } from './terms.es.ts';

const declined = (lethal: boolean | undefined): readonly string[] => (lethal === false ? ['sin impactos letales'] : []);
const aside = (remarks: readonly string[]): string => (remarks.length > 0 ? ` (${remarks.join(', ')})` : '');

const LEAST_LOSS = 0.05; // smaller losses would be shown as 0
const PLAN_ADDS = {
  kills: 'aporta {value:~miniatura destruida|miniaturas destruidas} de media',
  points: 'aporta {value:~punto destruido|puntos destruidos} de media',
  wipe: 'añade {value:~punto porcentual|puntos porcentuales} a la probabilidad',
};
const PLAN_INSTEAD = {
  kills: 'disparar a {target} en su lugar costaría {loss:~miniatura|miniaturas}',
  points: 'disparar a {target} en su lugar costaría {loss:~punto|puntos}',
  wipe: 'disparar a {target} en su lugar costaría {loss:~punto porcentual|puntos porcentuales}',
};
const PLAN_BEFORE = {
  kills: 'dispara antes que {other}: el orden inverso costaría {loss:~miniatura|miniaturas}',
  points: 'dispara antes que {other}: el orden inverso costaría {loss:~punto|puntos}',
  wipe: 'dispara antes que {other}: el orden inverso costaría {loss:~punto porcentual|puntos porcentuales}',
};
const PLAN_BETTER = {
  kills: 'disparar a {target} en su lugar daría {gain:~miniatura|miniaturas} más',
  points: 'disparar a {target} en su lugar daría {gain:~punto|puntos} más',
  wipe: 'disparar a {target} en su lugar daría {gain:~punto porcentual|puntos porcentuales} más',
};
const PLAN_AFTER = {
  kills: 'dispara antes que {other}: el orden inverso daría {gain:~miniatura|miniaturas} más',
  points: 'dispara antes que {other}: el orden inverso daría {gain:~punto|puntos} más',
  wipe: 'dispara antes que {other}: el orden inverso daría {gain:~punto porcentual|puntos porcentuales} más',
};

export const MATCH: MatchTexts = {
  nouns: {
    unit: 'unidad',
    model: 'miniatura',
    none: 'ninguno',
    opponent: 'tu rival',
    sides: { attacker: 'atacante', defender: 'defensor' },
    withArticle: { attacker: 'el atacante', defender: 'el defensor' },
    stages: {
      select: 'se está eligiendo la unidad que dispara',
      targets: 'se están asignando los objetivos',
      reaction: 'el otro bando puede usar una estratagema',
      attacks: 'se están tirando los dados',
      precision: 'se puede elegir a un personaje',
      allocation: 'se están asignando las heridas',
      ended: 'la partida ha terminado',
    },
    stratagems: {
      'go-to-ground': 'Cuerpo a tierra',
      smokescreen: 'Cortina de humo',
      'command-re-roll': 'Repetición de mando',
    },
    terrain: {
      ruins: 'las ruinas',
      woods: 'el bosque',
      crater: 'el cráter',
      barricade: 'la barricada',
      obstacle: 'el obstáculo',
    },
    pieces: {
      ruin: 'ruinas',
      'north-west-ruin': 'ruina noroeste',
      'south-east-ruin': 'ruina sureste',
      'old-grove': 'arboleda vieja',
      'shell-hole': 'cráter',
      'low-wall': 'muro bajo',
      containers: 'contenedores',
      library: 'biblioteca',
      chapel: 'capilla',
      works: 'fábrica',
      school: 'escuela',
      station: 'estación',
      park: 'parque',
      yard: 'patio',
      'burst-main': 'cañería rota',
      tram: 'tranvía',
      kerb: 'bordillo',
      hillock: 'loma',
      'north-east-ruin': 'ruina noreste',
      'south-west-ruin': 'ruina suroeste',
      'west-hall': 'nave oeste',
      'east-hall': 'nave este',
      'south-hall': 'nave sur',
      'north-hall': 'nave norte',
      'south-grove': 'arboleda sur',
      'north-grove': 'arboleda norte',
      'south-wall': 'muro sur',
      'north-wall': 'muro norte',
      'west-wall': 'muro oeste',
      'east-wall': 'muro este',
      'south-containers': 'contenedores del sur',
      'north-containers': 'contenedores del norte',
      'west-containers': 'contenedores del oeste',
      'east-containers': 'contenedores del este',
      'west-stack': 'pila de contenedores oeste',
      'east-stack': 'pila de contenedores este',
      tower: 'torre',
    },
  },
  codes: {
    'bad-setup': (fault, { say, fill }) =>
      fill('la preparación no es válida en «{field}»: {why}', { ...fault, why: faultIn(fault, say) }),
    'bad-question': (fault, { say, fill }) =>
      fill('la pregunta no es válida en «{field}»: {why}', { ...fault, why: faultIn(fault, say) }),
    'unknown-ruleset': 'no existe el reglamento «{ruleset}»; disponibles: {known:@known}',
    'unknown-verb': 'orden desconocida: «{word}»; disponibles: {known:@known}',
    'words-missing': 'falta algo; se escribe así: {usage}',
    'words-left': 'sobra «{word}»; se escribe así: {usage}',
    'not-a-unit': 'no hay ninguna unidad «{word}»; disponibles: {known:@known}',
    'not-a-number': 'se espera un número (1, 2…), no «{word}»',
    'not-one-of': '«{word}» no vale aquí; disponibles: {known:@known}',
    cover: ({ because, ...fact }, { fill }) =>
      fill(`cobertura: ${because === 'within' ? 'en' : 'tras'} {terrain:@terrain} ({piece:@piece})`, fact),
    'unknown-layout': 'disposición desconocida: «{layout}»; disponibles: {known:@known}',
    'army-does-not-fit':
      'el ejército «{army}» no cabe en su zona de despliegue ({layout}): no queda sitio para {unit}; elige otra disposición o un ejército menor',
    'army-too-large': 'el ejército «{army}» es demasiado grande: tiene {models} miniaturas y el límite es {most}',
    'army-without-points':
      'las unidades del ejército «{army}» no tienen puntos, así que no hay nada que puntuar; usa una lista con puntos',
    'no-target-in-sight':
      'ninguna unidad del ejército «{army}» alcanza un objetivo ({layout}); elige otra disposición u otra semilla',
    'field-needed': 'a la pregunta le falta «{field}»',
    'unknown-datasheet': '«{field}»: no existe la hoja de datos «{name}»; disponibles: {known:@known}',
    'unknown-kind': '«{field}»: la hoja de datos no tiene la miniatura «{name}»; disponibles: {known:@known}',
    'unknown-army': '«{field}»: no existe el ejército «{name}»; disponibles: {known:@known}',
    'unknown-army-unit': '«{field}»: el ejército no tiene la unidad «{name}»; disponibles: {known:@known}',
    'plan-adds': ({ goal, value }, { fill }) => fill(PLAN_ADDS[goal], { value }),
    'plan-instead': ({ goal, target, loss }, { fill }) =>
      loss < LEAST_LOSS
        ? fill('disparar a {target} daría lo mismo', { target })
        : fill(PLAN_INSTEAD[goal], { target, loss }),
    'plan-before': ({ goal, other, loss }, { fill }) => fill(PLAN_BEFORE[goal], { other, loss }),
    'plan-better': ({ goal, target, gain }, { fill }) => fill(PLAN_BETTER[goal], { target, gain }),
    'plan-after': ({ goal, other, gain }, { fill }) => fill(PLAN_AFTER[goal], { other, gain }),
    'unknown-weapon': '«{field}»: no existe el arma «{name}»; disponibles: {known:@known}',
    'unknown-profile': '«{field}»: el arma no tiene el perfil «{name}»; disponibles: {known:@known}',
    'wounded-too-much':
      '«{field}»: una miniatura con {wounds:herida|heridas} no puede haber perdido tantas y seguir viva',
    'more-kills-than-models': '«{field}»: el objetivo solo tiene {models:miniatura|miniaturas}',
    'too-many-entries': '«{field}»: {count} entradas al sustituir los ejércitos por sus unidades; el límite es {most}',
    'too-much-to-work-out': '«{field}»: calcular tantos dados y heridas lleva demasiado tiempo; pide menos',
    'no-exercise': '«{field}»: no se ha encontrado ningún ejercicio; usa otra semilla',
    'lethal-hits-are-not-declined': 'en esta edición no se puede renunciar a los impactos letales',
    'cover-as-asked': 'beneficio de la cobertura, según la pregunta',
    'awaits-select': 'elige la unidad que va a disparar',
    'awaits-select-by': 'Esperando a que {who:@who} elija la unidad que va a disparar',
    'awaits-targets': 'asigna los objetivos de {unit:@unit}',
    'awaits-targets-by': 'Esperando a que {who:@who} asigne los objetivos de {unit:@unit}',
    'awaits-reaction': 'usa una estratagema o renuncia a ella',
    'awaits-reaction-by': 'Esperando a que {who:@who} use una estratagema o renuncie a ella',
    'awaits-attacks': 'haz los ataques de {unit:@unit}',
    'awaits-attacks-by': 'Esperando a que {who:@who} haga los ataques de {unit:@unit}',
    'awaits-precision': 'decide si eliges a un personaje',
    'awaits-precision-by': 'Esperando a que {who:@who} decida si elige a un personaje',
    'awaits-allocation': 'elige qué miniaturas reciben las heridas',
    'awaits-allocation-by': 'Esperando a que {who:@who} elija qué miniaturas reciben las heridas',
  },
  orders: {
    begin: 'empezar',
    'select-shooter': 'elegir {unit:@unit}',
    assign: ({ group, target, bearers, hand = [], lethal }, names) =>
      `apuntar ${bearers ? `${bearers.length} × ` : ''}${groupName(group)} a ${names.unit(target)}${aside([...hand.map((one) => MODIFIERS[one]), ...declined(lethal)])}`,
    'hold-fire': ({ group }) => `no disparar ${groupName(group)}`,
    clear: ({ group }) => `borrar ${groupName(group)}`,
    'clear-all': 'borrar todos los objetivos',
    undo: 'deshacer',
    confirm: 'confirmar los objetivos',
    roll: ({ until }) =>
      ({ step: 'tirar un paso', weapon: 'tirar por un arma', unit: 'hacer todos los ataques' })[until],
    shoot: ({ unit, aims }, names) =>
      `${names.unit(unit)}: ${aims.map(({ group, target, hand = [], lethal }) => `${names.weapon(unit, group)} a ${names.unit(target)}${aside([...hand.map((one) => MODIFIERS[one]), ...declined(lethal)])}`).join(', ')}`,
    'skip-unit': 'saltar {unit:@unit}',
    'end-phase': 'terminar la fase',
    allocate: ({ models: [first = 0, ...others] }, { fill }) =>
      fill(
        others.length === 0 ? 'asignar a {first:@model}' : 'asignar a {first:@model} y luego a {others:otra|otras}',
        { first, others: others.length },
      ),
    precision: ({ model }, names) => (model === null ? 'no elegir a nadie' : `elegir a ${names.model(model)}`),
    stratagem: '{use:@stratagem} para {unit:@unit}',
    decline: 'no usar ninguna estratagema',
    're-roll': 'Repetición de mando: dado {die:@n}',
  },
};
