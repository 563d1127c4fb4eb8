import { chanceOf, run } from './umpire.ts';

let chance: (() => number) | undefined;

/** Plays a random option. */
run({
  name: 'typescript-random',
  decide({ hello }, { options }) {
    chance ??= chanceOf(hello.seed);
    const option = Math.floor(chance() * options.length);
    return { option, reasons: { notes: [`one of ${options.length}, at random`] } };
  },
});
