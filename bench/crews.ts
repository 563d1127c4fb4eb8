import { NODES_PER_PANEL } from '../src/games/radar/data/boards.ts';
import { radar } from '../src/games/radar/game.ts';
import type { Caller } from './caller.ts';
import type { Child } from './children.ts';
import { type Order, Person } from './person.ts';

const [CAPTAIN, FIRST_MATE, ENGINEER] = ['blue.captain', 'blue.first-mate', 'blue.engineer'] as const;
const BLUE = [CAPTAIN, FIRST_MATE, ENGINEER, 'blue.radio-operator'];

/** What a crew sends in a turn: every kind of command once. */
export const TALK: readonly (readonly [role: string, command: Order[1]])[] = [
  ['captain', { type: 'request-report' }],
  [
    'radio-operator',
    {
      type: 'report',
      certainty: 'low',
      candidates: 120,
      hypotheses: 300,
      best: 17,
      weights: [
        [17, 0.2],
        [18, 0.1],
      ],
    },
  ],
  ['captain', { type: 'set-priority', systems: ['torpedo', 'mine'] }],
  ['first-mate', { type: 'ready', system: 'torpedo' }],
  ['engineer', { type: 'condition', broken: ['mine'], repaired: [] }],
  ['captain', { type: 'protect', systems: ['sonar'] }],
  ['radio-operator', { type: 'comment', sentences: [{ code: 'candidates', count: 120 }] }],
  ['first-mate', { type: 'status', charges: { torpedo: 1, mine: 0, sonar: 0, drone: 0, stealth: 0 } }],
  ['engineer', { type: 'advise', routes: [] }],
];

/**
 * One person who holds the whole blue crew in their own match, since a single seat of this game soon has to wait for
 * the others. Red is the `seed` crew, which is idle during blue's turn, so no bot runs while a turn is measured.
 */
export interface Crew {
  readonly caller: Caller;
  /**
   * Plays until the player's next turn starts; returns its orders without `end-turn`, or nothing if the match is over.
   */
  turn(): Promise<readonly string[] | undefined>;
}

export const seatCrew = (child: Child): Promise<Crew> => seated(child, BLUE, { red: 'seed' }, ordersOf);

/** One person in the captain's seat: everything the captain can do before the crew must act. */
export const seatCaptain = (child: Child): Promise<Crew> =>
  seated(child, [CAPTAIN], { red: 'seed', blue: 'seed' }, (person) =>
    person.asked(CAPTAIN).includes('move')
      ? TALK.filter(([role]) => role === 'captain').map(([, said]): Order => [CAPTAIN, said])
      : undefined,
  );

async function seated(
  child: Child,
  seats: readonly string[],
  bots: Readonly<Record<string, string>>,
  ordersOf: (person: Person) => readonly Order[] | undefined,
): Promise<Crew> {
  const pass = await child.create({ game: 'radar', sit: seats, bots, settings: { pace: 0 }, start: true });
  const person = await Person.sit(child.port, pass);
  const { caller } = person;
  let measured = '';
  return {
    caller,
    async turn() {
      for (;;) {
        person.read();
        if (person.over) return undefined;
        const turn = String(person.view(CAPTAIN).turn);
        const orders = turn === measured ? undefined : ordersOf(person);
        if (orders) {
          measured = turn; // measure each turn once, whether it moved or not
          return orders.map((order) => person.message(order));
        }
        const needed = person.needed(seats);
        if (needed) await caller.series([person.message(needed)]);
        else await caller.heard();
      }
    },
  };
}

/** Everything a crew can do: a move and its follow-ups; undefined if no move can be followed up safely. */
function ordersOf(person: Person): readonly Order[] | undefined {
  if (!person.asked(CAPTAIN).includes('move')) return undefined;
  const [captain, engineer, firstMate] = [person.view(CAPTAIN), person.view(ENGINEER), person.view(FIRST_MATE)];
  for (const move of radar.options(captain, CAPTAIN)) {
    if (move.type !== 'move') continue;
    const now = { ...captain.now, moved: true, course: move.course, marked: false, charged: false };
    const [mark] = radar.options({ ...engineer, now }, ENGINEER);
    const [charge] = radar.options({ ...firstMate, now }, FIRST_MATE);
    if (mark?.type !== 'mark' || charge?.type !== 'charge') continue;
    if (mark.node % NODES_PER_PANEL === NODES_PER_PANEL - 1) continue; // marking the last node of a panel costs hull
    return [
      ...TALK.map(([role, said]): Order => [`blue.${role}`, said]),
      [CAPTAIN, move],
      [ENGINEER, mark],
      [FIRST_MATE, charge],
    ];
  }
  return undefined;
}
