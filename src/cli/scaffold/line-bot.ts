import { join, relative } from 'node:path';
import { rulesFor } from '../../arena/play.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { type Draft, folderExists } from './draft.ts';
import type { LineBot } from './line-bot-spec.ts';
import { pythonFiles } from './python-files.ts';
import { typescriptFiles } from './typescript-files.ts';

/** The first Node version that runs TypeScript on its own. */
const STRIPS = [22, 18] as const;

const stripsTypes = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > STRIPS[0] || (major === STRIPS[0] && minor >= STRIPS[1]);
};

/** How to run it from the current folder, and what to do before. */
export function howToRun({ language, folder }: LineBot, here: string, node = process.versions.node) {
  const at = (file: string): string => join(relative(here, folder) || '.', file).replaceAll('\\', '/');
  if (language === 'python') return { build: null, run: `python3 ${at('bot.py')}` };
  if (stripsTypes(node)) return { build: null, run: `node ${at('bot.ts')}` };
  const build = `npx esbuild ${at('bot.ts')} --bundle --platform=node --format=esm --outfile=${at('bot.mjs')}`;
  return { build, run: `node ${at('bot.mjs')}` };
}

export function firstSide(game: Game): string {
  const rules = rulesFor(game, undefined, 'sides');
  return (rules.ok ? game.sides(rules.value)[0] : undefined) ?? 'ID';
}

/** The command for a match against the game's default bot. */
export const matchOf = ({ game }: LineBot, run: string, me: string): string =>
  `${me} match ${game.id} --side ${firstSide(game)}='exec:${run}'`;

export const connectOf = (run: string, me: string): string =>
  `UMPIRE_TOKEN=... ${me} connect http://localhost:8080 --match CODE -- ${run}`;

export function lineBotDraft(bot: LineBot, here: string, me: string): Result<Draft> {
  const inTheWay = folderExists(bot.folder);
  if (inTheWay) return no(inTheWay);
  const files = bot.language === 'python' ? pythonFiles(bot) : typescriptFiles(bot);
  return ok({ made: { ...files, 'README.md': readme(bot, here, me) }, changed: {} });
}

function readme(bot: LineBot, here: string, me: string): string {
  const { name, game, language } = bot;
  const { build, run } = howToRun(bot, here);
  const ending = language === 'python' ? 'py' : 'ts';
  const older =
    language === 'python' ? '' : '\nNode 22.18 or later runs `bot.ts` directly. For an older Node, bundle it first.\n';
  return `\
# ${name.title}

A bot for ${game.title} (\`${game.id}\`). It exchanges JSON messages with Umpire, one per line.

- \`umpire.${ending}\` handles the messages.
- \`worth.${ending}\` gives each command points, with reasons. Change this file to change how the bot plays.
- \`bot.${ending}\` plays the command with the most points. Umpire's inspector shows the points and reasons.
${older}
Run these commands in \`${here}\`:

\`\`\`sh
${build === null ? '' : `${build}\n`}${matchOf(bot, run, me)}
${connectOf(run, me)}
\`\`\`

The first one plays a match on this machine. The second one plays a seat on a running server; set the token and the match code.
Umpire's \`docs/line-protocol.md\` describes the messages.
`;
}
