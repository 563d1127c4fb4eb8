import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics for Prometheus at /metrics. Numbers only: no names, codes or tokens. */
export interface Metrics {
  countCommand(how: 'kept' | 'refused' | 'retried'): void; // of people and bots
  commandSaved(seconds: number): void; // from command to disk
  botDecided(seconds: number, faults: number): void; // by bots
  writeFailed(): void; // a match write failed
  pairPlayed(): void; // one pair of an experiment was recorded here
  countPush(how: 'sent' | 'failed' | 'gone' | 'dropped'): void; // notifications
  text(): Promise<string>; // in the Prometheus text format
}

/** Values read at scrape time. */
interface Gauges {
  matches(): number; // in memory
  leased(): number; // those whose lease this node holds
  sockets(): number;
  nodes(): number; // other nodes heard from recently
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function makeMetrics(gauged: Gauges): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry, prefix: 'umpire_' });
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  gauge('umpire_matches', 'Matches in memory.', gauged.matches);
  gauge('umpire_matches_kept', 'Matches whose bots and clocks are run by this node.', gauged.leased);
  gauge('umpire_sockets', 'Open sockets.', gauged.sockets);
  gauge('umpire_other_nodes', 'Other nodes on the same database, heard from recently.', gauged.nodes);
  const commands = new Counter({
    name: 'umpire_commands_total',
    help: 'Commands of people and bots: saved, refused, or retried after a conflict with another node.',
    labelNames: ['how'],
    registers,
  });
  const written = new Histogram({
    name: 'umpire_command_kept_seconds',
    help: 'From a command to its being on disk.',
    buckets: SECONDS,
    registers,
  });
  const decisions = new Histogram({
    name: 'umpire_bot_decision_seconds',
    help: 'From a question to a bot to its answer, including the wait for a thread.',
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'umpire_bot_failures_total',
    help: 'Faults of bots: crashes, late answers, illegal commands.',
    registers,
  });
  const unsaved = new Counter({
    name: 'umpire_write_failures_total',
    help: 'Writes to matches that failed: full or read-only disk, lost database.',
    registers,
  });
  const pairs = new Counter({
    name: 'umpire_arena_pairs_total',
    help: 'Pairs of experiments played and recorded here.',
    registers,
  });
  const notifications = new Counter({
    name: 'umpire_push_total',
    help: 'Notifications: sent, failed, for a browser that is gone, or dropped because too many were waiting.',
    labelNames: ['how'],
    registers,
  });
  return {
    countCommand: (how) => commands.inc({ how }),
    commandSaved: (seconds) => written.observe(seconds),
    botDecided(seconds, faults) {
      decisions.observe(seconds);
      if (faults > 0) failures.inc(faults);
    },
    writeFailed: () => unsaved.inc(),
    pairPlayed: () => pairs.inc(),
    countPush: (how) => notifications.inc({ how }),
    text: () => registry.metrics(),
  };
}

/** Records nothing. */
export const NO_METRICS: Metrics = {
  countCommand: () => {},
  commandSaved: () => {},
  botDecided: () => {},
  writeFailed: () => {},
  pairPlayed: () => {},
  countPush: () => {},
  text: async () => '',
};
