import type { Result } from '../../../kernel/result.ts';
import type { HexNumber } from '../nouns.ts';
import { type LineFault, reading, written } from './lines.ts';

export const SIGHT_NAME = 'LDV.sbt';

/** What the line-of-sight helper found. */
export interface SightFile {
  readonly hexes: readonly HexNumber[]; // between the two, none where they touch
  readonly clear: boolean;
  readonly cover: boolean; // of the one who is looked at, in part
}

export const readSight = (text: string, file = SIGHT_NAME): Result<SightFile, LineFault> =>
  reading(file, text, (lines) => {
    const line = lines.text();
    const hexes = line === '' ? [] : line.split(' ');
    if (!hexes.every((hex) => /^\d{4}$/.test(hex))) lines.wrong({ expected: 'hex' });
    return { hexes, clear: lines.boolean(), cover: lines.boolean() };
  });

export const writeSight = ({ hexes, clear, cover }: SightFile): string => written([hexes.join(' '), clear, cover]);
