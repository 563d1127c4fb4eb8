import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEvent, CODES } from './board/apply-event.ts';
import { type Board, EMPTY_BOARD, fingerprint, sizeOf } from './board.ts';
import { asked } from './testing.ts';
import { type Element, element } from './xml.ts';

const ge = (type: string, said: Record<string, string | number> = {}, inner: readonly Element[] = []) =>
  element('ge', { type, ...said }, inner);
const following = (...events: readonly Element[]): Board => events.reduce(applyEvent, EMPTY_BOARD);

const BEGUN = [
  ge('P', { participantId: 'me', allParticipantIds: 'foe,me' }),
  ge('TC', { participantId: 'me' }),
  ge('GPC', { phase: 'Activate (turn #2)' }),
  ge('PCIP', { cardId: 1, blueprintId: '901_1', zone: 'LOCATIONS', zoneOwnerId: 'me', locationIndex: 0 }),
  ge('PCIP', { cardId: 2, blueprintId: '900_1', zone: 'LOCATIONS', zoneOwnerId: 'foe', locationIndex: 1 }),
  ge('PCIP', { cardId: 5, blueprintId: '901_7', zone: 'AT_LOCATION', zoneOwnerId: 'me', locationIndex: 0 }),
  ge('PCIP', { cardId: 6, blueprintId: '-1_2', zone: 'TOP_OF_RESERVE_DECK', zoneOwnerId: 'foe' }),
];
const begun = following(...BEGUN);
const then = (...events: readonly Element[]): Board => events.reduce(applyEvent, begun);
const sizes = (force: number) =>
  ge('GS', { darkForceGeneration: 3 }, [element('playerZones', { name: 'me', FORCE_PILE: force })]);

describe('the board', () => {
  test('knows players, turn and phase', () => {
    expect(begun).toMatchObject({ me: 'me', players: ['foe', 'me'], turnOf: 'me', phase: 'Activate', turn: 2 });
  });

  test('knows cards by their blueprint, and face-down cards as such', () => {
    expect(begun.cards['5']).toEqual({
      id: '5',
      blueprint: '901_7',
      zone: 'AT_LOCATION',
      owner: 'me',
      location: 0,
      target: null,
    });
    expect(begun.cards['6']?.blueprint).toBeNull();
  });

  test('cards move, leave and are attached', () => {
    const moved = then(
      ge('GPC', { phase: 'Move (turn #2)' }),
      ge('MCIP', { cardId: 5, zone: 'AT_LOCATION', locationIndex: 1 }),
    );
    expect([moved.cards['5']?.location, moved.thisTurn.moved]).toEqual([1, ['5']]);
    const aboard = applyEvent(moved, ge('MCIP', { cardId: 5, zone: 'ATTACHED', targetCardId: 2 }));
    expect([aboard.cards['5']?.target, aboard.cards['5']?.location]).toEqual(['2', null]);
    expect(applyEvent(aboard, ge('RCFP', { otherCardIds: '5,6' })).cards).not.toHaveProperty('5');
  });

  test('when locations leave, those behind move up', () => {
    const now = then(ge('RLFP', { locationIndexes: '0' }));
    expect(Object.keys(now.cards).sort()).toEqual(['2', '6']);
    expect(now.cards['2']?.location).toBe(0);
  });

  test('counts what was activated, and resets with the turn', () => {
    const now = then(sizes(0), sizes(3), sizes(4));
    expect([now.thisTurn.activated, sizeOf(now, 'me', 'FORCE_PILE')]).toEqual([4, 4]);
    expect(applyEvent(now, ge('TC', { participantId: 'foe' })).thisTurn.activated).toBe(0);
  });

  test('a figure of -1 is none', () => {
    const now = then(ge('GS', { darkBattlePower: 5 }), ge('GS', { darkBattlePower: -1, lightBattlePower: 2.5 }));
    expect(now.figures).toEqual({ lightBattlePower: 2.5 });
  });

  test('battles have fighters and destiny', () => {
    const battle = [
      ge('SB', { locationIndex: 1, otherCardIds: '5,9' }),
      ge('ATB', { cardId: 8 }),
      ge('RFB', { cardId: 9 }),
      ge('DD', { cardId: 30, participantId: 'foe', destinyText: 'Battle destiny: 4' }),
    ];
    const now = then(...battle);
    expect(now.battle).toEqual({ location: 1, cards: ['5', '8'], drawn: { foe: 4 }, played: [] });
    expect(applyEvent(now, ge('EB')).battle).toBeNull();
    expect(applyEvent(now, ge('EB')).thisTurn).toMatchObject({ fought: [1], battled: ['5', '9'] });
  });

  test('a question is stored, and an unreadable one is reported', () => {
    expect(applyEvent(begun, asked('INTEGER', { min: 1 })).decision).toMatchObject({ type: 'INTEGER', min: 1 });
    expect(applyEvent(begun, asked('RIDDLE' as never, {})).unanswerable?.code).toBe('gemp-unknown-decision');
  });

  test('an unknown code is counted and changes nothing else', () => {
    const { unknownEvents, ...rest } = then(ge('XYZ'), ge('XYZ'));
    expect(unknownEvents).toEqual({ XYZ: 2 });
    expect({ ...rest, unknownEvents: {} }).toEqual(begun);
  });

  test('no event breaks the board', () => {
    const words = fc.dictionary(
      fc.constantFrom(
        'cardId',
        'zone',
        'locationIndex',
        'otherCardIds',
        'locationIndexes',
        'participantId',
        'phase',
        'destinyText',
        'message',
        'decisionType',
      ),
      fc.oneof(fc.string(), fc.constantFrom('', '1', '5', '-1', '0,1', '__proto__', 'constructor')),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...CODES, 'toString', ''), words), { maxLength: 12 }), (events) => {
        const board = events.map(([code, said]) => ge(code, said)).reduce(applyEvent, begun);
        expect(typeof fingerprint(board)).toBe('string');
      }),
    );
  });

  test('its fingerprint stays the same until something changes', () => {
    const same = then(ge('M', { message: 'hello' }), ge('W', { message: 'no' }), asked('EMPTY', {}));
    expect(fingerprint(same)).toBe(fingerprint(begun));
    expect(fingerprint(then(sizes(1)))).not.toBe(fingerprint(begun));
  });
});
