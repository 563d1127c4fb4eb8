type Words = (facts: Readonly<Record<string, unknown>>) => string;

/** Faults of those who tune bots and keep ladders. */
export const tuningFaults = (me: string): Readonly<Record<string, Words>> => ({
  'nothing-to-tune': ({ bot }) => `the bot ${bot} has no weights that could be tuned; take one of ${me} tables GAME`,
  'program-has-no-weights': ({ bot, game, known }) =>
    `"${bot}" is a program, and a program has no weights to tune; bots of ${game} that have some are ${(known as readonly string[]).join(', ')}`,
  'weight-of-nothing': ({ bot, weight }) =>
    `the weight ${weight} of ${bot} is 0, a thing that it leaves out, and stays so; leave it out of --only`,
  'no-bot-given': ({ verb }) => `say which bot, and of which game: ${me} ${verb} crew --game radar`,
  'no-game-given': ({ verb, bot }) => `say of which game ${bot} is: ${me} ${verb} ${bot} --game radar`,
  'not-bounds': ({ option, given }) =>
    `${option} "${given}" is no pair of Elo bounds from 0 up, the lower first; write it like ${option} 0,10`,
  'not-a-share': ({ option, given, from, to }) =>
    `${option} "${given}" is not a number from ${from} to ${to}; give one`,
  'none-interrupted': ({ kind }) =>
    `no experiment of the kind ${kind} was interrupted before its end; ${me} arena list shows what there is`,
  'no-such-experiment': ({ id, kind }) =>
    `there is no experiment "${id}" of the kind ${kind} here; give its id, and --data if it is kept elsewhere`,
  'experiment-of-others': ({ id, game, needs, has }) =>
    `experiment ${id} was played by rules ${needs} of ${game}, and these are ${has}; begin a new one`,
  'still-running': ({ id, seconds }) =>
    `experiment ${id} is being played by another program (a sign of life ${seconds} s ago); stop that one first`,
  'table-has-changed': ({ bot }) => `the bot ${bot} is no longer what it was; begin a new experiment`,
  'too-few-pairs': ({ pairs, needs }) =>
    `${pairs} pairs are too few to fit ${needs} weights; play at least ${needs} pairs, or tune some with --only`,
  'bot-adopts-nothing': ({ bot }) => `the bot ${bot} plays with the tables that are written in it; change them there`,
  'table-without-evidence': ({ file }) => `"${file}" has passed no test; tune or train the bot, and adopt what passes`,
  'table-is-todays': ({ digest }) => `the table #${digest} is the bot's own already`,
  'tested-against-another': ({ against, today }) =>
    `it was tested against #${against}, and today's table is #${today}; test it against that one first`,
  'adopt-what': () => `say which file: ${me} tables adopt FILE`,
  'pool-too-small': ({ given }) => `a ladder needs two bots at least, and there are ${given}; give --pool a,b,c`,
  'ladder-planned': ({ option }) => `--resume goes on as it was planned, so ${option} has no place there; leave it out`,
  'ladder-none-stopped': ({ game }) =>
    `no games for the ladder of ${game} were stopped before their end; ${me} arena list --game ${game} shows what there is`,
  'ladder-of-another-kind': ({ id, kind }) =>
    `experiment ${id} is no ladder but of the kind ${kind}; ${me} arena show ${id} tells of it`,
  'ladder-of-another-game': ({ id, game }) =>
    `experiment ${id} is of ${game}; write ${me} ladder ${game} --resume ${id}`,
  'ladder-other-pool': ({ id, bots }) =>
    `in experiment ${id} play ${(bots as readonly string[]).join(',')}, not the --pool that you give; leave --pool out`,
  'ladder-untyped-program': ({ program }) =>
    `a program is not run because a file or a database says so; name "${program}" and the others again with --pool`,
});
