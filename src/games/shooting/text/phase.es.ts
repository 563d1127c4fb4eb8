import { type DiceTable, type EventTable, few, type PhaseTable, sayDice, scored } from './phase-facts.ts';

const CAUSE = {
  attack: '',
  mortal: ' por heridas mortales',
  hazardous: ' por su propia arma',
  'deadly-demise': ' por la explosión',
} as const;

const declined = (lethal: false | undefined): string => (lethal === false ? ' (sin impactos letales)' : '');

export const PHASE: PhaseTable = {
  'not-begun': 'la partida no ha empezado',
  'not-your-phase': 'es la fase de disparo del {active:@side}',
  'wrong-stage': ({ needs, ...fact }, { fill }) =>
    fill(`ahora no: {stage:@stage}${needs ? '; esto solo se puede hacer mientras {needs:@stage}' : ''}`, {
      ...fact,
      needs,
    }),

  'no-such-unit': 'no existe la unidad {unit:@n}',
  'not-your-unit': '{unit:@unit} no es una de tus unidades',
  'unit-is-destroyed': '{unit:@unit} está destruida',
  'already-shot': '{unit:@unit} ya ha tenido su turno en esta fase',
  'already-chosen': '{unit:@unit} ya está elegida',
  'another-is-shooting': '{unit:@unit} está elegida para disparar: termina con ella o deshazlo antes',
  'no-weapons': 'a {unit:@unit} no le quedan armas de disparo',
  'fell-back': '{unit:@unit} se ha retirado y no puede disparar',
  advanced: '{unit:@unit} ha avanzado: solo pueden disparar las armas de Asalto',
  engaged: '{unit:@unit} está trabada con {by:@unit}: solo disparan las Pistolas, o los Monstruos y Vehículos',
  'bearer-is-destroyed': '{model:@model} está destruida',
  'no-bearer-left': 'no queda ninguna miniatura que dispare esta arma',

  'own-unit': '{unit:@unit} es de tu propio bando',
  'no-line-of-sight': 'sin línea de visión a {unit:@unit}',
  hidden: '{unit:@unit} está oculta: está a {distance}" y solo se la ve a {within}" o menos',
  'out-of-range': 'fuera de alcance: el objetivo está a {distance}" y el arma alcanza {range}"',
  'target-is-engaged': '{unit:@unit} está trabada con {by:@unit}, de tu propio bando',

  'no-such-weapon': 'esta unidad no tiene el arma «{group}»; disponibles: {known:@known}',
  'no-such-profile': ({ most, ...fact }, { fill }) =>
    fill(most > 0 ? 'el arma no tiene perfil {profile:@n}; elige del 1 al {most:@n}' : 'el arma solo tiene un perfil', {
      ...fact,
      most,
    }),
  'no-such-bearer': ({ most, ...fact }, { fill }) =>
    fill(
      most > 0 ? 'el arma no tiene portador {bearer:@n}; elige del 1 al {most:@n}' : 'el arma solo tiene un portador',
      { ...fact, most },
    ),
  'hand-modifiers-are-forbidden': 'este escenario no admite modificadores manuales',
  'no-lethal-hits': '«{group}» no tiene impactos letales a los que renunciar',
  'pistols-or-others': '{model:@model} dispara sus Pistolas o sus demás armas, y las otras ya tienen objetivo',
  'firing-deck-is-full': 'la plataforma de disparo solo deja disparar {most:arma|armas} de los pasajeros',
  'lends-another': 'el pasajero de «{group}» ya presta otra arma: cada pasajero presta solo una',
  'fires-twice': 'un arma de «{group}» aparece dos veces: cada arma tiene un solo objetivo',
  'nothing-assigned': ({ group }, { fill }) =>
    group === undefined ? 'ningún arma tiene objetivo' : fill('«{group}» no tiene objetivo', { group }),
  'weapons-unassigned': 'da un objetivo a cada arma o no dispares con ella: {groups:,}',

  'not-yours-to-allocate': '{side:@the-side} elige qué miniaturas reciben las heridas',
  'no-such-model': 'no existe la miniatura {model:@n}',
  'not-in-the-unit': '{model:@model} no es de {unit:@unit}',
  'model-is-destroyed': '{model:@model} está destruida',
  'bodyguards-first': '{model:@model} no puede elegirse mientras viva un escolta',
  'wounded-first': '{first:@model} va primero: ha perdido heridas o se le asignó un ataque en esta fase',
  'not-to-be-picked-out':
    'no se puede elegir a {model:@model}: Precisión exige un personaje visible de una unidad con escolta',

  'not-yours-to-answer': 'le toca responder al {side:@side}',
  'too-few-command-points': 'cuesta {costs:punto de mando|puntos de mando} y tienes {has}',
  'stratagem-was-used': '{use:@stratagem} ya se ha usado en esta fase',
  'not-a-target': '{unit:@unit} no es objetivo de estos ataques',
  'lacks-keyword': '{unit:@unit} no tiene la palabra clave {keyword:@capitals}',
  'nothing-to-re-roll': 'solo se puede repetir una tirada para impactar o para herir recién hecha paso a paso',
  'no-such-die': ({ most, ...fact }, { fill }) =>
    fill(most > 0 ? 'la tirada no tiene dado {die:@n}; elige del 1 al {most:@n}' : 'la tirada solo tiene un dado', {
      ...fact,
      most,
    }),
  'die-was-re-rolled': 'el dado {die:@n} ya se ha repetido',
  'die-is-critical': 'el dado {die:@n} es crítico y no se puede repetir',

  'no-eligible-targets': 'No hay objetivos válidos al alcance',
  'only-eligible-target': 'Elegido automáticamente: único objetivo válido',
  'focus-fire': 'Sugerencia: seguir disparando a la misma unidad',
  'finish-wounded': 'Sugerencia: rematar a la unidad herida',
  'several-targets': 'Varias opciones tácticas',

  'saved-state-is-wrong': ({ why, field }, { fill }) =>
    fill(`el estado guardado no es válido en «{field}»${why ? ': {why:@say}' : ''}`, { field, why }),

  'no-unit-left-to-shoot': 'no queda ninguna unidad que pueda disparar',
  'ended-by-hand': 'terminada antes de tiempo',
  'par-even': (score, { fill }) =>
    fill(
      'ambos bandos quedan igual respecto al par: atacante {attacker} ({attackerOver}), defensor {defender} ({defenderOver})',
      scored(score, 'es'),
    ),
  'par-lead': (score, { fill }) =>
    fill('atacante {attacker} ({attackerOver}), defensor {defender} ({defenderOver})', scored(score, 'es')),
  'points-even': 'ambos bandos han destruido {points:punto|puntos}',
  'points-lead': 'atacante {attacker:punto|puntos}, defensor {defender}',
};

const DICE: DiceTable = {
  attacks: ({ rolls }) => `{group:@weapon}: ${rolls.length ? '{faces} → ' : ''}{successes:ataque|ataques} en total`,
  'to-hit': ({ needs }) =>
    needs === null
      ? 'Para impactar: sin tirada → {successes:impacto|impactos}'
      : 'Para impactar: {faces} contra HP {needs}+{modified} → {successes:impacto|impactos}',
  'sustained-hits': ({ rolls }) => `Impactos sostenidos: ${rolls.length ? '{faces} → ' : ''}{successes} más`,
  'to-wound': ({ toughness }) =>
    toughness === undefined
      ? 'Para herir: {faces} contra {needs}+{modified} → {successes:herida|heridas}'
      : 'Para herir: {faces} contra R{toughness} (F{strength} = {needs}+){modified} → {successes:herida|heridas}',
  save: 'Salvaciones: {faces} contra {needs}+ → {successes:salvada|salvadas}',
  damage: 'Daño: {faces} → {successes}',
  'feel-no-pain': 'No hay dolor: {faces} contra {needs}+ → {successes:herida ignorada|heridas ignoradas}',
  hazardous: 'Peligrosa: {faces} contra {needs}+ → {failures:fallo|fallos}',
  'deadly-demise': ({ successes }) =>
    `Muerte explosiva de {model:@model}: {faces} contra {needs}+ → ${successes > 0 ? 'explota' : 'no pasa nada'}`,
  'mortal-wounds': '{target:@unit}: {faces} → {successes:herida mortal|heridas mortales}',
};

export const EVENTS: EventTable = {
  began: 'empieza la partida',
  'phase-began': 'ronda {round}: fase de disparo del {side:@side}',
  'phase-ended': 'termina la fase de disparo del {side:@side}: {why:@say}',
  ended: ({ outcome }, names) => `la partida ha terminado: ${names.say(outcome.reason)}`,
  'shooter-selected': '{unit:@unit} va a disparar',
  deselected: '{unit:@unit} ya no está elegida',
  assigned: ({ unit, assignments, changed }, names) => {
    const shown = assignments.filter(({ group }) => changed === null || group === changed);
    const lines = shown.map(({ group, bearers, target, hand, lethal }) => {
      const what = `${names.weapon(unit, group)} x${bearers.length}`;
      const manual = hand.map((one) => names.say({ code: 'hand', hand: one })).join(', ');
      return target === null
        ? `${what} no dispara`
        : `${what} → ${names.unit(target)}${manual && ` (${manual})`}${declined(lethal)}`;
    });
    if (lines.length > 0) return lines.join('; ');
    return changed === null ? 'todos los objetivos borrados' : `${names.weapon(unit, changed)}: objetivo borrado`;
  },
  undone: '{unit:@unit}: último cambio deshecho',
  confirmed: ({ unit, volleys }, names) => {
    const lines = volleys.map(
      ({ group, bearers, target, lethal }) =>
        `${names.weapon(unit, group)} x${bearers.length} → ${names.unit(target)}${declined(lethal)}`,
    );
    return `${names.unit(unit)}: ${lines.length ? `objetivos confirmados: ${lines.join('; ')}` : 'no dispara ningún arma'}`;
  },
  'stratagem-used': '{side:@side}: {use:@stratagem} para {unit:@unit}',
  'stratagem-declined': '{side:@side}: sin estratagema',
  'attacks-begun': '{unit:@unit} hace sus ataques',
  rolled: (event, names) => sayDice(DICE, event, names),
  worked: '', // the question that follows is shown by the stage that asks it
  ordered: ({ models }, names) => {
    const facts = few(models, names);
    return names.fill(`las heridas van a {named}${facts.more > 0 ? ' y luego a {more} más' : ''}`, facts);
  },
  'picked-out': ({ model }, names) =>
    model === null ? 'no se elige a ningún personaje' : `se elige a ${names.model(model)}`,
  'wounds-lost': (event, { fill }) => fill(`{model:@model} pierde {amount:herida|heridas}${CAUSE[event.cause]}`, event),
  'model-destroyed': (event, { fill }) =>
    fill(`{model:@model} queda fuera de combate${event.points > 0 ? ' ({points:punto|puntos})' : ''}`, event),
  'part-destroyed': ({ unit, part, points }, names) =>
    names.fill('{name}: no queda nadie ({points:punto|puntos} en total)', { name: names.part(unit, part), points }),
  'attacks-lost': '{group:@weapon} → {target:@unit}: el objetivo ya no existe y los ataques se pierden',
  'volley-resolved': ({ sum, ...event }, { fill }) => {
    const rest = sum.damage > 0 ? ', {damage} de daño, {slain:baja|bajas}' : '';
    return fill(
      `{group:@weapon} → {target:@unit}: {attacks:disparo|disparos}, {hits:impacto|impactos}, {wounds:herida|heridas}${rest}`,
      { ...event, ...sum },
    );
  },
  'unit-shot': '{unit:@unit} ha disparado',
  'unit-skipped': '{unit:@unit} no dispara',
};
