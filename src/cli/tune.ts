import type { Command } from 'commander';
import { defaultRate } from '../arena/tune/spsa.ts';
import { ok } from '../kernel/result.ts';
import { addCommand, answering } from './command.ts';
import { wholeNumber } from './input.ts';
import { shareFrom } from './tuning/options.ts';
import { runTuning, type TuningOptions, withTuningOptions } from './tuning/run-tuning.ts';

interface TuneOptions extends TuningOptions {
  readonly step?: string;
  readonly rate?: string;
  readonly round?: string;
}

export function addTune(program: Command): void {
  const command = addCommand(
    program,
    'tune [bot]',
    'move a bot’s weights towards what wins, and save them if they pass a test against the current ones',
    [
      'tune crew --game radar --games 4000',
      'tune crew+hunter --game radar --only closing,inReach --sprt 0,20',
      'tune crew --game radar --games 400 --against search',
      'tune --resume k3v9qd',
    ],
  );
  withTuningOptions(command)
    .option('--step <SHARE>', 'size of the last steps in either direction, as a fraction of the weight (default: 0.15)')
    .option('--rate <R>', 'learning rate of the last steps, as a fraction of the step (default: 0.5 / sqrt(pairs))')
    .option('--round <N>', 'pairs played in parallel (default: 16)')
    .addHelpText('after', '\nExit code 0 = a new table passed and was written, 1 = none did, 2 = bad input.')
    .action(
      answering((bot: string | undefined, options: TuneOptions) =>
        runTuning('tune', bot, options, ({ seed, steps }, dimensions) => {
          const share = shareFrom('--step', options.step ?? '0.15', 0.001, 1);
          if (!share.ok) return share;
          const rate = options.rate === undefined ? ok(defaultRate(steps)) : shareFrom('--rate', options.rate, 1e-6, 1);
          if (!rate.ok) return rate;
          const round = wholeNumber('--round', options.round ?? '16', 1, 4096);
          if (!round.ok) return round;
          const own = { steps, round: round.value, share: share.value, rate: rate.value };
          return ok({ spsa: { seed, dimensions, ...own } });
        }),
      ),
    );
}
