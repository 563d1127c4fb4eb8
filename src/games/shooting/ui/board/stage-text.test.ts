import { expect, it } from 'vitest';
import type { MatchEvent } from '../../../../kernel/match-status.ts';
import { endedEarly } from '../../../../page/match-ended.ts';
import { chosen, seen } from '../act/testing.ts';
import { words } from '../board-labels.ts';
import { stageText } from './stage-text.ts';

const { view } = seen({}, [chosen()]);
const heardOf = (event: MatchEvent) => [{ seq: 1, at: 0, event }];
const OUTCOME = { winners: ['defender'], reason: { code: 'resigned', side: 'attacker' } };

it('names the side that acts and what it does', () => {
  expect(stageText(view, false, words('en'))).toBe('The attacker is assigning targets');
  expect(stageText(view, false, words('es'))).toBe('El atacante está asignando objetivos');
});

it.each<[string, MatchEvent, boolean]>([
  ['a side has resigned', { type: 'resigned', side: 'attacker', outcome: OUTCOME }, true],
  ['one of several sides has resigned', { type: 'resigned', side: 'attacker', outcome: null }, false],
  ['a draw was offered', { type: 'draw-offered', side: 'attacker' }, false],
])('after the match has ended early, says only that: %s', (_, event, isOver) => {
  expect(endedEarly(heardOf(event))).toBe(isOver);
  expect(stageText(view, endedEarly(heardOf(event)), words('en')) === 'The match is over').toBe(isOver);
});

it('before the first round, nothing happens yet', () =>
  expect(stageText({ ...view, round: 0 }, false, words('en'))).toBe(''));
