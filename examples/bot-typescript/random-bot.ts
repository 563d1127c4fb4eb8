import { chanceOf, run } from './umpire.ts';

let chance: (() => number) | undefined;

/** Plays anything it may, each option as likely. */
run({
  name: 'typescript-random',
  decide({ hello }, { options }) {
    chance ??= chanceOf(hello.seed);
    const option = Math.floor(chance() * options.length);
    return { option, reasons: { notes: [`one of ${options.length}, at random`] } };
  },
});
