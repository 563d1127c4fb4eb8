/** Commands of each kind, with arguments that might be valid and some that never are. */
export const SAMPLE_COMMANDS: readonly { readonly type: string }[] = [
  ...[0, 7, 40, 112, 224, 899].flatMap((at) =>
    ['place', 'torpedo', 'drop-mine', 'detonate'].map((type) => ({ type, at })),
  ),
  ...['north', 'south', 'east', 'west'].flatMap((course) => [
    { type: 'move', course },
    { type: 'stealth', course, steps: 0 },
    { type: 'stealth', course, steps: 3 },
    { type: 'stealth', course, steps: 99 },
  ]),
  ...['surface', 'dive', 'sonar', 'end-turn', 'request-report', 'begin'].map((type) => ({ type })),
  ...[0, 5, 6, 13, 23].map((node) => ({ type: 'mark', node })),
  ...['torpedo', 'mine', 'sonar', 'drone', 'stealth'].flatMap((system) => [
    { type: 'charge', system },
    { type: 'ready', system },
  ]),
  ...[1, 5, 9, 500].map((sector) => ({ type: 'drone', sector })),
  {
    type: 'answer-sonar',
    ...{ first: { about: 'row', value: 3 }, second: { about: 'col', value: 4 } },
  } as { type: string },
  { type: 'answer-sonar', ...{ first: { about: 'row', value: 3 }, second: { about: 'row', value: 3 } } } as {
    type: string;
  },
  { type: 'report', ...{ certainty: 'none', candidates: 0, hypotheses: 0, best: null, weights: [] } } as {
    type: string;
  },
  { type: 'comment', ...{ sentences: [] } } as { type: string },
  { type: 'set-priority', ...{ systems: ['mine'] } } as { type: string },
  { type: 'protect', ...{ systems: [] } } as { type: string },
  { type: 'condition', ...{ broken: [], repaired: [] } } as { type: string },
  { type: 'advise', ...{ routes: [] } } as { type: string },
  ...['resign', 'offer-draw', 'decline-draw', 'time-out', 'abandon', 'hold-seat', 'fly', '__proto__', ''].map(
    (type) => ({
      type,
      seat: 'red.captain',
      side: 'red',
      holder: 'crew',
    }),
  ),
  { type: 'mark', ...{ node: 'one' } } as { type: string },
  { type: 'move', ...{ course: 'up' } } as { type: string },
  { type: 'torpedo', ...{ at: -1 } } as { type: string },
  { type: 'place' },
];
