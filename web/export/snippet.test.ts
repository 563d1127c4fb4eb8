import { expect, test } from 'vitest';
import { embedSnippet } from './snippet.ts';

test('a frame with the address of the replay', () => {
  const code = embedSnippet('https://umpire.example', 'K7M2Q', 'Admiral Radar', null);
  expect(code).toContain('src="https://umpire.example/embed/replay/K7M2Q"');
  expect(code).toContain('title="Admiral Radar"');
});

test('a position, and a title that needs escaping', () => {
  const code = embedSnippet('https://umpire.example', 'K7M2Q', '"Duel" & more', 12);
  expect(code).toContain('/embed/replay/K7M2Q?at=12"');
  expect(code).toContain('title="&quot;Duel&quot; &amp; more"');
});
