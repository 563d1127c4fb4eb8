import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTES, type Theme } from './palette.ts';

const css = readFileSync(new URL('../../../web/style/tokens.css', import.meta.url), 'utf8');
const blocks: Readonly<Record<Theme, string>> = {
  paper: css.slice(css.indexOf(':root {'), css.indexOf('@media')),
  'plot-room': css.slice(css.indexOf(':root[data-theme="plot-room"]')),
};
const SHARED = ['ground', 'raised', 'sunken', 'line', 'edge', 'ink', 'quiet', 'brass', 'good', 'warn', 'bad'] as const;
const SIDES = ['side-a', 'side-b', 'side-c', 'side-d', 'side-e', 'side-f', 'side-g', 'side-h', 'side-a-wash'] as const;

test.each(['paper', 'plot-room'] as const)('the colours of %s are those of the page', (theme) => {
  const ofPage = (name: string): string | undefined => new RegExp(`--${name}: (#\\w+);`).exec(blocks[theme])?.[1];
  const names = [...SHARED, ...SIDES];
  expect(names.map((name) => [name, PALETTES[theme][name]])).toEqual(names.map((name) => [name, ofPage(name)]));
});
