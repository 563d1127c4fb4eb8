import type { Rolled } from '../events.ts';
import type { Stage, Stratagem } from '../state.ts';
import { type DiceTable, type EventTable, facesOf, few, modified, type PhaseTable } from './phase-facts.ts';

const STAGE: Readonly<Record<Stage, string>> = {
  select: 'se elige la unidad que dispara',
  targets: 'se asignan objetivos',
  reaction: 'el otro bando puede responder con una estratagema',
  attacks: 'se tiran dados',
  precision: 'se puede escoger a un personaje',
  allocation: 'se asignan heridas',
  ended: 'la partida ha terminado',
};
const STRATAGEM: Readonly<Record<Stratagem, string>> = {
  'go-to-ground': 'Cuerpo a tierra',
  smokescreen: 'Cortina de humo',
  'command-re-roll': 'Repetición de mando',
};
const CAUSE = {
  attack: '',
  mortal: ' por heridas mortales',
  hazardous: ' por su propia arma',
  'deadly-demise': ' por la explosión',
} as const;

const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const fewer = (most: number): string => (most > 0 ? `de 0 a ${most}` : 'solo 0');

const declined = (lethal: false | undefined): string => (lethal === false ? ' (sin impactos letales)' : '');

export const PHASE: PhaseTable = {
  'not-begun': () => 'la partida no ha empezado',
  'not-your-phase': ({ active }, { side }) => `esta es la fase de disparo de: ${side(active)}`,
  'wrong-stage': ({ stage, needs }) =>
    `ahora no: ${STAGE[stage]}${needs ? `; esto es para cuando ${STAGE[needs]}` : ''}`,

  'no-such-unit': ({ unit }) => `no hay unidad ${unit}`,
  'not-your-unit': ({ unit }, names) => `${names.unit(unit)} no es de las suyas`,
  'unit-is-destroyed': ({ unit }, names) => `${names.unit(unit)} está destruida`,
  'already-shot': ({ unit }, names) => `${names.unit(unit)} ya ha tenido su turno en esta fase`,
  'already-chosen': ({ unit }, names) => `${names.unit(unit)} ya está elegida`,
  'another-is-shooting': ({ unit }, names) =>
    `${names.unit(unit)} está elegida para disparar: termina con ella o deshazlo antes`,
  'no-weapons': ({ unit }, names) => `a ${names.unit(unit)} no le quedan armas de disparo`,
  'fell-back': ({ unit }, names) => `${names.unit(unit)} se ha retirado y no puede disparar`,
  advanced: ({ unit }, names) => `${names.unit(unit)} ha avanzado: solo pueden disparar las armas de Asalto`,
  engaged: ({ unit, by }, names) =>
    `${names.unit(unit)} está trabada con ${names.unit(by)}: solo disparan Pistolas, o Monstruos y Vehículos`,
  'bearer-is-destroyed': ({ model }, names) => `${names.model(model)} está destruida`,
  'no-bearer-left': () => 'no queda nadie que dispare esta arma',

  'own-unit': ({ unit }, names) => `${names.unit(unit)} es de su propio bando`,
  'no-line-of-sight': ({ unit }, names) => `sin línea de visión a ${names.unit(unit)}`,
  hidden: ({ unit, distance, within }, names) =>
    `${names.unit(unit)} está oculta: a ${distance}" y solo se la ve a ${within}" o menos`,
  'out-of-range': ({ distance, range }) => `fuera de alcance: a ${distance}", el arma alcanza ${range}"`,
  'target-is-engaged': ({ unit, by }, names) =>
    `${names.unit(unit)} está trabada con ${names.unit(by)}, de su propio bando`,

  'no-such-weapon': ({ group, known }) =>
    `no hay arma «${group}» en esta unidad: tiene ${known.join(', ') || 'ninguna'}`,
  'no-such-profile': ({ profile, most }) => `el arma no tiene perfil ${profile}: ${fewer(most)}`,
  'no-such-bearer': ({ bearer, most }) => `el arma no tiene portador ${bearer}: ${fewer(most)}`,
  'hand-modifiers-are-forbidden': () => 'este escenario no admite modificadores a mano',
  'lethal-hits-are-not-declined': () => 'en esta edición no se puede renunciar a los impactos letales',
  'no-lethal-hits': ({ group }) => `«${group}» no tiene impactos letales a los que renunciar`,
  'pistols-or-others': ({ model }, names) =>
    `${names.model(model)} dispara sus Pistolas o sus demás armas, nunca ambas, y las otras ya tienen objetivo`,
  'firing-deck-is-full': ({ most }) => `la cubierta de tiro deja disparar ${some(most, 'arma')} de los embarcados`,
  'lends-another': ({ group }) =>
    `quien prestaría «${group}» ya presta otra arma: cada uno de los embarcados presta una`,
  'fires-twice': ({ group }) => `un arma de «${group}» se nombra dos veces: un arma tiene un objetivo`,
  'nothing-assigned': ({ group }) =>
    group === undefined ? 'ningún arma tiene objetivo' : `«${group}» no tiene objetivo`,
  'weapons-unassigned': ({ groups }) => `dé un objetivo a cada arma, o que no dispare: ${groups.join(', ')}`,

  'not-yours-to-allocate': ({ side }, names) => `quien asigna las heridas es: ${names.side(side)}`,
  'no-such-model': ({ model }) => `no hay miniatura ${model}`,
  'not-in-the-unit': ({ model, unit }, names) => `${names.model(model)} no es de ${names.unit(unit)}`,
  'model-is-destroyed': ({ model }, names) => `${names.model(model)} está destruida`,
  'bodyguards-first': ({ model }, names) => `${names.model(model)} no puede elegirse mientras viva un escolta`,
  'wounded-first': ({ first }, names) =>
    `${names.model(first)} va primero: ha perdido heridas o se le asignó un ataque en esta fase`,
  'not-to-be-picked-out': ({ model }, names) =>
    `no se puede escoger a ${names.model(model)}: Precisión es para personajes visibles de una unidad con escolta`,

  'not-yours-to-answer': ({ side }, names) => `responde: ${names.side(side)}`,
  'too-few-command-points': ({ has, costs }) => `cuesta ${some(costs, 'punto')} de mando, y hay ${has}`,
  'stratagem-was-used': ({ use }) => `${STRATAGEM[use]} ya se usó en esta fase`,
  'not-a-target': ({ unit }, names) => `${names.unit(unit)} no es objetivo de estos ataques`,
  'lacks-keyword': ({ unit, keyword }, names) =>
    `a ${names.unit(unit)} le falta la palabra clave ${keyword.toUpperCase()}`,
  'nothing-to-re-roll': () => 'no se acaba de tirar paso a paso para impactar ni para herir',
  'no-such-die': ({ die, most }) => `la tirada no tiene dado ${die}: ${fewer(most)}`,
  'die-was-re-rolled': ({ die }) => `el dado ${die} ya se repitió`,
  'die-is-critical': ({ die }) => `el dado ${die} es crítico y se queda como está`,

  'no-eligible-targets': () => 'No hay objetivos válidos al alcance',
  'only-eligible-target': () => 'Elegido solo: único objetivo válido',
  'focus-fire': () => 'Sugerencia: seguir concentrando el fuego',
  'finish-wounded': () => 'Sugerencia: rematar a la unidad herida',
  'several-targets': () => 'Varias opciones tácticas',

  'saved-state-is-wrong': ({ field, why }, names) =>
    `el estado guardado está mal en «${field}»${why ? `: ${names.say(why)}` : ''}`,

  'no-unit-left-to-shoot': () => 'no queda unidad que pueda disparar',
  'ended-by-hand': () => 'se terminó antes de tiempo',
  'points-even': ({ points }) => `ambos bandos han destruido ${some(points, 'punto')}`,
  'points-lead': ({ side, attacker, defender }, names) =>
    `${names.side(side)} ha destruido más: ${attacker} puntos el atacante, ${defender} el defensor`,
};

const gun = ({ unit, group }: Rolled, weapon: (unit: number, group: string) => string): string =>
  group === null ? '' : weapon(unit, group);

/** Los dados, como los cuenta el registro del panel. */
export const DICE: DiceTable = {
  attacks: (event, { weapon }) =>
    `${gun(event, weapon)}: ${event.rolls.length ? `${facesOf(event)} → ` : ''}${some(event.successes, 'ataque')} en total`,
  'to-hit': (event) =>
    event.needs === null
      ? `Para impactar: sin tirada → ${some(event.successes, 'impacto')}`
      : `Para impactar: ${facesOf(event)} contra HP ${event.needs}+${modified(event.modifier)} → ${some(event.successes, 'impacto')}`,
  'sustained-hits': (event) =>
    `Impactos sostenidos: ${event.rolls.length ? `${facesOf(event)} → ` : ''}${event.successes} más`,
  'to-wound': (event) =>
    `Para herir: ${facesOf(event)} contra ${
      event.toughness === undefined ? '' : `R${event.toughness} (F${event.strength} = `
    }${event.needs}+${event.toughness === undefined ? '' : ')'}${modified(event.modifier)} → ${some(event.successes, 'herida')}`,
  save: (event) => `Salvaciones: ${facesOf(event)} contra ${event.needs}+ → ${some(event.successes, 'salvada')}`,
  damage: (event) => `Daño: ${facesOf(event)} → ${event.successes}`,
  'feel-no-pain': (event) =>
    `No hay dolor: ${facesOf(event)} contra ${event.needs}+ → ${some(event.successes, 'herida')} sin sentir`,
  hazardous: (event) =>
    `Peligrosa: ${facesOf(event)} contra ${event.needs}+ → ${some(event.rolls.length - event.successes, 'fallo')}`,
  'deadly-demise': (event, names) =>
    `Deceso letal de ${names.model(event.model)}: ${facesOf(event)} contra ${event.needs}+ → ${
      event.successes > 0 ? 'explota' : 'no pasa nada'
    }`,
  'mortal-wounds': (event, names) =>
    `${names.unit(event.target)}: ${facesOf(event)} → ${some(event.successes, 'herida mortal', 'heridas mortales')}`,
};

export const EVENTS: EventTable = {
  began: () => 'empieza la partida',
  'phase-began': ({ side, round }, names) => `ronda ${round}: fase de disparo de: ${names.side(side)}`,
  'phase-ended': ({ side, why }, names) => `termina la fase de disparo de: ${names.side(side)}: ${names.say(why)}`,
  ended: ({ outcome }, names) => `la partida ha terminado: ${names.say(outcome.reason)}`,
  'shooter-selected': ({ unit }, names) => `${names.unit(unit)} va a disparar`,
  deselected: ({ unit }, names) => `${names.unit(unit)} al final no es la elegida`,
  assigned: ({ unit, assignments, changed }, names) => {
    const of = assignments.filter(({ group }) => changed === null || group === changed);
    const told = of.map(({ group, bearers, target, hand, lethal }) => {
      const what = `${names.weapon(unit, group)} x${bearers.length}`;
      const ticked = hand.length
        ? ` (a mano: ${hand.map((one) => names.say({ code: 'hand', hand: one })).join(', ')})`
        : '';
      return target === null ? `${what} no dispara` : `${what} → ${names.unit(target)}${ticked}${declined(lethal)}`;
    });
    return told.length
      ? told.join('; ')
      : `${changed === null ? 'todos los objetivos' : names.weapon(unit, changed)}: borrado`;
  },
  undone: ({ unit }, names) => `${names.unit(unit)}: se deshace el último cambio`,
  confirmed: ({ unit, volleys }, names) => {
    const told = volleys.map(
      ({ group, bearers, target, lethal }) =>
        `${names.weapon(unit, group)} x${bearers.length} → ${names.unit(target)}${declined(lethal)}`,
    );
    return `${names.unit(unit)}: ${told.length ? `objetivos confirmados: ${told.join('; ')}` : 'no dispara nada'}`;
  },
  'stratagem-used': ({ side, use, unit }, names) => `${names.side(side)}: ${STRATAGEM[use]} para ${names.unit(unit)}`,
  'stratagem-declined': ({ side }, names) => `${names.side(side)}: sin estratagema`,
  'attacks-begun': ({ unit }, names) => `${names.unit(unit)} hace sus ataques`,
  rolled: (event, names) => DICE[event.context](event, names),
  worked: () => '', // what is asked next is told by whoever asks
  ordered: ({ models }, names) => `las heridas van a ${few(models, names.model, (rest) => `y luego a ${rest} más`)}`,
  'picked-out': ({ model }, names) => (model === null ? 'no se escoge a nadie' : `se escoge a ${names.model(model)}`),
  'wounds-lost': ({ model, amount, cause }, names) =>
    `${names.model(model)} pierde ${some(amount, 'herida')}${CAUSE[cause]}`,
  'model-destroyed': ({ model, points }, names) =>
    `${names.model(model)} queda fuera de combate${points > 0 ? ` (${some(points, 'punto')})` : ''}`,
  'part-destroyed': ({ unit, part, points }, names) =>
    `${names.part(unit, part)}: destruido el último, ${some(points, 'punto')} en total`,
  'attacks-lost': ({ unit, group, target }, names) =>
    `${names.weapon(unit, group)} → ${names.unit(target)}: no queda nadie, los ataques se pierden`,
  'volley-resolved': ({ unit, group, target, sum }, names) => {
    const { attacks, hits, wounds, damage, slain } = sum;
    const rest = damage > 0 ? `, ${damage} de daño, ${some(slain, 'baja')}` : '';
    return `${names.weapon(unit, group)} → ${names.unit(target)}: ${some(attacks, 'disparo')}, ${some(hits, 'impacto')}, ${some(wounds, 'herida')}${rest}`;
  },
  'unit-shot': ({ unit }, names) => `${names.unit(unit)} ha disparado`,
  'unit-skipped': ({ unit }, names) => `${names.unit(unit)} no dispara`,
};
