// Plays a match of Lines of Force: a bot for one side, and any allowed command for the other. Then checks its log.

import { awaiting, begin, catalog, log, must, options, outcome, seatBots, submit, verify, view } from 'umpire-games';

const force = catalog.force;
if (!force) throw new Error('this version has no such game');

const match = must(begin(force, { seed: 'example' }));
const bot = must(seatBots(match, { sides: { dark: 'strategist@2' } }));

while (!outcome(match)) {
  bot.run(); // plays until light must act, or the match is over
  const asked = awaiting(match).find(({ seat, must }) => must && seat === 'light');
  if (!asked) continue;
  const command = options(match, asked.seat).find(({ type }) => asked.kinds.includes(type));
  const answer = submit(match, asked.seat, command);
  if (!answer.ok) throw new Error(force.say(answer.error, 'en', match.rules) ?? answer.error.code);
}

const result = outcome(match);
const saved = log(match, { dark: 'strategist@2', light: 'the first option' });
console.log(`${result?.winners.join(' and ')} won after ${match.log.length} commands`);
console.log(result ? force.say(result.reason, 'en', match.rules) : '');
console.log(`the view of a spectator has ${Object.keys(view(match, 'spectator')).length} parts`);
console.log(verify(saved).ok ? 'the log is valid' : 'the log is not valid');
