type FaultText = (facts: Readonly<Record<string, unknown>>) => string;

/** Errors of `tune`, `train`, `tables` and `ladder`. */
export const tuningFaults = (me: string): Readonly<Record<string, FaultText>> => ({
  'nothing-to-tune': ({ bot }) =>
    `the bot ${bot} has no weights to tune; ${me} tables GAME lists the bots that have some`,
  'program-has-no-weights': ({ bot, game, known }) =>
    `"${bot}" is an external program, which has no weights to tune; bots of ${game} with weights: ${(known as readonly string[]).join(', ')}`,
  'tune-against-program': ({ bot }) =>
    `"${bot}" is an external program; --against needs one of the game’s bots, because these games run in threads`,
  'against-needs-fours': ({ given }) =>
    `with --against, a step is two pairs: both players against the opponent; make --games ${given} a multiple of 4`,
  'weight-of-nothing': ({ bot, weight }) =>
    `the weight ${weight} of ${bot} is 0, which switches its rule off, and is not tuned; remove it from --only`,
  'no-bot-given': ({ verb }) => `which bot of which game? For example: ${me} ${verb} crew --game radar`,
  'no-game-given': ({ verb, bot }) => `which game is ${bot} from? For example: ${me} ${verb} ${bot} --game radar`,
  'not-bounds': ({ option, given }) =>
    `${option} "${given}" is not a pair of Elo bounds (0 or more, the lower first); write it like ${option} 0,10`,
  'not-a-share': ({ option, given, from, to }) => `${option} "${given}" is not a number from ${from} to ${to}`,
  'too-few-pairs': ({ pairs, needs }) =>
    `${pairs} pairs are too few to fit ${needs} weights; play at least ${needs} pairs, or tune some with --only`,
  'bot-adopts-nothing': ({ bot }) => `the bot ${bot} uses the weight tables in its source; change them there`,
  'table-without-evidence': ({ file }) =>
    `"${file}" has not passed a test; tune or train the bot and adopt a table that passes`,
  'table-is-todays': ({ digest }) => `the bot already uses table #${digest}`,
  'tested-against-another': ({ against, today }) =>
    `it was tested against #${against}, but the current table is #${today}; test it against that one first`,
  'adopt-what': () => `which file? ${me} tables adopt FILE`,
  'pool-too-small': ({ given }) =>
    `a ladder needs at least two bots, but there ${given === 1 ? 'is 1' : `are ${given}`}; give --pool a,b,c`,
  'ladder-of-another-game': ({ id, game }) =>
    `experiment ${id} is from ${game}; write ${me} ladder ${game} --resume ${id}`,
  'ladder-other-pool': ({ id, bots }) =>
    `experiment ${id} has the bots ${(bots as readonly string[]).join(',')}, not those of --pool; remove --pool`,
});
