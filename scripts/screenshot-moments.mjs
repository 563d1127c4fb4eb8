// Finds positions for the screenshots in matches between bots.

const MOST_MATCHES = 80; // gives up after this many
const MOMENTS = /** @type {const} */ (['captain', 'engineer', 'first-mate', 'radio-operator']);

/**
 * @typedef {{ n: number, seat: string, command: { type: string, at?: number, candidates?: number }, events: { type: string, side?: string, red?: number }[] }} Entry
 * @typedef {Entry & { code: string }} Moment
 * @typedef {'captain' | 'engineer' | 'first-mate' | 'radio-operator'} MomentName
 * @typedef {(method: string, path: string, body?: object) => Promise<any>} Call
 * @typedef {(code: string) => Promise<void>} Watch waits for the end of a match of bots, which pauses unless someone watches
 */

/**
 * Plays matches of two good crews until each moment has occurred in one of them.
 *
 * @param {Call} call
 * @param {Watch} watch
 * @returns {Promise<Record<MomentName, Moment>>}
 */
export async function findMoments(call, watch) {
  /** @type {Partial<Record<MomentName, Moment>>} */
  const found = {};
  for (let i = 0; i < MOST_MATCHES; i++) {
    const wish = {
      game: 'radar',
      bots: { blue: 'crew', red: 'crew' },
      settings: { pace: 0, listed: true },
      start: true,
    };
    const { code } = await call('POST', '/matches', wish);
    await watch(code);
    const entries = entriesIn(await call('GET', `/matches/${code}/log?eyes=archive`));
    for (const name of MOMENTS) {
      const entry = entries.find((each, at) => isGoodMoment(name, each, countsUpTo(entries.slice(0, at))));
      if (entry) found[name] ??= { ...entry, code };
    }
    if (MOMENTS.every((name) => found[name])) return /** @type {Record<MomentName, Moment>} */ (found);
  }
  throw new Error(`no match showed ${MOMENTS.filter((name) => !found[name]).join(', ')}`);
}

const SETTLED = 120; // entries after which there are many cards on the table

/**
 * Plays matches of Lines of Force until dark may draw battle destiny with many cards on the table.
 *
 * @param {Call} call
 * @param {Watch} watch
 * @returns {Promise<Moment>}
 */
export async function findDestinyMoment(call, watch) {
  for (let i = 0; i < MOST_MATCHES; i++) {
    const bots = { dark: 'strategist', light: 'strategist' };
    const { code } = await call('POST', '/matches', { game: 'force', bots, settings: { pace: 0 }, start: true });
    await watch(code);
    const entries = entriesIn(await call('GET', `/matches/${code}/log?eyes=archive`));
    const entry = entries.find(({ seat, command, n }) => seat === 'dark' && command.type === 'destiny' && n > SETTLED);
    if (entry) return { ...entry, code };
  }
  throw new Error('no match of Lines of Force reached a battle');
}

/**
 * @param {MomentName} name
 * @param {Entry} entry
 * @param {ReturnType<typeof countsUpTo>} counts
 */
function isGoodMoment(name, { seat, command, events }, { trail, marks, heard, candidates, charged }) {
  switch (name) {
    case 'captain':
      return (
        seat === 'blue.captain' &&
        command.type === 'torpedo' &&
        events.some(({ red = 0 }) => red > 0) &&
        trail >= 5 &&
        candidates >= 2 &&
        candidates <= 30
      );
    case 'engineer':
      return seat === 'blue.engineer' && command.type === 'mark' && marks >= 6;
    case 'first-mate':
      return seat === 'blue.first-mate' && command.type === 'charge' && charged >= 14;
    case 'radio-operator':
      return (
        seat === 'blue.radio-operator' &&
        command.type === 'report' &&
        heard >= 6 &&
        (command.candidates ?? 0) >= 12 &&
        (command.candidates ?? 0) <= 50
      );
  }
}

/**
 * Counts up to here: blue's trail, marks and charges, red's announced courses, and the newest report.
 *
 * @param {Entry[]} entries
 */
function countsUpTo(entries) {
  const counts = { trail: 0, marks: 0, heard: 0, candidates: 0, charged: 0 };
  for (const { seat, command, events } of entries) {
    if (seat === 'blue.radio-operator' && command.type === 'report') counts.candidates = command.candidates ?? 0;
    for (const { type, side } of events) {
      if (type === 'moved' && side === 'blue') counts.trail += 1;
      if (type === 'moved' && side === 'red') counts.heard += 1;
      if (type === 'marked' && side === 'blue') counts.marks += 1;
      if (type === 'charged' && side === 'blue') counts.charged += 1;
      if (type === 'circuit-repaired' && side === 'blue') counts.marks -= 4;
      if (type === 'damaged' && side === 'blue') counts.marks = 0;
      if (type === 'surfaced' && side === 'blue') counts.trail = counts.marks = 0;
      if ((type === 'surfaced' || type === 'stealthed') && side === 'red') counts.heard = 0;
    }
  }
  return counts;
}

/** @param {string} text */
function entriesIn(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{"n":'))
    .map((line) => /** @type {Entry} */ (JSON.parse(line)));
}
