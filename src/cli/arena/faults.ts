type Words = (facts: Readonly<Record<string, unknown>>) => string;

const listed = (known: unknown): string => (Array.isArray(known) ? known.join(', ') : '');

/** Faults of the verb `arena`, and of all that go on with what it keeps, each with its fix; `me` is how the program is called. */
export const arenaFaults = (me: string): Readonly<Record<string, Words>> => ({
  'arena-no-game': ({ known }) => `the arena needs to know the game; add --game with one of ${listed(known)}`,
  'arena-no-opponent': ({ bots }) =>
    Number(bots) === 0
      ? `name two bots, or one and a --pool; ${me} arena --help shows how`
      : 'one bot alone plays nobody; name a second one, or a --pool',
  'arena-bad-sprt': ({ given }) =>
    `--sprt "${given}" is not ELO0,ELO1 with the smaller first, both from -1000 to 1000; write it like --sprt 0,20`,
  'arena-bad-chance': ({ option, given }) =>
    `${option} "${given}" is not a chance from 0.0001 to 0.4999; give one such as 0.05`,
  'arena-test-too-wide': ({ given }) =>
    `no results can be so far apart in normalised Elo as --sprt ${given}; take bounds nearer to 0`,
  'arena-odd-games': ({ option, given }) =>
    `a pair is two games, and ${option} ${given} is not even; make it ${option} ${Number(given) + 1}`,
  'arena-test-of-many': ({ bots }) =>
    `--sprt compares two bots, and these are ${bots}; leave it out and give --games, or leave bots out`,
  'arena-without-test': ({ option }) => `${option} belongs to a test; give --sprt too, or leave it out`,
  'arena-gauntlet-of-two': () => 'a --gauntlet needs three bots or more; name more, or leave it out',
  'arena-bad-pool': ({ given, known }) =>
    `--pool "${given}" is neither ${listed(known)} nor a JSON file with a list of names nor a list such as crew@1,crew@2`,
  'arena-planned': ({ option, by = '--resume' }) =>
    `${by} goes on as it was planned, so ${option} has no place there; leave it out`,
  'arena-untyped-program': ({ again }) =>
    `a program is not run because a file or a database says so; name the bots again: ${me} ${again}`,
  'arena-none-stopped': ({ verb }) =>
    `there is no stopped experiment of ${me} ${verb} to go on with; ${me} arena list shows what there is`,
  'arena-none-like-it': () =>
    `no stopped experiment has these bots and settings; ${me} arena list shows what there is, --resume ID takes one`,
  'arena-no-experiment': ({ id, near }) =>
    `there is no experiment "${id}"; ${near ? `did you mean "${near}"? ` : ''}${me} arena list shows all`,
  'arena-other-verb': ({ id, verb }) => `experiment ${id} belongs to ${me} ${verb}; ${me} ${verb} --help shows how`,
  'arena-is-done': ({ id }) => `experiment ${id} is done; ${me} arena show ${id} tells how it ended`,
  'arena-is-running': ({ id, seconds }) =>
    `experiment ${id} is being played by another program (a sign of life ${seconds} s ago); stop that one first`,
  'arena-no-pair': ({ id, given, last }) =>
    Number(last) < 0
      ? `experiment ${id} has no pair yet`
      : `experiment ${id} has no pair "${given}"; they run from 0 to ${last}`,
  'arena-which-game': ({ given }) => `a pair has game 1 and game 2, and no "${given}"; give one of them`,
});
