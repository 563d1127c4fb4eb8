import type { Die } from './dice.ts';

/** The positions of the pips of each face, in a 16 by 16 square. */
const PIPS: readonly string[] = [
  '',
  'M8 8h0',
  'M5 5h0M11 11h0',
  'M4.5 4.5h0M8 8h0M11.5 11.5h0',
  'M5 5h0M11 5h0M5 11h0M11 11h0',
  'M4.5 4.5h0M11.5 4.5h0M8 8h0M4.5 11.5h0M11.5 11.5h0',
  'M5 4h0M5 8h0M5 12h0M11 4h0M11 8h0M11 12h0',
];

interface FaceProps {
  readonly face: number;
  readonly is: Die['is'] | 'old';
}

/** A die from above: solid if it passed, hollow if it failed, crossed out if it was re-rolled. */
export const Face = ({ face, is }: FaceProps) => (
  <svg class={`shoot-die is-${is}`} viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
    <rect x="1" y="1" width="14" height="14" rx="3" />
    <path class="shoot-pips" d={PIPS[face] ?? ''} />
    {is === 'old' && <path class="shoot-struck" d="M1 15L15 1" />}
  </svg>
);
