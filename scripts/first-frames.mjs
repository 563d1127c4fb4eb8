// Writes src/games/*/ui/first-frame.json: the moment that a game's card shows before the server has sent the animation.
// Run `node scripts/set-up.mjs && node scripts/first-frames.mjs` after a game's view or set-up has changed its form.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'umpire-frames-'));
const server = spawn(process.execPath, [join(ROOT, 'dist', 'cli.js'), 'serve', '--port', '0', '--data', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, UMPIRE_LOG: 'silent' },
});
try {
  const url = await new Promise((found) =>
    server.stdout.on('data', (said) => {
      const address = /https?:\/\/\S+/.exec(String(said))?.[0];
      if (address) found(address.replace(/\/$/, ''));
    }),
  );
  for (const { id } of await (await fetch(`${url}/api/games`)).json()) {
    const folder = join(ROOT, 'src', 'games', id, 'ui');
    if (!existsSync(join(folder, 'card.tsx'))) continue;
    const { setup, view } = await (await fetch(`${url}/api/games/${id}/miniature`)).json();
    writeFileSync(join(folder, 'first-frame.json'), `${JSON.stringify({ setup, view })}\n`);
  }
} finally {
  server.kill();
  if (server.exitCode === null) await new Promise((left) => server.once('exit', left));
  rmSync(data, { recursive: true, force: true });
}
