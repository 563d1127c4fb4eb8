import type { Terrain } from '../scenario.ts';
import { faultIn, groupName, type TableWords } from './table-facts.ts';
import { HANDS } from './terms.es.ts';

const or = (words: readonly string[]): string => words.join(', ');
const aside = (said: readonly string[]): string => (said.length > 0 ? ` (${or(said)})` : '');
const declined = (lethal: boolean | undefined): readonly string[] => (lethal === false ? ['sin impactos letales'] : []);

const TERRAIN: Readonly<Record<Terrain, string>> = {
  ruins: 'las ruinas',
  woods: 'el bosque',
  crater: 'el cráter',
  barricade: 'la barricada',
  obstacle: 'el obstáculo',
};

export const TABLE: TableWords = {
  nouns: { unit: 'unidad', model: 'miniatura', sides: { attacker: 'atacante', defender: 'defensor' } },
  codes: {
    'bad-setup': (fault, { say }) => `la preparación está mal en «${fault.field}»: ${faultIn(fault, say)}`,
    'bad-question': (fault, { say }) => `la pregunta está mal en «${fault.field}»: ${faultIn(fault, say)}`,
    'unknown-ruleset': ({ ruleset, known }) => `no existe el reglamento «${ruleset}»: elija ${or(known)}`,
    'unknown-verb': ({ word, known }) => `«${word}» no es nada que se pueda hacer: escriba ${or(known)}`,
    'words-missing': ({ usage }) => `falta algo; escríbalo así: ${usage}`,
    'words-left': ({ word, usage }) => `«${word}» sobra; escríbalo así: ${usage}`,
    'not-a-unit': ({ word, known }) => `«${word}» no es ninguna de las unidades: ${or(known)}`,
    'not-a-number': ({ word }) => `«${word}» no es un número`,
    'not-one-of': ({ word, known }) => `«${word}» no es una de estas palabras: ${or(known)}`,
    cover: ({ piece, terrain, because }) =>
      `cobertura: ${because === 'within' ? 'en' : 'tras'} ${TERRAIN[terrain]} (${piece})`,
    'awaits-select': () => 'que elija la unidad que dispara',
    'awaits-targets': ({ unit }, names) => `que asigne los objetivos de ${names.unit(unit ?? null)}`,
    'awaits-reaction': () => 'que responda con una estratagema o sin ella',
    'awaits-attacks': ({ unit }, names) => `que haga los ataques de ${names.unit(unit ?? null)}`,
    'awaits-precision': () => 'que señale a un personaje o a nadie',
    'awaits-allocation': () => 'que diga qué miniaturas reciben las heridas',
  },
  orders: {
    begin: () => 'comenzar',
    'select-shooter': ({ unit }, names) => `elegir ${names.unit(unit)}`,
    assign: ({ group, target, bearers, hand = [], lethal }, names) =>
      `apuntar ${bearers ? `${bearers.length} × ` : ''}${groupName(group)} a ${names.unit(target)}${aside([...hand.map((one) => HANDS[one]), ...declined(lethal)])}`,
    'hold-fire': ({ group }) => `no disparar ${groupName(group)}`,
    clear: ({ group }) => `borrar ${groupName(group)}`,
    'clear-all': () => 'borrar todos los objetivos',
    undo: () => 'deshacer',
    confirm: () => 'confirmar los objetivos',
    roll: ({ until }) =>
      ({ step: 'tirar un paso', weapon: 'tirar por un arma', unit: 'hacer todos los ataques' })[until],
    shoot: ({ unit, aims }, names) =>
      `${names.unit(unit)}: ${aims.map(({ group, target, hand = [], lethal }) => `${names.weapon(unit, group)} a ${names.unit(target)}${aside([...hand.map((one) => HANDS[one]), ...declined(lethal)])}`).join(', ')}`,
    'skip-unit': ({ unit }, names) => `${names.unit(unit)} no dispara`,
    'end-phase': () => 'terminar la fase',
    allocate: ({ models }, names) =>
      models.length === 1
        ? `lo recibe ${names.model(models[0] ?? null)}`
        : `lo recibe primero ${names.model(models[0] ?? null)}, luego otras ${models.length - 1}`,
    precision: ({ model }, names) => (model === null ? 'no señalar a nadie' : `señalar a ${names.model(model)}`),
    stratagem: ({ use, unit }, names) =>
      `${use === 'go-to-ground' ? 'Cuerpo a tierra' : 'Cortina de humo'} para ${names.unit(unit)}`,
    decline: () => 'no usar ninguna estratagema',
    're-roll': ({ die }) => `repetir el dado ${die + 1}`,
  },
};
