import { faultIn, groupName, type MatchTexts } from './match-facts.ts';
import { MODIFIERS } from './terms.es.ts';

const declined = (lethal: boolean | undefined): readonly string[] => (lethal === false ? ['sin impactos letales'] : []);
const aside = (remarks: readonly string[]): string => (remarks.length > 0 ? ` (${remarks.join(', ')})` : '');

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
