import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../rulesets.ts';
import { MANUAL_MODIFIERS } from '../../work.ts';
import { changesOf, presetsOf } from './changes.ts';
import { profileOf, type Shot, shoot, situationOf } from './testing.ts';

/** Both rolls in short. */
function told(shot: Shot) {
  const { hit, wound } = shoot(shot);
  return [hit?.reRoll, hit?.modifier, wound.reRoll, wound.modifier];
}

describe('the eight modifiers of the panel', () => {
  test.each([
    // ticked                     to hit           to wound
    [[], 'none', 0, 'none', 0],
    [['hit-re-roll-ones'], 'ones', 0, 'none', 0],
    [['hit-re-roll-failed'], 'failed', 0, 'none', 0],
    [['hit-plus-one'], 'none', 1, 'none', 0],
    [['hit-minus-one'], 'none', -1, 'none', 0],
    [['wound-re-roll-ones'], 'none', 0, 'ones', 0],
    [['wound-re-roll-failed'], 'none', 0, 'failed', 0],
    [['wound-plus-one'], 'none', 0, 'none', 1],
    [['wound-minus-one'], 'none', 0, 'none', -1],
    [['hit-re-roll-ones', 'hit-minus-one', 'wound-plus-one'], 'ones', -1, 'none', 1], // several at once
    [[...MANUAL_MODIFIERS], 'failed', 0, 'failed', 0], // all of them
  ] as const)('%s', (hand, ...dice) => {
    expect(told({ hand })).toEqual(dice);
  });

  test('the receipt shows a manual modifier', () => {
    expect(shoot({ hand: ['hit-plus-one'] }).receipts.hit.lines).toEqual([
      { why: { code: 'hand', by: 'hand', hand: 'hit-plus-one' }, value: 1 },
    ]);
    expect(shoot({ hand: ['wound-re-roll-ones'] }).receipts.notes).toEqual([
      {
        code: 'changes',
        change: { kind: 're-roll', roll: 'wound', which: 'ones' },
        why: { code: 'hand', by: 'hand', hand: 'wound-re-roll-ones' },
      },
    ]);
  });
});

describe('datasheets with these modifiers', () => {
  test.each([
    ['a captain', { shooter: ['Hit Re-roll Ones'] }, 'ones', 0, 'none', 0],
    ['a lieutenant', { shooter: ['Wound Re-roll Ones'] }, 'none', 0, 'ones', 0],
    ['both', { shooter: ['Hit Re-roll Ones', 'Wound Re-roll Ones'] }, 'ones', 0, 'ones', 0],
    ['a defensive aura', { target: ['Wound Minus One'] }, 'none', 0, 'none', -1],
    ['an aura of the shooter does not hinder him', { shooter: ['Wound Minus One'] }, 'none', 0, 'none', 0],
    ['a captain of the target does not help', { target: ['Hit Re-roll Ones'] }, 'none', 0, 'none', 0],
  ] as const)('%s', (_, shot, ...dice) => {
    expect(told(shot)).toEqual(dice);
  });

  test('the receipt shows the ability', () => {
    expect(shoot({ target: ['Wound Minus One'] }).receipts.wound.lines).toEqual([
      { why: { code: 'ability', by: 'target', ability: 'wound-minus-one' }, value: -1 },
    ]);
  });

  test('they are preset, with their cause', () => {
    const shot: Shot = {
      shooter: ['Hit Re-roll Ones'],
      target: ['Wound Minus One', 'Stealth'],
      weapon: ['Twin-linked'],
    };
    expect(presetsOf(profileOf(shot), situationOf(shot))).toEqual([
      { hand: 'hit-re-roll-ones', why: { code: 'ability', by: 'shooter', ability: 'hit-re-roll-ones' } },
      { hand: 'wound-minus-one', why: { code: 'ability', by: 'target', ability: 'wound-minus-one' } },
    ]);
  });

  test('ticking one of them as well changes nothing', () => {
    const shot: Shot = { target: ['Wound Minus One'] };
    const changes = (hand: (typeof MANUAL_MODIFIERS)[number][]) =>
      changesOf(RULESETS['10e'], profileOf(shot), situationOf(shot), hand);
    expect(changes(['wound-minus-one'])).toEqual(changes([]));
  });
});
