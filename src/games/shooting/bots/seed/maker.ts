import { randomMaker } from '../../../../decide/random.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { ShootingKinds } from '../../kinds.ts';
import { options } from '../../options.ts';

const random = randomMaker<ShootingKinds>({ options });

/** Picks any legal command with equal probability: the baseline. */
export const seed: BotMaker<ShootingKinds> = {
  ...random,
  id: 'seed',
  about: 'plays a random legal command',
  make: (spec) => {
    const at = random.make(spec);
    return (seat) => ({ ...at(seat), name: 'seed', version: random.version });
  },
};
