// Which bot is stronger? Plays pairs of games with sides swapped, in threads if there are many.

import { must } from 'umpire-games';
import { compareBots } from 'umpire-games/arena';
import { radar } from 'umpire-games/games/radar';

const { sum, elo } = must(await compareBots(radar, { bots: ['crew', 'crew@2'], games: 40, seed: 'example' }));
const [first] = sum.bots;
console.log(`crew won ${first?.wins} of ${sum.games} games against crew@2`);
console.log(`that is ${elo.elo.toFixed(0)} Elo (95%: ${elo.low.toFixed(0)} to ${elo.high.toFixed(0)})`);
