import type { CodeTexts } from './text-table.ts';

const perhaps = (word: string | undefined): string => (word ? `; ¿querías decir «${word}»?` : '');
const owed = (damage: number, attrition: number): string =>
  [...(damage ? [`${damage} de daño de batalla`] : []), ...(attrition ? [`${attrition} de desgaste`] : [])].join(' y ');

export const CODES: CodeTexts = {
  'not-begun': 'la partida no ha empezado',
  'not-your-turn': 'la decisión le toca {acts:to}',
  'wrong-phase': 'eso es de la fase de {needs:phase}; esta es la fase de {phase:phase}',
  'loss-first': 'antes hay que perder {amount} de Fuerza',
  'battle-first': 'antes tiene que acabar la batalla de {at:@}',
  'must-answer': ({ segment }) =>
    segment === 'power'
      ? 'aquí no puedes pasar: roba destino de batalla o renuncia a él'
      : 'aquí no puedes pasar: pierde Fuerza o sacrifica una carta',

  'awaits-activate': 'activa Fuerza',
  'awaits-activate-by': 'Esperando a que {who:#} active Fuerza',
  'awaits-control': 'drena Fuerza o pasa',
  'awaits-control-by': 'Esperando a que {who:#} drene Fuerza o pase',
  'awaits-deploy': 'despliega cartas o pasa',
  'awaits-deploy-by': 'Esperando a que {who:#} despliegue cartas o pase',
  'awaits-battle': 'empieza una batalla o pasa',
  'awaits-battle-by': 'Esperando a que {who:#} empiece una batalla o pase',
  'awaits-move': 'mueve cartas o pasa',
  'awaits-move-by': 'Esperando a que {who:#} mueva cartas o pase',
  'awaits-draw': 'roba cartas o pasa',
  'awaits-draw-by': 'Esperando a que {who:#} robe cartas o pase',
  'awaits-weapons': 'dispara un arma, juega una táctica o pasa',
  'awaits-weapons-by': 'Esperando a que {who:#} dispare un arma, juegue una táctica o pase',
  'awaits-power': 'roba destino de batalla o renuncia a él',
  'awaits-power-by': 'Esperando a que {who:#} robe destino de batalla o renuncie a él',
  'awaits-loss': 'pierde {amount} de Fuerza',
  'awaits-loss-by': 'Esperando a que {who:#} pierda {amount} de Fuerza',
  'awaits-damage': ({ damage, attrition }) =>
    damage || attrition ? `cubre ${owed(damage, attrition)}` : 'sacrifica las cartas alcanzadas',
  'awaits-damage-by': (facts, { fill }) =>
    fill(
      facts.damage || facts.attrition
        ? `Esperando a que {who:#} cubra ${owed(facts.damage, facts.attrition)}`
        : 'Esperando a que {who:#} sacrifique las cartas alcanzadas',
      facts,
    ),

  'too-much-force': 'no puedes activar {amount} de Fuerza: el máximo es {most}',
  'too-little-force': 'eso cuesta {cost} de Fuerza, y en la Pila de Fuerza solo hay {force}',
  'pile-empty': 'no queda nada en {from:pile}',
  'nothing-to-lose': 'ahora no hay que perder Fuerza',
  'which-card': 'di qué carta de la mano pierdes',
  'top-card-only': 'solo se puede perder la primera carta {from:of}: no se elige',

  'not-in-hand': '{card:@} no está en tu mano',
  'not-your-card': '{card:@} es del otro bando',
  'no-such-location': '{at:@} no es una localización de la mesa',
  'no-such-place': '{to:@} no está en la mesa',
  'already-drained': 'este turno ya se ha drenado Fuerza en {at:@}',
  'not-controlled': 'no controlas {at:@}: necesitas presencia allí, y que tu rival no la tenga',

  'location-stands-alone': '{card:@} es una localización: se despliega sin destino',
  'never-deployed': '{card:@} no se puede desplegar',
  unique: 'cada bando puede tener como mucho {most} de {card:@} en la mesa',
  'where-to': 'di dónde despliegas {card:@}',
  'no-bearer': '{to:@} no puede llevar un arma: solo pueden los personajes, vehículos y naves de la mesa',
  'already-armed': '{card:@} ya lleva un arma',
  'systems-only': 'las naves se despliegan en sistemas, y {to:@} es un lugar',
  'sites-only': 'eso solo se puede hacer en lugares, y {to:@} es un sistema',
  'exterior-only': 'eso solo se puede hacer en lugares exteriores, y {to:@} es interior',
  'no-icon-no-presence': 'no tienes iconos de Fuerza ni presencia en {at:@}',
  'characters-only': 'a {to:@} solo pueden subir personajes',
  'no-carrier': '{to:@} no puede llevar pasajeros',
  'no-seat': 'en {to:@} no quedan plazas libres',

  'cannot-move': '{card:@} no se puede mover',
  aboard: '{card:@} va a bordo de otra carta',
  'already-moved': '{card:@} ya se ha movido este turno',
  'already-there': 'ya está en {at:@}',
  'too-far': '{to:@} queda demasiado lejos: a distancia {distance}, y alcanza {reach}',
  'no-way': 'desde aquí no hay camino a {to:@}',
  'no-character': '{card:@} no es un personaje de la mesa',
  'already-shifted': '{card:@} ya ha embarcado o desembarcado este turno',
  'not-there': '{card:@} no está en {at:@}',
  'not-aboard': '{card:@} no va a bordo de nada',

  'already-battled': 'este turno ya ha habido una batalla en {at:@}',
  'no-presence': '{side:#} no tiene presencia en {at:@}',
  'no-weapons-segment': 'eso solo se puede hacer en el segmento de armas de una batalla',
  'no-power-segment': 'eso solo se puede hacer en el segmento de poder de una batalla',
  'no-damage-segment': 'eso solo se puede hacer en el segmento de daño de una batalla',
  'no-such-weapon': '{card:@} no es un arma de la mesa',
  'not-in-battle': '{card:@} no participa en esta batalla',
  'bearer-aboard': '{card:@} va a bordo de otra carta y no puede disparar',
  'already-fired': '{card:@} ya ha disparado en esta batalla',
  'no-destiny-left': 'el Mazo de Reserva está vacío: no se puede robar destino de arma',
  'own-card': '{card:@} es una carta tuya',
  'target-aboard': '{card:@} va a bordo de otra carta y no se le puede disparar',
  'already-hit': '{card:@} ya ha recibido un impacto',
  'no-tactic': '{card:@} no es una táctica',
  'hit-first': 'sacrifica primero las cartas alcanzadas: {cards:,}',

  'generation-base': 'lo que genera cada jugador',
  'generation-icons': 'iconos en {at:@}',
  'generation-master': 'maestro: {card:@}',
  'drain-icons': 'iconos del rival en {at:@}',
  'power-of': 'poder de {card:@}',
  'ability-of': 'habilidad de {card:@}',
  'tactic-of': 'táctica: {card:@}',
  'battle-destiny': 'destino de batalla {side:of}',

  'life-force-gone': 'se ha agotado la Fuerza Vital {side:of}',
  'limit-life-force': 'tiene más Fuerza Vital tras {turns} turnos',
  'limit-even': 'se han jugado {turns} turnos y los dos bandos tienen la misma Fuerza Vital',

  'saved-state-is-wrong': 'el estado guardado no es válido en «{field:=}»',

  'bad-setup': 'la configuración no es válida en «{field:=}»: {problem:=}',
  'bad-question': 'la pregunta no es válida en «{field:=}»: {problem:=}',
  'unknown-deck': ({ field, deck, nearest, known }) =>
    `${field}: no existe el mazo «${deck}»${perhaps(nearest) || '.'} Disponibles: ${known.join(', ')}; o da un mazo en JSON en vez de un nombre`,
  'deck-of-other-side':
    '{field:=}: «{deck:=}» es un mazo {side:of}; disponibles: {known:=,}; o da un mazo en JSON en vez de un nombre',
  'unknown-card': ({ field, card, nearest }) => `${field}: no existe la carta «${card}»${perhaps(nearest)}`,
  'card-of-other-side': '{field:=}: «{card:=}» es {side:of}, pero este es un mazo {deck:of}',
  'location-twice': '{field:=}: un mazo tiene una copia de cada localización, y este tiene {copies} de «{card:=}»',
  'deck-size': '{field:=}: un mazo tiene {needed} cartas, y este tiene {cards}',
  'start-missing': ({ field, start, nearest }) => `${field}: «${start}» no está en el mazo${perhaps(nearest)}`,
  'start-no-location': ({ field, start, known }) =>
    `${field}: «${start}» no es una localización; ${known.length ? `empieza en una de estas: ${known.join(', ')}` : 'el mazo no tiene ninguna donde empezar'}`,
  'nothing-typed': 'escribe una orden, por ejemplo «{example:=}»',
  'unknown-verb': 'no existe la orden «{word:=}»; disponibles: {known:=,}',
  'words-missing': 'falta algo; se escribe así: {usage:=}',
  'words-left': 'sobra «{word:=}»; se escribe así: {usage:=}',
  'not-a-card': ({ word, nearest, known }) =>
    `aquí ninguna carta se llama «${word}»${perhaps(nearest)}${known.length ? `${nearest ? '' : '.'} Disponibles: ${known.join(', ')}` : ''}`,
  'several-cards': '«{word:=}» puede ser cualquiera de estas: {known:=,}',
  'not-a-number': '«{word:=}» no es un número',
  'not-one-of': '«{word:=}» no vale aquí; disponibles: {known:=,}',
  'not-json': 'el JSON no es válido: {problem:=}',
};
