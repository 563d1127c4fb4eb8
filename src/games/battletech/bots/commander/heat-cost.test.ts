import { describe, expect, test } from 'vitest';
import { heatOutlook } from '../../rules/heat/outlook.ts';
import { set } from '../../rules/testing.ts';
import { TANK } from '../../rules/weapons/testing.ts';
import { type View, view } from '../../view.ts';
import { heatCosts } from './heat-cost.ts';
import { opposed, roaming } from './testing.ts';
import { coolness } from './volley.ts';

const MOST = 60;
const hot = (heat: number): View => view(set(opposed({ phase: 'weapons' }), 0, { heat }), '0');

describe('what heat costs', () => {
  test.each([0, 3, 8, 14, 20, 29])('more heat never costs less: from %i', (heat) => {
    const costs = heatCosts(hot(heat), 0, MOST);
    expect(costs).toHaveLength(MOST + 1);
    for (let extra = 1; extra <= MOST; extra++) expect(costs[extra]).toBeGreaterThanOrEqual(costs[extra - 1] as number);
  });

  test('heat within the sinks is free, the next point is not', () => {
    const costs = heatCosts(hot(0), 0, MOST);
    const cool = coolness(hot(0), 0);
    expect(cool).toBe(10);
    expect(costs[cool]).toBe(0);
    expect(costs[cool + 1]).toBeGreaterThan(0);
  });

  test.each([
    ['slower', 4, 5],
    ['worse at shooting', 7, 8],
    ['the reactor may stop', 13, 14],
    ['ammunition may go up', 18, 19],
    ['the reactor stops', 29, 30],
  ])('a step of the scale costs more than a point of heat: %s', (_, below, above) => {
    const costs = heatCosts(hot(0), 0, MOST);
    const cost = (heat: number): number => costs[heat + coolness(hot(0), 0)] as number;
    expect(cost(above) - cost(below)).toBeGreaterThan(cost(2) - cost(1));
  });

  test('no cost where heat does not matter', () => {
    const nothing = new Float64Array(MOST + 1);
    expect(heatCosts(opposed({ own: { design: TANK } }), 0, MOST)).toEqual(nothing);
    expect(heatCosts(opposed({ switches: { heatPhase: false } }), 0, MOST)).toEqual(nothing);
  });
});

describe('the spare heat matches the rules', () => {
  test('with exactly that much it ends cold, with one point more it does not', () => {
    let mechs = 0;
    roaming({ force: 'lances', map: 'islands' }, 2, { most: 400, rarely: 3 }, (sideView) => {
      for (const [id, { crew, destroyed }] of sideView.units.entries()) {
        if (crew || destroyed) continue;
        const cool = coolness(sideView, id);
        expect(heatOutlook(sideView, id, cool).tally.total).toBe(0);
        expect(heatOutlook(sideView, id, cool + 1).heat).toBe(1);
        mechs++;
      }
    });
    expect(mechs).toBeGreaterThan(100);
  });

  test('a tank has no limit', () => {
    expect(coolness(opposed({ own: { design: TANK } }), 0)).toBe(Number.POSITIVE_INFINITY);
  });
});
