import { phrases } from '../../../page/words.ts';

/** All that the form says with which a match is set up. */
export const words = phrases({
  en: {
    rules: 'The rules',
    ruleset: 'Rules',
    devastating: 'Devastating Wounds',
    usual: 'as the rules have it',
    table: 'The battle',
    scenario: 'Scenario',
    scenarioAbout: 'Table, terrain, two armies with their places, and what each unit did before.',
    map: 'Other terrain',
    attacker: 'Other army of the attacker',
    defender: 'Other army of the defender',
    ofScenario: 'as in the scenario',
    ofFile: (name: string) => `from the file: ${name}`,
    anew: 'With another army or other terrain both armies line up anew.',
    fromFile: 'From a file…',
    badJson: 'This file is no JSON.',
    rounds: 'Rounds',
    commandPoints: 'Command points of each side',
    handModifiers: 'Modifiers may be ticked by hand',
  },
  es: {
    rules: 'Las reglas',
    ruleset: 'Reglas',
    devastating: 'Heridas devastadoras',
    usual: 'según las reglas',
    table: 'La batalla',
    scenario: 'Escenario',
    scenarioAbout: 'Mesa, escenografía, dos ejércitos con sus posiciones y lo que hizo antes cada unidad.',
    map: 'Otra escenografía',
    attacker: 'Otro ejército del atacante',
    defender: 'Otro ejército del defensor',
    ofScenario: 'como en el escenario',
    ofFile: (name: string) => `del archivo: ${name}`,
    anew: 'Con otro ejército u otra escenografía, ambos ejércitos se despliegan de nuevo.',
    fromFile: 'De un archivo…',
    badJson: 'Este archivo no es JSON.',
    rounds: 'Rondas',
    commandPoints: 'Puntos de mando de cada bando',
    handModifiers: 'Se pueden marcar modificadores a mano',
  },
});

export type Words = ReturnType<typeof words>;
