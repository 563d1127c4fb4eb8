// A bot of your own for Admiral Radar: one rule for the captain, the built-in bot for every other seat.

import { begin, must, seatBots } from 'umpire-games';
import { choose, type Evaluator, FULL_STRENGTH, ofKinds, score } from 'umpire-games/decide';
import { type Command, type RadarKinds, radar, type View } from 'umpire-games/games/radar';
import type { Bot } from 'umpire-games/kernel';

const weights = { north: 10 };

const north = score({
  id: 'north-first',
  unit: 'points',
  band: [0, 20],
  see: (_: View, option: Command) =>
    option.type === 'move' && option.course === 'north' ? { course: option.course } : undefined,
  worth: (_, table: typeof weights) => table.north,
});

const evaluator: Evaluator<View, Command, typeof weights> = { id: 'northerner', rules: [north] };

const northerner: Bot<RadarKinds> = {
  name: 'northerner',
  listens: false, // it needs no belief
  volunteers: [],
  decide: (_belief, view, { seat, kinds, must }, budget, seed) =>
    choose({
      evaluator,
      situation: view,
      options: ofKinds(radar.options(view, seat), kinds),
      weights,
      level: FULL_STRENGTH,
      budget,
      seed,
      must,
    }),
};

const match = must(begin(radar, { seed: 'example', setup: { turnLimit: 20 } }));
const sides = { blue: 'crew', red: 'crew' };
const runner = must(seatBots(match, { sides, seats: { 'blue.captain': northerner } }, { keep: true }));
runner.run();
const moves = runner.decisions.filter(
  ({ seat, decision }) => seat === 'blue.captain' && decision.command?.type === 'move',
);
console.log(`the captain moved ${moves.length} times in ${radar.turns(match.state)} turns`);
