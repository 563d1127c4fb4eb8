import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../games/force/commands.ts';
import { type Answered, answerTo } from './answer.ts';
import { applyEvent } from './board/apply-event.ts';
import { type Board, EMPTY_BOARD } from './board.ts';
import { OUR_CARDS, OUR_NUMBERS } from './cards.ts';
import { refuse } from './check-answer.ts';
import type { Decision } from './decision.ts';
import type { DecisionMaker } from './decision-maker.ts';
import { type Memory, newMemory } from './memory.ts';
import { strategistDecisions } from './strategist-decisions.ts';
import { anyDecision, decision } from './testing.ts';
import { type Element, element } from './xml.ts';

const ge = (type: string, said: Record<string, string | number> = {}, inner: readonly Element[] = []) =>
  element('ge', { type, ...said }, inner);
const card = (id: number, name: string, zone: string, owner: string, more: Record<string, string | number> = {}) =>
  ge('PCIP', { cardId: id, blueprintId: OUR_NUMBERS.get(name) ?? '-1_2', zone, zoneOwnerId: owner, ...more });

/** Dark holds a site with two cards, light another; dark has a card in hand and some Force. */
const table = (phase: string, ...more: readonly Element[]): Board =>
  [
    ge('P', { participantId: 'me', allParticipantIds: 'me,foe' }),
    ge('TC', { participantId: 'me' }),
    ge('GPC', { phase: `${phase} (turn #3)` }),
    card(1, 'foundry-gate', 'LOCATIONS', 'me', { locationIndex: 0 }),
    card(2, 'terraces', 'LOCATIONS', 'foe', { locationIndex: 1 }),
    card(3, 'miners-row', 'LOCATIONS', 'foe', { locationIndex: 2 }),
    card(10, 'shadow-guard', 'HAND', 'me'),
    card(11, 'praetor', 'AT_LOCATION', 'me', { locationIndex: 0 }),
    card(12, 'patrol-skiff', 'AT_LOCATION', 'me', { locationIndex: 0 }),
    card(70, 'sentinel', 'AT_LOCATION', 'foe', { locationIndex: 1 }),
    card(71, 'militia', 'AT_LOCATION', 'foe', { locationIndex: 0 }),
    card(901, '', 'TOP_OF_RESERVE_DECK', 'me'),
    card(902, '', 'TOP_OF_FORCE_PILE', 'me'),
    ge('GS', { darkForceGeneration: 4, lightForceGeneration: 2 }, [
      element('playerZones', { name: 'me', FORCE_PILE: 5, USED_PILE: 0, RESERVE_DECK: 30, LOST_PILE: 0, HAND: 1 }),
      element('playerZones', { name: 'foe', FORCE_PILE: 2, USED_PILE: 2, RESERVE_DECK: 30, LOST_PILE: 3, HAND: 7 }),
    ]),
    ...more,
  ].reduce(applyEvent, EMPTY_BOARD);

/** A decision maker that picks the first command of a kind and records what it was offered. */
const wanting = (
  type: Command['type'],
  test: (command: Command) => boolean = () => true,
): DecisionMaker & { offered: Command[] } => {
  const offered: Command[] = [];
  return {
    name: 'wanting',
    offered,
    choose({ commands }) {
      offered.push(...commands);
      return { command: commands.find((one) => one.type === type && test(one)) ?? (commands[0] as Command), why: [] };
    },
  };
};

const fresh = newMemory({ side: 'dark', table: OUR_CARDS, deck: null });
const say = (board: Board, one: Decision, decisionMaker: DecisionMaker, memory: Memory = fresh): Answered =>
  answerTo(one, board, memory, decisionMaker, 1);

const menu = (...actions: readonly (readonly [card: number, text: string])[]): Decision =>
  decision('CARD_ACTION_CHOICE', {
    actionId: [...actions.keys()],
    cardId: actions.map(([id]) => id),
    actionText: actions.map(([, text]) => text),
  });
const cards = (text: string, ...ids: readonly number[]): Decision =>
  decision('CARD_SELECTION', { min: 1, max: 1, cardId: ids }, text);

describe('the meaning of a first answer guides the follow-ups', () => {
  test('activation: the action, then the amount', () => {
    const board = table('Activate');
    const decisionMaker = wanting('activate', (one) => one.type === 'activate' && one.amount === 3);
    const first = say(board, menu([901, 'Activate Force']), decisionMaker);
    expect(first.answer).toBe('0');
    const amount = decision('INTEGER', { min: 0, max: 4, defaultValue: 4 }, 'Choose amount of Force to activate');
    expect(say(board, amount, wanting('pass'), first.memory).answer).toBe('3');
  });

  test('a smaller bound than intended: decided again, and legal', () => {
    const board = table('Activate');
    const first = say(
      board,
      menu([901, 'Activate Force']),
      wanting('activate', (one) => one.type === 'activate' && one.amount === 4),
    );
    const amount = decision('INTEGER', { min: 0, max: 2, defaultValue: 2 }, 'Choose amount of Force to activate');
    expect(Number(say(board, amount, wanting('activate'), first.memory).answer)).toBeLessThanOrEqual(2);
  });

  test('deploy: the card, then the location', () => {
    const board = table('Deploy');
    const decisionMaker = wanting('deploy', (one) => one.type === 'deploy' && one.to !== undefined);
    const first = say(board, menu([10, 'Deploy']), decisionMaker);
    expect(first.answer).toBe('0');
    const meant = first.memory.plan?.command;
    const place = meant?.type === 'deploy' ? meant.to : undefined;
    const where = say(board, cards('Choose where to deploy', 2, 3, 1, 12), wanting('pass'), first.memory);
    expect(first.memory.slots?.numbers[where.answer]).toBe(place);
  });

  test('a location that is not offered is dropped', () => {
    const board = table('Deploy');
    const first = say(board, menu([10, 'Deploy']), wanting('deploy'));
    expect(say(board, cards('Choose where to deploy', 2), wanting('deploy'), first.memory).answer).toBe('2');
  });

  test('a card with several actions: the card, the action, the location', () => {
    const board = table('Move');
    const decisionMaker = wanting('embark');
    const first = say(board, menu([12, 'Move'], [11, 'Move using landspeed or Embark']), decisionMaker);
    expect(first.answer).toBe('1');
    const deed = decision('ACTION_CHOICE', { actionId: [0, 1], actionText: ['Move using landspeed', 'Embark'] });
    const second = say(board, deed, wanting('move'), first.memory);
    expect(second.answer).toBe('1');
    expect(say(board, cards('Choose', 12), wanting('pass'), second.memory).answer).toBe('12');
  });

  test('passing without activation is confirmed', () => {
    const sure = decision(
      'MULTIPLE_CHOICE',
      { results: ['Yes', 'No'], defaultIndex: -1 },
      'Do you still want to pass?',
    );
    const first = say(table('Activate'), menu([901, 'Activate Force']), wanting('pass'));
    expect(first.answer).toBe('');
    expect(say(table('Activate'), sure, wanting('pass'), first.memory).answer).toBe('0');
  });
});

describe('questions of every kind', () => {
  const battle = ge('SB', { locationIndex: 0, otherCardIds: '11,12,71' });

  test('a Force drain, a battle, a draw: recognized by text and card', () => {
    const foe = [card(72, 'sentinel', 'AT_LOCATION', 'foe', { locationIndex: 0 })];
    expect(say(table('Battle', ...foe), menu([1, 'Initiate battle']), wanting('battle')).answer).toBe('0');
    expect(say(table('Draw'), menu([902, 'Draw card into hand from Force Pile']), wanting('draw')).answer).toBe('0');
    const alone = table('Control', ge('RCFP', { otherCardIds: '71' }));
    expect(say(alone, menu([1, 'Force drain']), wanting('drain')).answer).toBe('0');
  });

  test('battle destiny: yes or no by the text, in any order', () => {
    const question = (results: readonly string[]) => decision('MULTIPLE_CHOICE', { results }, 'Draw battle destiny?');
    const yes = wanting('destiny', (one) => one.type === 'destiny' && one.draw);
    expect(say(table('Battle', battle), question(['Yes', 'No']), yes).answer).toBe('0');
    expect(say(table('Battle', battle), question(['No', 'Yes']), yes).answer).toBe('1');
  });

  test('losing Force: from the pile the decision maker names, in both kinds of question', () => {
    const fromForce = wanting('lose', (one) => one.type === 'lose' && one.from === 'force');
    expect(say(table('Control'), cards('Choose Force to lose (2 remaining)', 10, 901, 902), fromForce).answer).toBe(
      '902',
    );
    const shown = decision(
      'ARBITRARY_CARDS',
      {
        min: 1,
        max: 1,
        cardId: ['temp0', 'temp1', 'temp2'],
        blueprintId: [OUR_NUMBERS.get('shadow-guard') ?? '', '-1_2', '-1_2'],
        selectable: [true, true, true],
        cardText: ['', 'top of Reserve Deck', 'top of Force Pile'],
      },
      'Choose Force to lose',
    );
    expect(say(table('Control'), shown, fromForce).answer).toBe('temp2');
    const fromHand = wanting('lose', (one) => one.type === 'lose' && one.from === 'hand');
    expect(say(table('Control'), shown, fromHand).answer).toBe('temp0');
  });

  test('damage: forfeit or lose', () => {
    const hurt = ge('GS', { darkBattleDamageRemaining: 2, darkBattleAttritionRemaining: 1 });
    const question = cards('Choose a card to forfeit or Force to lose', 11, 12, 901);
    const decisionMaker = wanting('forfeit', (one) => one.type === 'forfeit');
    expect(['11', '12']).toContain(say(table('Battle', battle, hurt), question, decisionMaker).answer);
    expect(say(table('Battle', battle, hurt), question, wanting('lose')).answer).toBe('901');
    expect(new Set(decisionMaker.offered.map(({ type }) => type))).toEqual(new Set(['forfeit', 'lose']));
  });

  test.each([
    ['figures that arrive late', 0],
    ['a location index that is out of date', 9],
  ])('the combined question of a battle is decided, with %s', (_, locationIndex) => {
    const fought = ge('SB', { locationIndex, otherCardIds: '11,12,71' });
    const question = cards('Choose Force to lose or a card from battle to forfeit', 11, 901, 902);
    for (const [kind, answer] of [
      ['forfeit', '11'],
      ['lose', '901'],
    ] as const) {
      const said = say(table('Battle', fought), question, wanting(kind));
      expect([said.answer, said.notes]).toEqual([answer, []]);
    }
    const said = say(table('Battle', fought), question, strategistDecisions('balanced', 5));
    expect(said.notes.map(({ code }) => code)).not.toContain('gemp-by-habit');
    expect(said.notes.map(({ code }) => code)).not.toContain('gemp-mind-failed');
  });

  test('a card that may be forfeited "if desired" is kept', () => {
    const optional = decision(
      'CARD_SELECTION',
      { min: 0, max: 1, cardId: [11, 12] },
      'Choose a card from battle to forfeit (if desired)',
    );
    expect(say(table('Battle', battle), optional, wanting('forfeit'))).toMatchObject({ answer: '', notes: [] });
  });

  test.each([
    [['Left', 'Right'], '1'],
    [['Left', 'Convert', 'Right'], '1'],
    [['Left'], '0'],
    [['Here', 'There'], '0'],
  ])('a location beside another one, %j: answer %s', (results, answer) => {
    const text = 'On which side of Foundry Gate do you want to deploy Terraces?';
    const question = decision('MULTIPLE_CHOICE', { results, defaultIndex: 0 }, text);
    expect(say(table('Deploy'), question, wanting('pass')).answer).toBe(answer);
  });

  test('several battle destinies are decided like one', () => {
    const text = 'Do you want to draw 2 battle destiny?';
    const question = decision('MULTIPLE_CHOICE', { results: ['Yes', 'No'], defaultIndex: -1 }, text);
    const said = say(table('Battle', battle), question, strategistDecisions('balanced', 5));
    expect(said.answer).toBe('0');
    expect(said.notes.map(({ code }) => code)).not.toContain('gemp-by-habit');
  });

  test('several cards at once are all different', () => {
    const two = decision('CARD_SELECTION', { min: 2, max: 2, cardId: [10, 901, 902] }, 'Choose Force to lose');
    const { answer } = say(table('Control'), two, wanting('lose'));
    expect(refuse(two, answer)).toBeUndefined();
  });

  test('how much the opponent may activate, and unknown questions: the default', () => {
    const allow = decision(
      'INTEGER',
      { min: 1, max: 4, defaultValue: 4 },
      'Choose amount of Force to allow foe to activate',
    );
    expect(say(table('Activate'), allow, wanting('activate'))).toMatchObject({
      answer: '4',
      notes: [{ code: 'gemp-by-habit' }],
    });
    expect(say(table('Deploy'), decision('EMPTY', {}), wanting('pass')).answer).toBe('');
    const riddle = decision('MULTIPLE_CHOICE', { results: ['Left', 'Right'], defaultIndex: 1 }, 'Which way?');
    expect(say(table('Deploy'), riddle, wanting('pass')).answer).toBe('1');
  });
});

describe('loops', () => {
  test('a rejected answer is not repeated while others are left; then a random one, then the way out', () => {
    const board = table('Deploy', ge('W', { message: 'no' }));
    const choice = menu([10, 'Deploy'], [99, 'Something else'], [98, 'Something else']);
    let memory = fresh;
    const answers = Array.from({ length: 12 }, () => {
      const said = say(board, choice, wanting('deploy'), memory);
      memory = said.memory;
      return said.answer;
    });
    expect(new Set(answers.slice(0, 4))).toEqual(new Set(['0', '1', '2', '']));
    expect(answers.slice(8)).toEqual(['', '', '', '']);
  });

  test('the same question after a pass is no loop: the bot passes again, without an alarm', () => {
    let memory = fresh;
    for (let i = 0; i < 20; i++) {
      const said = say(table('Deploy'), menu([10, 'Deploy']), wanting('pass'), memory);
      memory = said.memory;
      expect([said.answer, said.notes.filter(({ code }) => code === 'gemp-loop')]).toEqual(['', []]);
    }
  });

  test('a card whose deployment was cancelled is not tried again in this phase, even if the menu changes', () => {
    const wants = wanting('deploy');
    const first = say(table('Deploy'), menu([10, 'Deploy']), wants);
    const cancelled = say(table('Deploy'), cards('Choose where to deploy', 2), wants, first.memory);
    const again = menu([10, 'Deploy'], [99, 'Something else']);
    const second = say(table('Deploy'), again, wants, cancelled.memory);
    expect([first.answer, second.answer]).toEqual(['0', '']);
    expect(say(table('Deploy'), menu([98, 'A third'], [10, 'Deploy']), wants, second.memory).answer).toBe('');
    const nextTurn = table('Deploy', ge('GPC', { phase: 'Deploy (turn #4)' }));
    expect(say(nextTurn, again, wants, second.memory).answer).toBe('0');
  });

  test('a card that was deployed is no obstacle to the next one', () => {
    const wants = wanting('deploy');
    const first = say(table('Deploy'), menu([10, 'Deploy']), wants);
    const deployed = table('Deploy', card(10, 'shadow-guard', 'AT_LOCATION', 'me', { locationIndex: 0 }));
    const more = applyEvent(deployed, card(13, 'shadow-guard', 'HAND', 'me'));
    expect(say(more, menu([13, 'Deploy']), wants, first.memory).answer).toBe('0');
  });

  test('any sequence of questions gets legal answers, and the same ones with the same seed', () => {
    const boards = ['Activate', 'Deploy', 'Battle', 'Move'].map((phase) => table(phase));
    fc.assert(
      fc.property(fc.array(fc.tuple(anyDecision, fc.constantFrom(...boards)), { maxLength: 15 }), (questions) => {
        const run = (): string[] => {
          let memory = fresh;
          return questions.map(([one, board]) => {
            const said = say(board, one, wanting('deploy'), memory);
            memory = said.memory;
            expect(refuse(one, said.answer)).toBeUndefined();
            return said.answer;
          });
        };
        expect(run()).toEqual(run());
      }),
    );
  });
});

describe('boards that no game can reach', () => {
  const word = fc.constantFrom('1', '2', '3', '10', '11', '12', '70', '71', '901', '', '-1', '0', '5', 'x');
  const zone = fc.constantFrom('LOCATIONS', 'AT_LOCATION', 'ATTACHED', 'HAND', 'TOP_OF_LOST_PILE', 'STACKED', '');
  const face = fc.constantFrom(...OUR_NUMBERS.values(), '7_77', '-1_1');
  const strange = fc.oneof(
    fc
      .record({
        cardId: word,
        zone,
        blueprintId: face,
        zoneOwnerId: fc.constantFrom('me', 'foe'),
        locationIndex: word,
        targetCardId: word,
      })
      .map((said) => ge('PCIP', said)),
    fc.record({ locationIndex: word, otherCardIds: word }).map((said) => ge('SB', said)),
    fc.record({ darkForceGeneration: word, darkBattleDamageRemaining: word }).map((said) => ge('GS', said)),
    word.map((locationIndexes) => ge('RLFP', { locationIndexes })),
  );
  const questions = [
    menu([10, 'Deploy'], [11, 'Move using landspeed or Embark'], [1, 'Force drain'], [1, 'Initiate battle']),
    menu([901, 'Activate Force']),
    cards('Choose Force to lose or a card to forfeit', 10, 11, 901),
    cards('Choose where to deploy', 1, 2, 12),
    decision('MULTIPLE_CHOICE', { results: ['Yes', 'No'] }, 'Draw battle destiny?'),
  ];

  test('the strategist, or the default if it fails: a legal answer', () => {
    const decisionMaker = strategistDecisions('balanced', 5);
    const phase = fc.constantFrom('Activate', 'Control', 'Deploy', 'Battle', 'Move', 'Draw', 'Between');
    fc.assert(
      fc.property(phase, fc.array(strange, { maxLength: 8 }), (name, events) => {
        const board = table(name, ...events);
        let memory = fresh;
        for (const question of questions) {
          const said = say(board, question, decisionMaker, memory);
          memory = said.memory;
          expect(refuse(question, said.answer)).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('our side follows from the hand if the hall does not say', () => {
  const unknown = newMemory({ side: null, table: OUR_CARDS, deck: null });
  expect(say(table('Deploy'), decision('EMPTY', {}), wanting('pass'), unknown).memory.side).toBe('dark');
});
