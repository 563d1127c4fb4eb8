import { expect, test } from 'vitest';
import { battleAt } from './outlook.ts';
import { EMPTY_STAND, joined, type Stand } from './survey.ts';
import { card, scene, surveyIn } from './testing.ts';
import type { Body } from './toll.ts';

const body = (number: number, more: Partial<Body> = {}): Body => ({
  card: number,
  power: 2,
  ability: 2,
  forfeit: 4,
  worth: 2,
  defence: 1,
  arm: null,
  ...more,
});
const stand = (...bodies: readonly Body[]): Stand => bodies.reduce(joined, EMPTY_STAND);

test('a shot hits one card, also among cards that may arrive and have no number yet', () => {
  const survey = surveyIn(scene());
  const armed = stand(body(1, { power: 20, arm: { bonus: 9, fire: 1 } }));
  const known = battleAt(survey, card('Works'), armed, stand(body(2), body(3), body(4)));
  const arriving = battleAt(survey, card('Works'), armed, stand(body(-1), body(-1), body(-1)));
  expect(arriving).toEqual(known);
});
