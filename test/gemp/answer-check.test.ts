import { afterEach, describe, expect, test } from 'vitest';
import { httpTo } from '../../src/integrations/gemp/http.ts';
import { type ServerApi, serverApi } from '../../src/integrations/gemp/server-api.ts';
import { childrenOf, type Element } from '../../src/integrations/gemp/xml.ts';
import { must } from '../../src/kernel/result.ts';
import { verdictOn } from './answer-check.ts';
import { type FakeServer, fakeServer } from './server.ts';
import { DARK, randomOpponent } from './sessions.ts';

const menu = { actionId: ['0', '1'], noPass: ['false'] };
const cards = { min: ['1'], max: ['2'], cardId: ['5', '6', '7'], selectable: ['true', 'true', 'false'] };

test.each([
  ['INTEGER', { min: ['1'], max: ['3'] }, '3', 'taken'],
  ['INTEGER', { min: ['1'], max: ['3'] }, '4', 'bad'],
  ['INTEGER', { min: ['1'], max: ['3'] }, '', 'bad'],
  ['MULTIPLE_CHOICE', { results: ['Yes', 'No'] }, '1', 'taken'],
  ['MULTIPLE_CHOICE', { results: ['Yes', 'No'] }, '2', 'abort'],
  ['MULTIPLE_CHOICE', { results: ['Yes', 'No'] }, '-1', 'abort'],
  ['CARD_SELECTION', cards, '5,6', 'taken'],
  ['CARD_SELECTION', cards, '5,5', 'bad'],
  ['CARD_SELECTION', cards, '', 'bad'],
  ['CARD_SELECTION', cards, null, 'abort'],
  ['ARBITRARY_CARDS', cards, '7', 'bad'],
  ['ARBITRARY_CARDS', { ...cards, returnAnyChange: ['true'] }, '', 'taken'],
  ['CARD_ACTION_CHOICE', menu, '', 'taken'],
  ['CARD_ACTION_CHOICE', { ...menu, noPass: ['true'] }, '', 'bad'],
  ['CARD_ACTION_CHOICE', menu, '2', 'bad'],
  ['CARD_ACTION_CHOICE', menu, null, 'abort'],
  ['ACTION_CHOICE', menu, '', 'bad'],
  ['ACTION_CHOICE', menu, '1', 'taken'],
  ['EMPTY', {}, '', 'taken'],
])('%s %o answered with %s: %s', (type, parameters, value, is) => {
  expect(verdictOn({ type, text: '', parameters }, value).is).toBe(is);
});

describe('the server, request by request', () => {
  let server: FakeServer;
  afterEach(() => server?.close());

  const typesIn = (reply: Element | null): string[] =>
    childrenOf(reply as Element, 'ge').map(({ attributes: { type, decisionType } }) => decisionType ?? type ?? '');

  async function seated(): Promise<ServerApi> {
    server = await fakeServer({ opponent: randomOpponent });
    const calls = serverApi(httpTo(new URL(server.url)));
    expect(await calls.enterHall()).toMatchObject({ ok: false, error: { code: 'gemp-signed-out' } });
    must(await calls.logIn('ann', 'secret'));
    must(await calls.createTable({ format: 'vanilla', deck: DARK, sample: true, about: '', ai: null }));
    return calls;
  }

  test('the whole game comes first; a bad answer gets a warning and the same question; an outdated one is ignored', async () => {
    const calls = await seated();
    const first = typesIn(must(await calls.enterGame('1')));
    expect(first.slice(0, 3)).toEqual(['P', 'TC', 'GPC']);
    expect(first).toEqual(expect.arrayContaining(['PCIPAR', 'GS']));
    expect(first.at(-1)).toBe('EMPTY');
    expect(typesIn(must(await calls.answer('1', '1', '1', ''))).at(-1)).toBe('CARD_ACTION_CHOICE');
    expect(typesIn(must(await calls.answer('1', '1', '1', '77')))).toEqual(['W', 'CARD_ACTION_CHOICE']);
    expect(typesIn(must(await calls.pollGame('1', '1')))).toEqual([]);
    expect(server.conduct).toMatchObject({ answers: 2, bad: 1, aborted: 0 });
  });

  test('replaced by another subscription: 409; no subscription: 410', async () => {
    const calls = await seated();
    expect(await calls.pollGame('1', '1')).toMatchObject({ error: { code: 'gemp-expired' } });
    must(await calls.enterGame('1'));
    must(await calls.enterGame('1'));
    expect(await calls.pollGame('1', '1')).toMatchObject({ error: { code: 'gemp-taken-over' } });
    expect((await calls.pollGame('1', '2')).ok).toBe(true);
  });

  test('hidden cards show only their backs: no card in the opponent’s hand or a pile is ever named', async () => {
    const calls = await seated();
    const events = childrenOf(must(await calls.enterGame('1')) as Element, 'ge');
    const shown = events.filter(({ attributes: { blueprintId } }) => blueprintId !== undefined);
    const foreign = shown.filter(({ attributes: { zoneOwnerId } }) => zoneOwnerId !== 'ann');
    expect(foreign.filter(({ attributes: { zone } }) => zone === 'HAND')).toEqual([]);
    for (const { attributes } of shown)
      if (/TOP_OF_(RESERVE|FORCE|USED)/.test(attributes.zone ?? ''))
        expect(attributes.blueprintId).toMatch(/^-1_[12]$/);
  });
});
