// Finds a Chromium for the browser tests and the screenshots; on Debian, root can let it install one.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const FIX =
  'install Chromium (on Debian: apt-get install -y chromium), or name one with UMPIRE_BROWSER=/path/to/chrome';

/** The path of an installed browser, or nothing. */
export function findBrowser() {
  const named = process.env.UMPIRE_BROWSER;
  if (named) return isProgram(named) ? named : undefined;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find(isProgram);
}

/**
 * Chromium loads two hidden pages for the address bar's suggestions in every window, which takes more CPU time than most
 * pages under test. It reads only the last `--disable-features`, so Playwright's are repeated.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Command line flags: no background requests, and no sandbox when run as root. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** The browser's path, after installing it if necessary. Exits with a one-line error if there is none. */
export function browserOrExit() {
  const found = findBrowser() ?? installed();
  if (found) return found;
  const named = process.env.UMPIRE_BROWSER;
  process.stderr.write(`umpire: no browser for the tests${named ? ` at ${named}` : ''}; to fix it: ${FIX}\n`);
  process.exit(1);
}

/** Installs Debian's Chromium if this user may. */
function installed() {
  if (process.env.UMPIRE_BROWSER || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write('umpire: installing chromium, once ...\n');
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!apt('install', '-y', 'chromium') && apt('update')) apt('install', '-y', 'chromium');
  return findBrowser();
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) browserOrExit();
