/** 16 by 16, 1.5 wide lines, in the text colour. */
const PATHS = {
  cross: 'M4 4l8 8M12 4l-8 8',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  hint: 'M8 1.8a4.2 4.2 0 0 0-2.4 7.7c.6.5.9 1 .9 1.7h3c0-.7.3-1.2.9-1.7A4.2 4.2 0 0 0 8 1.8zM6.5 13.7h3',
  help: 'M5.6 5.9A2.4 2.4 0 1 1 8 8.5v1.2M8 12.6v.2',
  settings: 'M2 4.5h7M12 4.5h2M2 11.5h2M7 11.5h7M10.5 2.8v3.4M5.5 9.8v3.4',
  sound: 'M2.5 6v4h2.3L8 12.8V3.2L4.8 6zM10.5 6a3 3 0 0 1 0 4M12.4 4a6 6 0 0 1 0 8',
  mute: 'M2.5 6v4h2.3L8 12.8V3.2L4.8 6zM10.5 6.2l3.6 3.6M14.1 6.2l-3.6 3.6',
  person: 'M8 8a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 8 8zM3 13.6c.5-2.6 2.5-4 5-4s4.5 1.4 5 4',
  bot: 'M3.5 6h9v6.5h-9zM8 3v3M6 8.7v1M10 8.7v1M6.8 2.6h2.4',
  chair: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3zM8 5.8v4.4M5.8 8h4.4', // an empty seat
  swap: 'M3 5.5h9.5M9.5 2.5l3 3-3 3M13 10.5H3.5M6.5 7.5l-3 3 3 3',
  away: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8V8l2.2 1.6',
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  flag: 'M3.5 14V2.5h8l-1.8 3 1.8 3h-8',
  replay: 'M3 8a5 5 0 1 1 1.6 3.7M3 12.5V9.3h3.2',
  share:
    'M4 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM12 5.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM12 14.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.8 7l4.4-2.5M5.8 9l4.4 2.5',
  qr: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h1.5M13.5 9.5v1.5M9.5 12.5v1M12 13.5h1.5',
  link: 'M6.8 9.2l2.4-2.4M7 4.8l1.3-1.3a2.8 2.8 0 0 1 4 4L11 8.8M9 11.2l-1.3 1.3a2.8 2.8 0 0 1-4-4L5 7.2',
  warn: 'M8 2l6.5 11.5h-13zM8 6.5v3.2M8 11.6v.2',
  play: 'M4.5 2.8v10.4l8.5-5.2z',
  more: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  home: 'M2.5 7.5L8 2.8l5.5 4.7M4 6.8v6.7h8V6.8',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  whole: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  bars: 'M2.5 13.5h11M4 13V9.5M7 13V4.5M10 13V7M13 13v-2',
  up: 'M8 13V3.5M4 7.5l4-4 4 4',
  down: 'M8 3v9.5M4 8.5l4 4 4-4',
  send: 'M2.5 8h10M8.5 4l4 4-4 4',
  legend: 'M2.5 3h3v3h-3zM2.5 10h3v3h-3zM8 4.5h5.5M8 11.5h5.5',
  pin: 'M5.5 2.5h5l-.8 4.2 2.3 2.3H4l2.3-2.3zM8 9v5',
  bell: 'M8 2.5A3.5 3.5 0 0 0 4.5 6v3L3 11.5h10L11.5 9V6A3.5 3.5 0 0 0 8 2.5zM6.7 13.7h2.6',
  back: 'M13.5 8h-10M7.5 4l-4 4 4 4',
} as const;

type IconName = keyof typeof PATHS;

/** A small icon next to text. Without text, its button needs an `aria-label`. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
