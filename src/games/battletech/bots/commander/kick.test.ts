import { describe, expect, test } from 'vitest';
import { distance, FACINGS } from '../../../../parts/hex/hex.ts';
import { CT, RL } from '../../data/places.ts';
import type { Attack } from '../../plan.ts';
import { physicalRefusal } from '../../rules/physical/legal.ts';
import { expectedStrike } from '../../rules/physical/odds.ts';
import { hurt, set } from '../../rules/testing.ts';
import { supposing } from '../../rules/weapons/supposing.ts';
import { TANK } from '../../rules/weapons/testing.ts';
import { type Unit, type View, view } from '../../view.ts';
import { poseOf, standOf } from '../gunnery/stand.ts';
import { Duel, noExchange } from './exchange.ts';
import { FALL, falls, kickFrom, LEGS } from './kick.ts';
import { type Place, placesOf, standing } from './places.ts';
import { FIELDS, opposed, roaming } from './testing.ts';
import { BALANCED } from './weights.ts';

const KICKS = (target: number): readonly Attack[] => [
  { attack: 'kick', leg: 'RL', target },
  { attack: 'kick', leg: 'LL', target },
];
const near = (changes: Partial<Unit> = {}, foe: Partial<Unit> = {}): View =>
  view(set(set(opposed({ phase: 'physical', foe: { at: '0809' } }), 0, changes), 1, foe), '0');
const kicked = (sideView: View): number => kickFrom(sideView, 0, standOf(sideView, 0), 1, standOf(sideView, 1));

describe('a kick', () => {
  test('is worth its leg damage and the possible fall, times the odds to hit', () => {
    const sideView = near();
    const [kick] = KICKS(1);
    const points = expectedStrike(sideView, 0, kick as Attack);
    const hits = points / 10; // for 50 tons
    expect(kicked(sideView)).toBeCloseTo(LEGS * points + hits * FALL * falls(sideView, 1));
  });

  test.each<[string, View]>([
    ['no enemy in reach', opposed({ phase: 'physical' })],
    ['on the ground', near({ prone: true })],
    ['asleep', near({ pilot: { ...(opposed().units[0] as Unit).pilot, awake: false } })],
    [
      'the rules know no blows',
      opposed({ phase: 'physical', foe: { at: '0809' }, switches: { physicalAttacks: false } }),
    ],
    ['a hip gone', view(hurt(near(), 0, RL, 0), '0')],
  ])('is worth nothing: %s', (_, sideView) => expect(kicked(sideView)).toBe(0));

  test('in random play it has a value only if legal', () => {
    let kicks = 0;
    const out = noExchange();
    for (const field of FIELDS)
      roaming(field, 8, { most: 250, rarely: 8 }, (sideView) => {
        const duel = new Duel(sideView, BALANCED);
        for (const [own, { side }] of sideView.rules.models.entries())
          for (const [foe, { side: other }] of sideView.rules.models.entries()) {
            if (side === other || sideView.units[own]?.destroyed || sideView.units[foe]?.destroyed) continue;
            const to = standing(sideView, foe);
            const beside = ({ stand }: Place): boolean => distance(sideView.rules.map, stand.hex, to.stand.hex) === 1;
            for (const at of placesOf(sideView, own).filter(beside)) {
              duel.between(own, at, foe, to);
              for (const facing of FACINGS) {
                if (!(at.facings & (1 << facing)) || !duel.facing(facing, out) || out.strikes === 0) continue;
                const there = supposing(sideView, own, { ...poseOf(at.stand), facing, torso: facing });
                expect(KICKS(foe).some((kick) => !physicalRefusal(there, own, kick))).toBe(true);
                kicks++;
              }
            }
          }
      });
    expect(kicks).toBeGreaterThan(10);
  });
});

describe('falls', () => {
  test.each<[string, View, number]>([
    ['piloting 5', near(), 6 / 36],
    ['a damaged gyro', view(hurt(near(), 1, CT, 3), '0'), 21 / 36],
    ['no gyro left', view(hurt(near(), 1, CT, 3, 4), '0'), 1],
    ['asleep', near({}, { pilot: { ...(opposed().units[1] as Unit).pilot, awake: false } }), 1],
    ['its reactor stands still', near({}, { shutDown: true }), 1],
    ['lies already', near({}, { prone: true }), 0],
    ['a tank', opposed({ foe: { design: TANK, at: '0809' } }), 0],
    ['piloting rolls off', opposed({ switches: { pilotingRolls: false } }), 0],
  ])('%s', (_, sideView, odds) => expect(falls(sideView, 1)).toBeCloseTo(odds));
  test('more often with a modifier', () => expect(falls(near(), 1, 4)).toBeCloseTo(26 / 36));
});
