import { never } from '../../../kernel/never.ts';
import type { Army, ArmyUnit, Deployed, Scenario } from '../scenario.ts';
import { ARMIES } from './armies.ts';
import { BATTLEFIELDS, type Battlefield } from './battlefields.ts';
import { PARS } from './par.ts';

const army = (name: string): Army => ARMIES[name] ?? never(name);
const table = (name: string): Battlefield => BATTLEFIELDS[name] ?? never(name);

/** Models in rows, starting from a corner; `gap` is centre to centre. */
function rows(
  unit: string,
  count: number,
  x: number,
  y: number,
  more: Partial<Deployed> & { readonly gap?: number; readonly columns?: number } = {},
): Deployed {
  const { gap = 1.6, columns = 5, ...rest } = more;
  const at = Array.from({ length: count }, (_, i): readonly [number, number] => [
    Math.round((x + (i % columns) * gap) * 100) / 100,
    Math.round((y + Math.floor(i / columns) * gap) * 100) / 100,
  ]);
  return { unit, at, ...rest };
}

const one = (unit: string, x: number, y: number, more: Partial<Deployed> = {}): Deployed => ({
  unit,
  at: [[x, y]],
  ...more,
});

const squad = (id: string, count: number): ArmyUnit => ({
  id,
  sheet: 'intercessor-squad',
  points: count * 16,
  models: [{ kind: 'intercessor', count, weapons: ['bolt-rifle', 'bolt-pistol'] }],
});

const WITHOUT_PAR: Readonly<Record<string, Scenario>> = {
  crossfire: {
    ...table('market-square'),
    name: 'Crossfire',
    rounds: 3,
    handModifiers: true,
    commandPoints: 1,
    armies: { attacker: army('strike-force'), defender: army('ork-mob') },
    deployment: [
      rows('intercessors', 10, 17, 23, { moved: ['stationary', 'normal', 'stationary'] }),
      one('captain', 15.2, 25.6),
      rows('hellblasters', 5, 29, 24, { moved: ['normal', 'stationary'] }),
      one('dreadnought', 9, 24, { moved: ['normal', 'stationary', 'advanced'] }),
      rows('boyz', 20, 17, 4.5),
      one('painboy', 15.2, 8.5),
      rows('lootas', 10, 32, 3),
      rows('nobz', 5, 5, 6, { moved: ['advanced', 'normal'] }),
      rows('gunz', 2, 26, 2, { gap: 3, columns: 2 }),
    ],
    engaged: [],
  },
  duel: {
    ...table('plain'),
    name: 'Duel',
    rounds: 3,
    handModifiers: true,
    commandPoints: 0,
    armies: {
      attacker: { name: 'Squad', units: [squad('intercessors', 5)] },
      defender: {
        name: 'Mob',
        units: [
          {
            id: 'boyz',
            sheet: 'boyz',
            points: 85,
            models: [
              { kind: 'boy', count: 9, weapons: ['shoota'] },
              { kind: 'boss-nob', count: 1, weapons: ['kombi-weapon', 'slugga'] },
            ],
          },
        ],
      },
    },
    deployment: [rows('intercessors', 5, 19, 22), rows('boyz', 10, 19, 6)],
    engaged: [],
  },
  'last-stand': {
    ...table('market-square'),
    name: 'Last stand',
    rounds: 3,
    handModifiers: false,
    commandPoints: 2,
    armies: { attacker: army('swarm'), defender: army('first-company') },
    deployment: [
      rows('termagants', 20, 12, 22, { gap: 1.3, columns: 10, moved: ['advanced', 'normal', 'stationary'] }),
      one('tyrant', 28, 24),
      one('carnifex', 36, 25, { moved: 'normal', turn: 90 }),
      rows('terminators', 5, 17, 6, { gap: 1.8 }),
      rows('eradicators', 3, 8, 5, { gap: 1.8 }),
      rows('guardians', 5, 30, 5, { gap: 1.8 }),
    ],
    engaged: [],
  },
  armour: {
    ...table('ruined-city'),
    name: 'Armour in the city',
    rounds: 3,
    handModifiers: false,
    commandPoints: 2,
    armies: { attacker: army('armoured-fist'), defender: army('strike-force') },
    deployment: [
      one('tank-a', 20, 38, { turn: 270 }),
      one('tank-b', 38, 38, { turn: 270, moved: ['normal', 'stationary'] }),
      rows('scouts', 5, 9.5, 28.5, { gap: 1.3, columns: 5, up: 6 }),
      one('marksman', 48, 33),
      rows('intercessors', 10, 20, 7),
      one('captain', 19, 10),
      rows('hellblasters', 5, 44.5, 13, { gap: 1.35, columns: 5 }),
      one('dreadnought', 34, 8),
    ],
    engaged: [],
  },
  'close-quarters': {
    ...table('market-square'),
    name: 'Close quarters',
    rounds: 2,
    handModifiers: true,
    commandPoints: 1,
    armies: {
      attacker: {
        name: 'Boarding party',
        units: [
          squad('intercessors', 5),
          {
            id: 'pistoleers',
            sheet: 'intercessor-squad',
            points: 90,
            models: [
              { kind: 'intercessor', count: 4, weapons: ['bolt-pistol'] },
              { kind: 'intercessor', count: 1, weapons: ['hand-flamer', 'plasma-pistol'] },
            ],
          },
          {
            id: 'dreadnought',
            sheet: 'redemptor-dreadnought',
            points: 195,
            models: [
              { kind: 'redemptor', count: 1, weapons: ['heavy-onslaught-cannon', 'heavy-flamer', 'twin-storm-bolter'] },
            ],
          },
        ],
      },
      defender: {
        name: 'Raiders',
        units: [
          {
            id: 'boyz',
            sheet: 'boyz',
            points: 85,
            models: [
              { kind: 'boy', count: 9, weapons: ['slugga'] },
              { kind: 'boss-nob', count: 1, weapons: ['kombi-weapon', 'slugga'] },
            ],
          },
          {
            id: 'nobz',
            sheet: 'nobz',
            points: 105,
            models: [{ kind: 'nob', count: 5, weapons: ['slugga', 'kombi-weapon'] }],
          },
          {
            id: 'trukk',
            sheet: 'trukk',
            points: 70,
            models: [{ kind: 'trukk', count: 1, weapons: ['big-shoota'] }],
          },
          {
            id: 'riders',
            sheet: 'lootas',
            points: 50,
            models: [{ kind: 'loota', count: 5, weapons: ['deffgun'] }],
            embarkedIn: 'trukk',
          },
        ],
      },
    },
    deployment: [
      rows('intercessors', 5, 30, 24, { moved: 'fell-back' }),
      rows('pistoleers', 5, 16, 15),
      one('dreadnought', 8, 20),
      rows('boyz', 10, 16, 11.8),
      rows('nobz', 5, 4, 17.1, { gap: 1.6 }),
      one('trukk', 38, 5, { turn: 90 }),
    ],
    engaged: [],
  },
};

/** Situations to play: a battlefield, two deployed armies, how each unit has moved, and par. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(WITHOUT_PAR).map(([id, scenario]) => [
    id,
    { ...scenario, par: PARS[id] ?? never(`no par for ${id}`) },
  ]),
);
