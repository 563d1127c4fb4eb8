type FaultText = (facts: Readonly<Record<string, unknown>>) => string;

const listed = (known: unknown): string => (Array.isArray(known) ? known.join(', ') : '');

/** Errors of `arena` and of the commands that use its experiments; `me` is the name of this program. */
export const arenaFaults = (me: string): Readonly<Record<string, FaultText>> => ({
  'arena-no-game': ({ known }) => `which game? Add --game with one of ${listed(known)}`,
  'arena-no-opponent': ({ bots }) =>
    Number(bots) === 0
      ? `name two bots, or one and a --pool; ${me} arena --help shows the usage`
      : 'one bot needs an opponent; name a second bot or a --pool',
  'arena-bad-sprt': ({ given }) =>
    `--sprt "${given}" is not ELO0,ELO1 with the smaller first, both from -1000 to 1000; write it like --sprt 0,20`,
  'arena-bad-chance': ({ option, given }) =>
    `${option} "${given}" is not a probability from 0.0001 to 0.4999; use for example 0.05`,
  'arena-test-too-wide': ({ given }) =>
    `results cannot differ by as much normalised Elo as --sprt ${given}; use bounds closer to 0`,
  'arena-odd-games': ({ option, given }) =>
    `a pair is two games, and ${option} ${given} is not even; make it ${option} ${Number(given) + 1}`,
  'arena-test-of-many': ({ bots }) =>
    `--sprt compares two bots, but there are ${bots}; use --games instead, or name fewer bots`,
  'arena-without-test': ({ option }) => `${option} needs --sprt; add it or remove ${option}`,
  'arena-gauntlet-of-two': () => 'a --gauntlet needs at least three bots; name more or remove it',
  'arena-bad-pool': ({ given, known }) =>
    `--pool "${given}" is neither ${listed(known)} nor a JSON file with a list of names, nor a list like crew@1,crew@2`,
  'arena-planned': ({ option, by = '--resume' }) =>
    `${by} continues an experiment as planned, so ${option} cannot be changed; remove it`,
  'arena-untyped-program': ({ again }) =>
    `programs named only in a file or database are not run; name the bots again: ${me} ${again}`,
  'arena-none-stopped': ({ verb }) =>
    `no stopped experiment of ${me} ${verb} to continue; ${me} arena list shows all experiments`,
  'arena-none-like-it': () =>
    `no stopped experiment has these bots and settings; ${me} arena list shows all, --resume ID continues one`,
  'arena-no-experiment': ({ id, near }) =>
    `unknown experiment "${id}"; ${near ? `did you mean "${near}"? ` : ''}${me} arena list shows all`,
  'arena-other-verb': ({ id, verb }) =>
    `experiment ${id} belongs to ${me} ${verb}; ${me} ${verb} --help shows the usage`,
  'arena-is-done': ({ id }) => `experiment ${id} is finished; ${me} arena show ${id} shows the result`,
  'arena-is-running': ({ id, seconds }) =>
    `experiment ${id} is running in another process (last seen ${seconds} s ago); stop that one first`,
  'arena-no-pair': ({ id, given, last }) =>
    Number(last) < 0
      ? `experiment ${id} has no pairs yet`
      : `experiment ${id} has no pair "${given}"; pairs are numbered from 1 to ${Number(last) + 1}`,
  'arena-which-game': ({ given }) => `a pair has game 1 and game 2, not "${given}"`,
});
