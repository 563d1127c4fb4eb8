import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLI } from '../../src/cli/fixtures/run.ts';

/** A server or worker in a separate process that can be killed and restarted. */
export class Child {
  complaints = '';
  private child: ChildProcess | undefined;
  private readonly args: readonly string[];
  private readonly environment: Readonly<Record<string, string>>;

  constructor(args: readonly string[], environment: Readonly<Record<string, string>>) {
    this.args = args;
    this.environment = environment;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [CLI, ...this.args], {
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stderr.setEncoding('utf8').on('data', (text) => {
      this.complaints += text;
    });
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`left with ${code}: ${this.complaints}`))),
    ]);
    child.stdout.resume();
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Waits until the process has exited on its own. */
  async over(): Promise<void> {
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** Suspends the process for a while, then resumes it. */
  async freeze(ms: number): Promise<void> {
    this.child?.kill('SIGSTOP');
    await new Promise((then) => setTimeout(then, ms));
    this.child?.kill('SIGCONT');
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Servers on one database. */
export async function cluster(url: string, many: number) {
  const data = mkdtempSync(join(tmpdir(), 'umpire-chaos-'));
  const nodes: (Child & { port: number })[] = [];
  for (let i = 0; i < many; i++) {
    const port = await freePort();
    const args = ['serve', '--port', String(port), '--data', join(data, String(i)), '--log', 'warn'];
    nodes.push(Object.assign(new Child(args, { DATABASE_URL: url }), { port }));
  }
  await Promise.all(nodes.map((node) => node.start()));
  return {
    nodes,
    async close() {
      await Promise.all(nodes.map((node) => node.end()));
      rmSync(data, { recursive: true, force: true });
    },
  };
}
