import type { Command } from 'commander';
import { no, ok } from '../kernel/result.ts';
import { addCommand, answering } from './command.ts';
import { shareFrom } from './tuning/options.ts';
import { runTuning, type TuningOptions, withTuningOptions } from './tuning/run-tuning.ts';

interface TrainOptions extends TuningOptions {
  readonly spread?: string;
}

export function addTrain(program: Command): void {
  const command = addCommand(
    program,
    'train [bot]',
    'fit weights to self-play results, and save them if they pass a test against the current ones',
    [
      'train crew --game radar --games 4000',
      'train crew+hunter --game radar --only closing,inReach --spread 0.4',
      'train --from k3v9qd',
    ],
  );
  withTuningOptions(command)
    .option('--spread <S>', 'range of the random weights around the start, as a fraction (default: 0.25)')
    .option('--from <ID>', 'fit the stored pairs of a train experiment without playing more')
    .addHelpText('after', '\nExit code 0 = a new table passed and was written, 1 = none did, 2 = bad input.')
    .action(
      answering((bot: string | undefined, options: TrainOptions) =>
        runTuning('train', bot, options, ({ steps }, dimensions) => {
          const spread = shareFrom('--spread', options.spread ?? '0.25', 0.001, 2);
          if (!spread.ok) return spread;
          if (steps < dimensions.length) return no({ code: 'too-few-pairs', pairs: steps, needs: dimensions.length });
          return ok({ drawing: { dimensions, spread: spread.value } });
        }),
      ),
    );
}
