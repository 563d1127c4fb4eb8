/** Playback icons on a 16 by 16 grid. */
const PATHS = {
  first: 'M3.5 3v10M12.5 3l-6 5 6 5z',
  last: 'M12.5 3v10M3.5 3l6 5-6 5z',
  back: 'M10.5 3l-6 5 6 5',
  on: 'M5.5 3l6 5-6 5',
  'turn-back': 'M8 3L2.5 8 8 13M13.5 3L8 8l5.5 5',
  'turn-on': 'M8 3l5.5 5L8 13M2.5 3L8 8l-5.5 5',
  play: 'M4.5 2.8v10.4l8.5-5.2z',
  pause: 'M5 3v10M11 3v10',
  key: 'M8 2l1.8 4.2L14 8l-4.2 1.8L8 14l-1.8-4.2L2 8l4.2-1.8z',
  decision: 'M8 14V9M8 9L3.5 3.5M8 9l4.5-5.5M3.5 6.5v-3h3M12.5 6.5v-3h-3',
  fork: 'M4.5 13.5V2.5M4.5 9c0-3 7-1.5 7-5M9.5 5l2-2.5 2 2.5',
  download: 'M8 2.5v8M4.5 7.5L8 11l3.5-3.5M3 13.5h10',
  picture: 'M2.5 3h11v10h-11zM2.5 11L6 7.5l3 3 2-2 2.5 2.5',
  save: 'M4 2.5h8v11l-4-3-4 3z',
  file: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3',
} as const;

export type PlayerIconName = keyof typeof PATHS;

export const PlayerIcon = ({ name }: { readonly name: PlayerIconName }) => (
  <svg class="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
