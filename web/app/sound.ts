import type { Sound } from './tones.ts';

/** A short soft tone. The tones load with the first one; without them the page stays silent. */
export const blip = (sound: Sound): void => {
  import('./tones.ts').then(
    ({ playTone }) => playTone(sound),
    () => {},
  );
};
