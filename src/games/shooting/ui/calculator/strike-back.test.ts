import { expect, test } from 'vitest';
import { must } from '../../../../kernel/result.ts';
import type { OddsQuestion } from '../../ask/question.ts';
import { read } from '../../ask/reading.ts';
import { readLists } from '../../roster/detect.ts';
import { FILES } from '../../roster/fixtures/files.ts';
import { unitsFrom } from '../../roster/question-parts.ts';
import { USUAL } from './asked.ts';
import { strikingBack } from './strike-back.ts';

const LISTS = must(readLists(FILES.find(({ name }) => name === 'new-recruit-json')?.input ?? ''));
const [CAPTAIN, SQUAD] = LISTS.flatMap(unitsFrom);

test('imported units are both carried over: the target strikes with its melee weapons at the unit that struck first', () => {
  const a: OddsQuestion = {
    attackers: [{ count: 5, A: 3, WS: 3, S: 4, AP: 0, D: 1 }],
    ...(SQUAD?.shooter && { shooter: SQUAD.shooter }),
    target: CAPTAIN?.target ?? {},
    conditions: { melee: true },
  };
  const back = strikingBack(a, LISTS);
  expect(back.attackers).toEqual(CAPTAIN?.melee);
  expect(back.attackers).toMatchObject([{ name: 'Sample blade', count: 1, WS: 3 }]);
  expect(back.target).toEqual(SQUAD?.target);
  expect(read({ ...back, conditions: { melee: true } }).ok).toBe(true);
});

test('the datasheet of the unit that struck first is its target; unknown weapons are asked for', () => {
  const fists = { count: 10, A: 3, WS: 3, S: 4, AP: 0, D: 1 };
  const a = { ...USUAL, attackers: [fists, ...USUAL.attackers], conditions: { melee: true } };
  const back = strikingBack(a, []);
  expect(back).toEqual({ attackers: [{ count: 10 }], target: { sheet: 'intercessor-squad', models: 10 } });
  expect(read(back)).toMatchObject({ ok: false, error: { code: 'field-needed', field: 'attackers/0/A' } });
});

test('unknown values are asked for', () => {
  const a: OddsQuestion = {
    attackers: [{ count: 5, A: 3, WS: 3, S: 5, AP: -2, D: 2 }],
    target: { T: 5, Sv: 5, W: 1, models: 10 },
    conditions: { melee: true },
  };
  const back = strikingBack(a, []);
  expect(back).toEqual({ attackers: [{ count: 10 }], target: { models: 5 } });
  expect(read(back)).toMatchObject({ ok: false, error: { code: 'field-needed' } });
});
