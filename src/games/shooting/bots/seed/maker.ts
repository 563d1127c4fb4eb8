import { randomMaker } from '../../../../decide/random.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { ShootingKinds } from '../../kinds.ts';
import { options } from '../../options.ts';

const random = randomMaker<ShootingKinds>({ options });

/** Any legal command, each as likely: the plainest player there is. */
export const seed: BotMaker<ShootingKinds> = {
  ...random,
  id: 'seed',
  about: 'takes any legal order, each as likely',
  make: (spec) => {
    const at = random.make(spec);
    return (seat) => ({ ...at(seat), name: 'seed', version: random.version });
  },
};
