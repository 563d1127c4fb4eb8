import fc from 'fast-check';
import { applyEvent } from './apply.ts';
import { activePlayers, type League, type LeagueEvent, type LeagueRules, newLeague, type Score } from './league.ts';
import { nextEvent } from './next-event.ts';

/** What happens next in a league: the result of a match in progress, or a player leaves. */
export interface Happening {
  readonly which: number; // chooses the match or the player
  readonly what: Score | null | 'leaves';
}

const anyHappening = (leaves: boolean): fc.Arbitrary<Happening> =>
  fc.record({
    which: fc.nat(1000),
    what: fc.constantFrom<Happening['what'][]>(0, 0.5, 1, 0, 1, null, ...(leaves ? (['leaves'] as const) : [])),
  });

const anyRules: fc.Arbitrary<LeagueRules> = fc.record({
  kind: fc.constantFrom('round-robin', 'swiss'),
  rounds: fc.option(fc.integer({ min: 1, max: 9 })),
});

export interface Played {
  readonly league: League;
  readonly events: readonly LeagueEvent[];
  readonly states: readonly League[]; // after each event
}

/** Plays a whole league. After these happenings, the first player of each match wins. */
export function play(rules: LeagueRules, players: number, happenings: readonly Happening[]): Played {
  let league = newLeague(rules);
  const events: LeagueEvent[] = [];
  const states: League[] = [];
  const add = (event: LeagueEvent): void => {
    league = applyEvent(league, event);
    events.push(event);
    states.push(league);
  };
  for (let player = 1; player <= players; player++) add({ type: 'joined', player });
  add({ type: 'started' });
  const coming = [...happenings];
  while (league.status !== 'over') {
    const next = nextEvent(league);
    if (next) add(next);
    else add(eventOf(league, coming.shift() ?? { which: 0, what: 1 }));
  }
  return { league, events, states };
}

function eventOf(league: League, { which, what }: Happening): LeagueEvent {
  if (what === 'leaves') {
    const active = activePlayers(league);
    return { type: 'left', player: active[which % active.length] ?? 1 };
  }
  const round = league.rounds.length - 1;
  const open = (league.rounds[round]?.boards ?? []).flatMap(({ result }, board) => (result === null ? [board] : []));
  return { type: 'result', round, board: open[which % open.length] ?? 0, score: what };
}

/** A league of 2 to 11 players, to its end. */
export const anyLeague = (rules: fc.Arbitrary<LeagueRules> = anyRules, leaves = true): fc.Arbitrary<Played> =>
  fc
    .tuple(rules, fc.integer({ min: 2, max: 11 }), fc.array(anyHappening(leaves), { maxLength: 60 }))
    .map(([kind, players, happenings]) => play(kind, players, happenings));
