import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts as it goes; a monitor reads it at /metrics. Numbers only: no name, no code, no token. */
export interface Meters {
  commanded(how: 'kept' | 'refused' | 'retried'): void; // of people and bots alike
  kept(seconds: number): void; // from a command to the disk
  decided(seconds: number, faults: number): void; // of bots
  paired(): void; // a pair of an experiment was recorded here
  text(): Promise<string>; // all of it, as Prometheus reads it
}

/** What is looked up when somebody asks. */
export interface Gauged {
  matches(): number; // in memory
  kept(): number; // of them: ours to play the bots of
  sockets(): number;
  nodes(): number; // other nodes heard of lately
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function makeMeters(gauged: Gauged): Meters {
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
  gauge('umpire_matches_kept', 'Matches whose bots and clocks are run by this node.', gauged.kept);
  gauge('umpire_sockets', 'Open sockets.', gauged.sockets);
  gauge('umpire_other_nodes', 'Other nodes on the same database, heard of lately.', gauged.nodes);
  const commands = new Counter({
    name: 'umpire_commands_total',
    help: 'Commands of people and bots: kept, refused, or tried again because another node was quicker.',
    labelNames: ['how'],
    registers,
  });
  const written = new Histogram({
    name: 'umpire_command_kept_seconds',
    help: 'From a command to the disk.',
    buckets: SECONDS,
    registers,
  });
  const decisions = new Histogram({
    name: 'umpire_bot_decision_seconds',
    help: 'From a question to a bot to its answer, its wait for a thread included.',
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'umpire_bot_failures_total',
    help: 'Faults of bots: crashes, late answers, illegal commands.',
    registers,
  });
  const pairs = new Counter({
    name: 'umpire_arena_pairs_total',
    help: 'Pairs of experiments that were played and recorded here.',
    registers,
  });
  return {
    commanded: (how) => commands.inc({ how }),
    kept: (seconds) => written.observe(seconds),
    decided(seconds, faults) {
      decisions.observe(seconds);
      if (faults > 0) failures.inc(faults);
    },
    paired: () => pairs.inc(),
    text: () => registry.metrics(),
  };
}

/** For those who read none of it. */
export const NO_METERS: Meters = {
  commanded: () => {},
  kept: () => {},
  decided: () => {},
  paired: () => {},
  text: async () => '',
};
