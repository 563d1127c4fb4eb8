import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { CoverageResult, DiffResult, LabJobStatus, Sensitivity, WhatIf } from '../../wire/lab.ts';
import type { DecisionInfo, SeatPass, Why } from '../../wire/matches.ts';
import { type Served, serve } from '../testing.ts';

let served: Served;
let code: string; // of a finished match
beforeAll(async () => {
  served = await serve();
  const made = await served.create({
    game: 'radar',
    options: { ruleset: 'classic' },
    bots: { blue: 'crew', red: 'crew@1' },
    settings: { pace: 0, listed: true },
    start: true,
  });
  code = made.code;
  const client = await served.sit(code);
  await client.until(() => client.over);
});
afterAll(() => served?.close());

const decisionsOf = async (match: string, token?: string) =>
  (await served.get<readonly DecisionInfo[]>(`/api/matches/${match}/decisions`, token)).body;

describe('decisions of a finished match', () => {
  test('are listed with their kind, phase and rules, which match the record', async () => {
    const list = await decisionsOf(code);
    const decided = list.find(({ by, seat }) => by !== null && seat === 'blue.captain') as DecisionInfo;
    const { record } = (await served.get<Why>(`/api/matches/${code}/decisions/${decided.n}`)).body;
    expect(decided).toMatchObject({ kind: record.decision.command?.type, phase: expect.any(String) });
    const spoke = record.decision.kept.flatMap(({ tally }) => tally.lines.map(({ why }) => why.code));
    expect(spoke).toContain(decided.by);
    for (const rule of decided.rules)
      expect([...spoke, ...record.decision.vetoed.map((veto) => veto.rule)]).toContain(rule);
  });

  test('are recomputed with other weights: the predicted turning points are right', async () => {
    for (const { n } of (await decisionsOf(code)).filter(({ seat }) => seat === 'blue.captain')) {
      const at = `/api/matches/${code}/decisions/${n}`;
      const told = await served.get<Sensitivity>(`${at}/sensitivity`);
      const sway = told.body.weights?.find(({ up, down }) => up ?? down);
      const turn = sway?.up ?? sway?.down;
      if (!sway || !turn) continue;
      const moved = await served.post<WhatIf>(`${at}/what-if`, { weights: { [sway.weight]: turn.to } });
      expect(moved.body.decision.command).toEqual(turn.command);
      return;
    }
    throw new Error('no decision of the whole match could be turned');
  });

  test('are repeated exactly: no change gives the recorded choice, and a flip gives another one', async () => {
    const list = (await decisionsOf(code)).filter(({ kind }) => kind === 'mark' || kind === 'charge').slice(0, 30);
    expect(list.length).toBeGreaterThan(20);
    for (const { n } of list) {
      const at = `/api/matches/${code}/decisions/${n}`;
      const { record, flip } = (await served.get<Why>(at)).body;
      const again = await served.post<WhatIf>(`${at}/what-if`, {});
      if (again.status === 200) expect(again.body.decision.command).toEqual(record.decision.command);
      if (flip) expect(flip.command).not.toEqual(record.decision.command);
    }
  });

  test.each([
    ['a weight that is not there', { weights: { luck: 1 } }, 400, 'unknown-weight'],
    ['a weight that is no number', { weights: { room: 'much' } }, 400, 'bad-request'],
  ])('%s is refused', async (_, body, status, error) => {
    const [first] = await decisionsOf(code);
    const answer = await served.post(`/api/matches/${code}/decisions/${first?.n}/what-if`, body);
    expect(answer).toMatchObject({ status, body: { error: { code: error } } });
  });
});

test('in a match in progress only the seat’s holder may try other weights, and the laboratory refuses it', async () => {
  const ann = await served.create({ game: 'radar', sit: ['blue.captain'], settings: { takeOver: 1, clock: null } });
  const bob = (await served.post<SeatPass>(`/api/matches/${ann.code}/join`, { seats: ['red.captain'], name: 'Bob' }))
    .body;
  await served.post(`/api/matches/${ann.code}/start`, {}, ann.token);
  const client = await served.sit(ann.code, bob.token);
  await eventually(async () => (await decisionsOf(ann.code, ann.token)).length).toBeGreaterThan(0);
  const own = await decisionsOf(ann.code, ann.token);
  expect(new Set(own.map(({ seat }) => seat))).toEqual(new Set(['blue.captain']));
  expect([await decisionsOf(ann.code, bob.token), await decisionsOf(ann.code)]).toEqual([[], []]);

  const at = `/api/matches/${ann.code}/decisions/${own[0]?.n}`;
  expect((await served.get<Sensitivity>(`${at}/sensitivity`, ann.token)).status).toBe(200);
  expect((await served.post<WhatIf>(`${at}/what-if`, {}, ann.token)).body.decision.command).toMatchObject({
    type: 'place',
  });
  for (const token of [bob.token, undefined])
    for (let n = 0; n < 12; n++) {
      const other = `/api/matches/${ann.code}/decisions/${n}`;
      expect((await served.get(`${other}/sensitivity`, token)).status).toBe(404);
      expect((await served.post(`${other}/what-if?seat=blue.captain`, {}, token)).status).toBe(404);
    }
  const refused = await served.post('/api/lab/coverage', { game: 'radar', matches: [ann.code], one: { bot: 'crew' } });
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'lab-still-playing', match: ann.code } } });
  client.socket.close();
});

describe('a laboratory job', () => {
  const until = async (began: { readonly status: number; readonly body: LabJobStatus }) => {
    expect(began.status).toBe(202);
    let job = began.body;
    await eventually(async () => {
      job = (await served.get<LabJobStatus>(`/api/lab/works/${job.id}`)).body;
      return job.found;
    }).not.toBeNull();
    return job.found as NonNullable<LabJobStatus['found']>;
  };

  test('counts rules over a finished match', async () => {
    const found = await until(
      await served.post('/api/lab/coverage', { game: 'radar', matches: [code], one: { bot: 'crew' } }),
    );
    expect((found as CoverageResult).rules.length).toBeGreaterThan(10);
    expect(found.positions).toBeGreaterThan(10);
  });

  test('compares two bots over an uploaded log', async () => {
    const file = (await served.get<string>(`/api/matches/${code}/log`)).body;
    const bots = { one: { bot: 'crew' }, other: { bot: 'crew', weights: { danger: 0 } } };
    const found = (await until(await served.post('/api/lab/diff', { game: 'radar', file, ...bots }))) as DiffResult;
    expect(found.changed + found.rescored).toBeGreaterThan(0);
  });

  test.each<[string, object, number, string]>([
    ['neither matches nor a file', {}, 400, 'bad-request'],
    ['a match that is not there', { matches: ['ZZZZZ'] }, 404, 'lab-no-match'],
    ['a game that is not there', { game: 'chess', matches: ['ZZZZZ'] }, 404, 'unknown-game'],
    ['a bot that is not there', { matches: ['ZZZZZ'], one: { bot: 'nobody' } }, 400, 'unknown-bot'],
    [
      'a weight that is not there',
      { matches: ['ZZZZZ'], one: { bot: 'crew', weights: { luck: 1 } } },
      400,
      'unknown-weight',
    ],
    ['a program', { matches: ['ZZZZZ'], one: { bot: 'sbt:theirs' } }, 400, 'program-not-asked-again'],
  ])('%s is refused before it starts', async (_, more, status, error) => {
    const answer = await served.post('/api/lab/coverage', { game: 'radar', one: { bot: 'crew' }, ...more });
    expect(answer).toMatchObject({ status, body: { error: { code: error }, words: expect.stringMatching(/\w/) } });
  });

  test.each<[string, object, string]>([
    ['an experiment and a bot', { experiment: 'abcd22', one: { bot: 'crew' } }, 'experiment'],
    ['an experiment and matches to play', { experiment: 'abcd22', play: 1 }, 'experiment'],
    ['neither a bot nor an experiment', { play: 1 }, 'one'],
  ])('predictions of %s are refused, naming the field', async (_, more, field) => {
    const answer = await served.post('/api/lab/predictions', { game: 'radar', ...more });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad-request', field } } });
  });

  test('that failed because of a bad file says what is wrong with it', async () => {
    const { body } = await served.post<LabJobStatus>('/api/lab/coverage', {
      game: 'radar',
      file: '{}',
      one: { bot: 'crew' },
    });
    await eventually(async () => (await served.get(`/api/lab/works/${body.id}`)).status).toBe(400);
  });
});
