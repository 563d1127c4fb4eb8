import { describe, expect, test } from 'vitest';
import { FACINGS, type Facing, hexOf } from '../../../../parts/hex/hex.ts';
import { CT } from '../../data/places.ts';
import { heatOutlook } from '../../rules/heat/outlook.ts';
import { move } from '../../rules/movement/move.ts';
import { isMech } from '../../rules/status.ts';
import { ground, hurt, set, testMech } from '../../rules/testing.ts';
import { groundAt, modelOf, unitOf, type View, view } from '../../view.ts';
import { standOf } from '../gunnery/stand.ts';
import { leadOf, moveOf, outlookOf } from './going.ts';
import { type Place, placesOf, standing, willMove } from './places.ts';
import { commanded, FIELDS, gone, opposed, roaming } from './testing.ts';
import { coolness } from './volley.ts';

const CALM = { risk: 0, nearest: 0, beyond: 0, promise: 0, apart: 0, march: 0, weak: 0 };
const NOTHING = {
  fixed: CALM,
  dealt: 0,
  taken: 0,
  strikes: 0,
  struck: 0,
  joint: 0,
  out: 1,
  ram: null,
  quick: 0,
};
const facingsOf = ({ facings }: Place): readonly Facing[] => FACINGS.filter((facing) => facings & (1 << facing));

/** Units that may move now. */
const movers = (sideView: View): readonly number[] =>
  sideView.rules.models.flatMap(({ side }, id) =>
    side === sideView.queue[0] && willMove(sideView, id) && (sideView.moving ?? id) === id ? [id] : [],
  );

describe('in random play', () => {
  test.each(FIELDS)('every place and facing is a legal move: $ruleset on $map', (field) => {
    let moves = 0;
    roaming(field, 6, { most: 300, rarely: 10 }, (sideView, random) => {
      for (const unit of sideView.phase === 'movement' ? movers(sideView) : []) {
        const { side } = modelOf(sideView, unit);
        for (const place of placesOf(sideView, unit)) {
          if (random.roll(4) > 1) continue;
          for (const facing of facingsOf(place)) {
            const command = moveOf(sideView, { ...NOTHING, unit, place, facing });
            expect([command, move.refuse(sideView, side, command)]).toEqual([command, undefined]);
            moves++;
          }
        }
      }
    });
    expect(moves).toBeGreaterThan(100);
  });

  test.each(FIELDS)('the stand and heat after a move match the prediction: $ruleset on $map', (field) => {
    let moves = 0;
    roaming(field, 6, { most: 300, rarely: 10 }, (sideView, random) => {
      for (const unit of sideView.phase === 'movement' ? movers(sideView) : []) {
        const { side } = modelOf(sideView, unit);
        for (const place of placesOf(sideView, unit)) {
          const facing = facingsOf(place)[0] as Facing;
          const firm = outlookOf(leadOf(sideView, unit), place).risk === 0;
          if (!place.ends || !firm || random.roll(4) > 1) continue;
          const after = gone(sideView, side, moveOf(sideView, { ...NOTHING, unit, place, facing }));
          expect(standOf(after, unit)).toEqual({ ...place.stand, facing });
          if (isMech(sideView, unit) && isDry(sideView, unit, place))
            expect(heatOutlook(after, unit).tally.total).toBe(place.heat - coolness(sideView, unit));
          moves++;
        }
      }
    });
    expect(moves).toBeGreaterThan(50);
  });
});

/** Whether neither hex has water or fire, so that only the sinks change the unit's heat. */
function isDry(sideView: View, unit: number, { stand }: Place): boolean {
  const dull = (hex: number): boolean => {
    const { water, river, fire } = groundAt(sideView, hex);
    return water < 0 && river === 0 && fire === 0;
  };
  return dull(unitOf(sideView, unit).at) && dull(stand.hex);
}

describe('roofs and bridges', () => {
  const built = (cf: number): View => {
    const house = { building: { kind: 2, bunker: false, cf, height: 1 } } as const;
    const deck = { water: 1, level: 0, bridge: { kind: 1, level: 0, cf, exits: 0b1001 } } as const;
    return opposed({ map: ground({ '0809': house, '0909': deck }) });
  };
  const ends = (sideView: View, label: string): readonly number[] => [
    ...new Set(
      placesOf(sideView, 0).flatMap(({ stand }) =>
        stand.hex === hexOf(sideView.rules.map, label) ? [stand.level] : [],
      ),
    ),
  ];
  test('are used if they bear the unit', () => expect(ends(built(50), '0809')).toContain(1));
  test('and avoided if they do not', () => expect(ends(built(49), '0809')).not.toContain(1));
  test.each([
    [50, true],
    [49, false],
  ])('a bridge of %i points bears fifty tons: %s', (cf, holds) =>
    expect(ends(built(cf), '0909').includes(0)).toBe(holds),
  );
});

describe('a unit that cannot move', () => {
  const here = [expect.objectContaining({ ends: null, heat: 0 })];
  test.each<[string, View]>([
    ['has moved', view(set(opposed(), 0, { acted: true }), '0')],
    ['is out of the phase for it', opposed({ phase: 'weapons' })],
    ['sleeps', view(set(opposed(), 0, { pilot: { ...unitOf(opposed(), 0).pilot, awake: false } }), '0')],
    ['its reactor is down', view(set(opposed(), 0, { shutDown: true }), '0')],
  ])('stays: %s', (_, sideView) => {
    expect(placesOf(sideView, 0)).toEqual(here);
    expect(placesOf(sideView, 0)[0]?.stand).toEqual(standOf(sideView, 0));
  });
});

describe('prone', () => {
  const lying = (sideView: View): View => view(set(sideView, 0, { prone: true }), '0');
  const rises = (sideView: View): boolean => {
    const command = commanded(sideView);
    return command?.type === 'move' && command.steps.some(({ step }) => step === 'stand-up');
  };

  test('stands up if it can', () => expect(rises(lying(opposed()))).toBe(true));

  test.each<[string, View]>([
    ['without a gyro', lying(view(hurt(opposed(), 0, CT, 3, 4), '0'))],
    ['needing more than twelve', lying(view(hurt(opposed({ own: { piloting: 10 } }), 0, CT, 3), '0'))],
  ])('does not try if it cannot succeed: %s', (_, sideView) => expect(rises(sideView)).toBe(false));

  test('stands in every place but its own', () => {
    const places = placesOf(lying(opposed()), 0);
    expect(places.filter(({ stand }) => stand.prone)).toEqual([standing(lying(opposed()), 0)]);
    expect(places.length).toBeGreaterThan(10);
  });

  test('the odds of falling match the rolls', () => {
    const sideView = lying(opposed());
    const lead = leadOf(sideView, 0);
    const up = placesOf(sideView, 0).filter(({ ends }) => ends?.mode === 'walk');
    for (const place of up) expect(outlookOf(lead, place).risk).toBeCloseTo(6 / 36);
    expect(up.length).toBeGreaterThan(5);
  });
});

describe('details', () => {
  test.each(FIELDS)('no unit runs without leaving its hex, except to stand up: $ruleset on $map', (field) => {
    let runs = 0;
    roaming(field, 8, { most: 200, rarely: 8 }, (sideView) => {
      for (const unit of sideView.phase === 'movement' ? movers(sideView) : [])
        for (const { stand, ends } of placesOf(sideView, unit)) {
          if (!ends || stand.mode !== 'run' || unitOf(sideView, unit).prone) continue;
          expect(stand.hexes).toBeGreaterThan(0);
          runs++;
        }
    });
    expect(runs).toBeGreaterThan(20);
  });

  test('a unit that can neither leave nor fire goes prone behind a low hill', () => {
    const lame = testMech({ id: 'LAME', walk: 1 });
    const map = ground({ '0809': { level: 1 } });
    const sideView = opposed({ phase: 'movement', queue: ['0'], map, own: { design: lame }, foe: { at: '0804' } });
    const last = view(set(sideView, 1, { acted: true }), '0');
    expect(commanded(last)).toMatchObject({ type: 'move', mode: 'walk', steps: [{ step: 'go-prone' }] });
  });

  test('in the open with targets in its arcs, it stays standing', () => {
    const last = view(set(opposed({ phase: 'movement', queue: ['0'] }), 1, { acted: true }), '0');
    expect(JSON.stringify(commanded(last))).not.toContain('go-prone');
  });
});
