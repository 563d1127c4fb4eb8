import { phrases } from '../../../page/phrases.ts';

/** The texts of the set-up form. */
export const words = phrases({
  en: {
    rules: 'Rules',
    ruleset: 'Edition',
    devastating: 'Devastating Wounds',
    usual: 'Default for the edition',
    table: 'Battle',
    scenario: 'Scenario',
    scenarioAbout: 'The battlefield, two deployed armies, and how each unit has moved.',
    map: 'Terrain',
    attacker: 'Attacker’s army',
    defender: 'Defender’s army',
    ofScenario: 'From the scenario',
    ofFile: (name: string) => `From a file: ${name}`,
    redeployed: 'If you change an army or the terrain, both armies are redeployed.',
    fromFile: 'From a file…',
    badJson: 'This file is not valid JSON.',
    rounds: 'Rounds',
    commandPoints: 'Command points per side',
    handModifiers: 'Allow manual modifiers',
  },
  es: {
    rules: 'Reglas',
    ruleset: 'Edición',
    devastating: 'Heridas devastadoras',
    usual: 'Según la edición',
    table: 'Batalla',
    scenario: 'Escenario',
    scenarioAbout: 'El campo de batalla, dos ejércitos desplegados y cómo se ha movido cada unidad.',
    map: 'Escenografía',
    attacker: 'Ejército del atacante',
    defender: 'Ejército del defensor',
    ofScenario: 'El del escenario',
    ofFile: (name: string) => `De un archivo: ${name}`,
    redeployed: 'Si cambias un ejército o la escenografía, ambos ejércitos se despliegan de nuevo.',
    fromFile: 'De un archivo…',
    badJson: 'Este archivo no es JSON válido.',
    rounds: 'Rondas',
    commandPoints: 'Puntos de mando por bando',
    handModifiers: 'Permitir modificadores manuales',
  },
});

export type Words = ReturnType<typeof words>;
