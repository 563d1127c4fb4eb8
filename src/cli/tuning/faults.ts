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
  'too-few-pairs': ({ pairs, needs }) =>
    `${pairs} pairs are too few to fit ${needs} weights; play at least ${needs} pairs, or tune some with --only`,
  'bot-adopts-nothing': ({ bot }) => `the bot ${bot} plays with the tables that are written in it; change them there`,
  'table-without-evidence': ({ file }) => `"${file}" has passed no test; tune or train the bot, and adopt what passes`,
  'table-is-todays': ({ digest }) => `the table #${digest} is the bot's own already`,
  'tested-against-another': ({ against, today }) =>
    `it was tested against #${against}, and today's table is #${today}; test it against that one first`,
  'adopt-what': () => `say which file: ${me} tables adopt FILE`,
  'pool-too-small': ({ given }) => `a ladder needs two bots at least, and there are ${given}; give --pool a,b,c`,
  'ladder-of-another-game': ({ id, game }) =>
    `experiment ${id} is of ${game}; write ${me} ladder ${game} --resume ${id}`,
  'ladder-other-pool': ({ id, bots }) =>
    `in experiment ${id} play ${(bots as readonly string[]).join(',')}, not the --pool that you give; leave --pool out`,
});
