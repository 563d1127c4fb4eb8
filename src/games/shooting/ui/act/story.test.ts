import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { marines, orks } from '../../testing.ts';
import { oddsOf } from './odds.ts';
import { storyOf, viewBefore } from './story.ts';
import { aim, chosen, seen } from './testing.ts';

const FIVE_ORKS = { type: 'allocate', models: [5, 6, 7, 8, 9] } as const;

describe('the dice log', () => {
  const orders = [chosen(), aim('rifle', 1), ['attacker', { type: 'confirm' }]] as const;

  test('is empty before anything has fired', () => {
    expect(storyOf(seen({}, [chosen()]).heard)).toBeUndefined();
  });

  test('lists steps, then losses in one line, then the summary', () => {
    const dice = loaded(...[6, 6, 6, 6, 1, 1, 1, 1, 1, 1], ...[6, 6, 6, 1], ...[1, 1, 6]);
    const { view, heard } = seen(
      {},
      [...orders, ['attacker', { type: 'roll', until: 'unit' }], ['defender', FIVE_ORKS]],
      dice,
    );
    const story = storyOf(heard);
    expect(story?.lines.map((line) => (line.is === 'dice' ? line.event.context : line.is))).toEqual([
      'attacks',
      'to-hit',
      'to-wound',
      'save',
      'losses',
      'sum',
    ]);
    expect(story?.lines.find(({ is }) => is === 'losses')).toMatchObject({ unit: 1, wounds: 2, slain: 2 });
    expect(story?.over).toBe(true);
    expect(story && viewBefore(view, story).wounds).toEqual(view.wounds.map((left, i) => (i < 5 ? left : 1)));
  });

  test('expected values stay the same after all dice are rolled', () => {
    const defender = [orks({ W: 2, Sv: 4, with: [{ name: 'Painboy', W: 3, Sv: 6 }] })];
    const attacker = [marines(), marines({ id: 'second', at: [0, 4] })]; // so that the phase continues
    const aimed = [chosen(), aim('rifle', 2), ['attacker', { type: 'confirm' }]] as const;
    const confirmed = seen({ attacker, defender }, aimed);
    const before = storyOf(confirmed.heard);
    const dice = loaded(...[6, 6, 6, 6, 1, 1, 1, 1, 1, 1], ...[6, 6, 6, 1], ...[1, 6, 6]);
    const rolled: Parameters<typeof seen>[1] = [
      ...aimed,
      ['attacker', { type: 'roll', until: 'unit' }],
      ['defender', { type: 'allocate', models: [14, 13] }],
    ];
    const { view, heard } = seen({ attacker, defender }, rolled, dice);
    const after = storyOf(heard);
    expect(view.touched).toEqual([14]);
    if (!before || !after) throw new Error('nobody has fired');
    const { volleys } = before.confirmed;
    expect(oddsOf(viewBefore(view, after), 0, volleys)).toEqual(oddsOf(viewBefore(confirmed.view, before), 0, volleys));
  });

  test('has no rolls when targets have just been confirmed', () => {
    const story = storyOf(seen({}, orders).heard);
    expect([story?.lines, story?.over]).toEqual([[], false]);
  });
});
