import type { Result } from '../../../kernel/result.ts';
import type { HexNumber } from '../protocol-types.ts';
import { type LineFault, reading, written } from './lines.ts';

export const SIGHT_NAME = 'LDV.sbt';

/** The result of the line-of-sight helper. */
export interface SightFile {
  readonly hexes: readonly HexNumber[]; // between the two units; empty if they are adjacent
  readonly clear: boolean;
  readonly cover: boolean; // whether the target has partial cover
}

export const readSight = (text: string, file = SIGHT_NAME): Result<SightFile, LineFault> =>
  reading(file, text, (lines) => {
    const line = lines.text();
    const hexes = line === '' ? [] : line.split(' ');
    if (!hexes.every((hex) => /^\d{4}$/.test(hex))) lines.wrong({ expected: 'hex' });
    return { hexes, clear: lines.boolean(), cover: lines.boolean() };
  });

export const writeSight = ({ hexes, clear, cover }: SightFile): string => written([hexes.join(' '), clear, cover]);
