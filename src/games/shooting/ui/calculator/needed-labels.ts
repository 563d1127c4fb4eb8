import { phrases } from '../../../../page/phrases.ts';

/** The texts of *How many you need*, which load with it. */
export const words = phrases({
  en: {
    needed: 'How many you need',
    chance: 'Chance',
    toKill: 'to destroy',
    all: 'all models',
    atLeast: (n: number) => `at least ${n}`,
    itTakesTimes: (n: number) =>
      n === 1 ? 'Attacking with these weapons once' : `Attacking with these weapons ${n} times`,
    reaches: (odds: string) => `gives ${odds}`,
    oneLess: (odds: string) => `one fewer: ${odds}`,
    notEven: (n: number, odds: string) => `Even ${n} times gives only ${odds}.`,
  },
  es: {
    needed: 'Cuántas hacen falta',
    chance: 'Probabilidad',
    toKill: 'de destruir',
    all: 'todas',
    atLeast: (n: number) => `al menos ${n}`,
    itTakesTimes: (n: number) => (n === 1 ? 'Atacar con estas armas una vez' : `Atacar con estas armas ${n} veces`),
    reaches: (odds: string) => `da un ${odds}`,
    oneLess: (odds: string) => `con una menos: ${odds}`,
    notEven: (n: number, odds: string) => `Ni siquiera ${n} veces bastan: dan un ${odds}.`,
  },
});
