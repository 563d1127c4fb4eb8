import { no, ok, type Result } from '../../kernel/result.ts';
import { AMONG_PEOPLE, isCorrespondence, type Settings } from '../../wire/messages.ts';
import { isLoopback } from '../client-address.ts';

export const DEFAULTS: Settings = { listed: false, pace: 1200, clock: null, takeOver: null, delay: 0 };

export const chosenIn = (settings: Partial<Settings> = {}): readonly (keyof Settings)[] =>
  Object.keys(settings) as (keyof Settings)[];

/** The host's changes on top of the current settings. */
export function settingsFor(
  { address }: { readonly address: string },
  wished: Partial<Settings>,
  before: Settings,
): Result<Settings> {
  const settings = { ...before, ...wished };
  if (settings.pace < SLOWEST_FAST && settings.pace !== before.pace && !isLoopback(address))
    return no({ code: 'pace-too-fast', least: SLOWEST_FAST });
  return ok(settings);
}
const SLOWEST_FAST = 100; // milliseconds; only clients on the server's machine may go faster

/** Between people, clock and bot takeover are on unless the host chose otherwise. A single person against bots has no limits. */
export function settingsAtStart(
  { settings, chosen }: { readonly settings: Settings; readonly chosen: readonly (keyof Settings)[] },
  people: number,
): Settings {
  if (people < 2) return settings;
  const clock = chosen.includes('clock') ? settings.clock : AMONG_PEOPLE.clock;
  const usual = isCorrespondence({ clock }) ? null : AMONG_PEOPLE.takeOver;
  const takeOver = chosen.includes('takeOver') ? settings.takeOver : usual;
  return { ...settings, clock, takeOver };
}
