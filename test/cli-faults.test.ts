import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { umpireInProcess } from '../src/cli/fixtures/in-process.ts';
import { bundle, json, umpire, umpireWith } from '../src/cli/fixtures/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-faults-'));
const GAME = join(folder, 'game.jsonl');
const EMPTY = join(folder, 'empty.jsonl');
const NOT_A_LOG = join(folder, 'notes.txt');

beforeAll(async () => {
  bundle();
  writeFileSync(EMPTY, '');
  writeFileSync(NOT_A_LOG, 'buy milk\n');
  await json('match', 'radar', '--side', 'blue=seed', '--side', 'red=random', '--seed', '7', '--save', GAME, '--json');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seeds = '--side blue=seed --side red=seed';

// The arguments, and a part of the one line that answers them.
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['mtach radar', /unknown command "mtach"; did you mean "match"/],
  ['sevre', /unknown command "sevre"; did you mean "serve"/],
  ['serve --port http', /--port "http" is not a whole number from 0 to 65535/],
  ['serve --port 65536', /--port "65536" is not a whole number/],
  ['serve --host http://here', /--host "http:\/\/here" is not a host address; use for example 127\.0\.0\.1/],
  ['serve --log loud', /--log "loud" is unknown; available: silent, error, warn, info/],
  ['serve --data /proc/no/where', /cannot save matches in "\/proc\/no\/where": .*; choose another folder with --data/],
  ['serve radar', /too many arguments/],
  ['--sed', /unknown option '--sed'/],
  ['match', /missing required argument 'game'; .*match --help/],
  ['match radar --sed 3', /unknown option '--sed' \(Did you mean --seed\?\)/],
  ['match radar extra', /too many arguments/],
  ['match rader', /unknown game "rader"; did you mean "radar"/],
  ['bots chess', /unknown game "chess"; available: .*radar/],
  ['match radar --side blue', /--side "blue" is not ID=BOT; write it like --side blue=/],
  ['match radar --side blue=seed --side blue=seed', /--side blue is given twice/],
  ['match radar --side green=seed', /no side "green".*[Aa]vailable: blue, red/],
  ['match radar --side blue=sed --side red=seed', /no bot "sed"; did you mean "seed"/],
  ['match radar --side blue=crew@9 --side red=seed', /"9" is not a level; use 1 to 5/],
  ['match radar --side blue=seed@2 --side red=crew', /the bot seed has no levels; write just seed/],
  ['match radar --side blue=crew --side red=random@1', /the bot random has no levels/],
  [
    'match radar --side blue=crew@auto --side red=crew',
    /auto adapts to a person's results .* play; give a level from 1 to 5/,
  ],
  ['demo radar --bot crew@auto+hunter', /"crew@auto\+hunter": auto adapts/],
  ['play radar --against seed@auto', /the bot seed has no levels/],
  ['match radar --side blue=seed+bold --side red=seed', /no persona "bold"; available/],
  [
    'match radar --side blue=seed#00000000 --side red=seed',
    /weight table #00000000 .* the current one is #[0-9a-f]{8}/,
  ],
  [`match radar ${seeds} --seat blue.cook=seed`, /no seat "blue.cook"/],
  [`match radar ${seeds} --games 0`, /--games "0" is not a whole number from 1/],
  [`match radar ${seeds} --games 3 --swap`, /3 games is not even; make it --games 4/],
  [`match radar ${seeds} --workers many`, /--workers "many" is not a whole number/],
  [`match radar ${seeds} --iterations 0`, /--iterations "0" is not a whole number from 1/],
  [`match radar ${seeds} --seed /`, /--seed "\/" is not a seed/],
  [`match radar ${seeds} --setup nowhere.json`, /cannot read "nowhere.json": no such file/],
  [`match radar ${seeds} --setup {"map":`, /the --setup is not JSON/],
  [`match radar ${seeds} --setup {"map":"atlantis"}`, /invalid set-up for radar: /],
  [`match radar ${seeds} --save ${folder}`, /cannot write .* it is a folder/],
  [`match radar ${seeds} --save ${folder}/no/where`, /cannot write .* no such file or folder/],
  [`match radar ${seeds} --games 2 --save ${NOT_A_LOG}`, /cannot write .* it exists and is not a folder/],
  [`match radar ${seeds} --games 2 --save ${folder}/no/where`, /cannot write .* no such file or folder/],
  [`match radar ${seeds} --save /proc/x.jsonl`, /cannot write "\/proc\/x\.jsonl"/],
  [`match radar ${seeds} --games 2 --save /proc/foo`, /cannot write "\/proc\/foo"/],
  ['rules chess', /unknown game "chess"/],
  ['rules radar --setup {"map":"atlantis"}', /invalid set-up for radar: /],
  ['play radar --seat blue.captain --seat red.captain', /only on the same side, not on blue, red/],
  ['play radar --seat blue.cook', /no seat "blue.cook"/],
  ['play radar --side blue --seat blue.captain', /either --seat or --side/],
  ['play radar --against nobody', /no bot "nobody"/],
  ['replay nowhere.jsonl', /cannot read "nowhere.jsonl"/],
  [`replay ${EMPTY}`, /the file is empty/],
  [`verify ${EMPTY}`, /the file is empty/],
  [`explain ${EMPTY} 1`, /the file is empty/],
  [`replay ${NOT_A_LOG}`, /not a valid log: line 1 is not a JSON object/],
  [`replay ${GAME} --as blue.cook`, /there is no view "blue.cook"/],
  [`replay ${GAME} --at 99999`, /no entry "99999" in the log; they run from 0 to \d+/],
  [`replay ${GAME} --pace 0`, /--pace "0" is not a whole number/],
  ['verify nowhere.jsonl', /cannot read/],
  [`verify ${NOT_A_LOG}`, /not a valid log/],
  [`explain ${GAME}`, /missing required argument 'n'/],
  [`explain ${GAME} soon`, /no entry "soon"/],
  [`explain ${GAME} 0`, /entry 0, by umpire, was not decided by a bot; try 1/],
  [`inspect ${GAME} --n 0`, /entry 0, by umpire, was not decided by a bot; try 1/],
  [`inspect ${GAME} --kind mvoe`, /no decision of this match has --kind "mvoe"; did you mean "move"/],
  [`inspect ${GAME} --seat green`, /no decision of this match has --seat "green"; available: blue.captain/],
  ['inspect', /give a saved match/],
  [`inspect ${GAME} ${GAME}`, /give one saved match; only --predictions takes several/],
  [`inspect ${GAME} --experiment k3v9qd`, /give either files or --experiment k3v9qd, not both/],
  [`corpus ${GAME} --game radar`, /either files to collect from or --game radar, not both/],
  [`corpus ${GAME} --seat blue.captian`, /no seat or side "blue.captian" acted .*; did you mean "blue.captain"/],
  [`corpus ${GAME} --seat green`, /no seat or side "green" acted in these matches; available: blue.captain/],
  [`corpus ${GAME} --seat blue --at 0`, /no position of these matches is selected/],
  ['ask radar --schema', /--schema needs a query/],
  ['ask radar meaning-of-life', /radar has no query "meaning-of-life"/],
  ['demo radar --bot nobody', /no bot "nobody"/],
  ['new-game Radar', /"Radar" is not a valid name; use at most 32 lower-case letters, digits and hyphens, as in radar/],
  ['new-game radar', /src.games.radar" already exists; choose another name/],
  ['new-game options', /"options" is a reserved word in the generated files; choose another name/],
  [
    'new-game noughts --folder /nowhere',
    /"\/nowhere" is not a checkout of the sources: .*; give the folder that contains src/,
  ],
  ['new-bot mine', /required option '--game <ID>' not specified; .*new-bot --help/],
  ['new-bot mine --game rader', /unknown game "rader"; did you mean "radar"/],
  ['new-bot 9 --game radar', /"9" is not a valid name; .* as in my-name/],
  ['new-bot mine --game radar --language rust', /--language "rust" is unknown; available: python, typescript/],
  ['new-bot mine --game radar --folder /proc/x/y', /cannot write "\/proc\/x\/y": no such file/],
  ['new-bot mine --game radar --in-house --language python', /written in TypeScript; remove --language or --built-in/],
  [
    'new-bot mine --game radar --built-in --folder x',
    /belongs in src\/games\/GAME\/bots; remove --folder or --built-in/,
  ],
  ['new-bot crew --game radar --built-in', /bots.crew" already exists/],
  ['connect http://localhost:1 --match ABCD -- bot', /no token given; .* UMPIRE_TOKEN/],
  [
    'connect http://localhost:1 --match ABCD --token secret -- bot',
    /^(?!.*secret).*that is not a token; a token has 22 letters/,
  ],
  [
    `connect localhost --match ABCD --token ${'t'.repeat(22)} -- bot`,
    /"localhost" is not a server address; write it like/,
  ],
  [`connect http://localhost:1 --match A --token ${'t'.repeat(22)} -- bot`, /"A" is not a match code/],
  [
    `connect http://127.0.0.1:1 --match ABCD --token ${'t'.repeat(22)} -- bot`,
    /no Umpire server answers at http:\/\/127/,
  ],
];

/** The words of a command line. The folder is one word, or part of one, whatever its path contains. */
const wordsOf = (typed: string): string[] =>
  typed
    .replaceAll(folder, '\0')
    .split(' ')
    .map((word) => word.replaceAll('\0', folder));

describe.concurrent('bad input gets a one-line error that names the problem', () => {
  test.each(FAULTS)('umpire %s', async (typed, words) => {
    const run = /^(mtach|match rader|new-)/.test(typed) ? umpire : umpireInProcess; // new-game looks for the sources next to dist/
    const { code, out, err } = await run(...wordsOf(typed));
    expect(err).toMatch(/^umpire: .+\n$/);
    expect(err).toMatch(words);
    expect(err).not.toMatch(/undefined|\[object|\n\s+at /);
    expect([code, out.includes('    at ')]).toEqual([2, false]);
  });

  test('a question that is not JSON, and a missing one', async () => {
    const [{ query } = { query: '' }] = await json<{ query: string }[]>('ask', 'radar', '--json');
    const bad = await umpireWith('{"where', 'ask', 'radar', query);
    expect([bad.code, bad.err]).toEqual([2, expect.stringMatching(/^umpire: the question on stdin is not JSON.*\n$/)]);
    const none = await umpireWith('', 'ask', 'radar', query);
    expect([none.code, none.err]).toEqual([2, expect.stringMatching(/^umpire: no question on stdin.*\n$/)]);
    const wrong = await umpireWith('{"no":"such field"}', 'ask', 'radar', query);
    expect([wrong.code, wrong.err]).toEqual([
      2,
      expect.stringMatching(/^umpire: .*--example prints a valid question\n$/),
    ]);
  });
});
