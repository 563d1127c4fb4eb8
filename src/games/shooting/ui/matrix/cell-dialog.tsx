import { Button } from '../../../../page/button.tsx';
import { Dialog } from '../../../../page/dialog.tsx';
import { figure } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import type { Cell } from '../../ask/matrix/cells.ts';
import type { OddsQuestion } from '../../ask/question.ts';
import { addressOf } from '../calculator/address.ts';
import { NOTHING_ASKED } from '../calculator/asked.ts';
import { Chart } from '../calculator/chart.tsx';
import { words as calculatorWords } from '../calculator/labels.ts';
import { chance } from '../names.ts';
import { words } from './labels.ts';

interface CellDialogProps {
  readonly title: string;
  readonly cell: Cell;
  readonly question: OddsQuestion;
  readonly isCurve: boolean;
  onCurve(): void;
  onAsk(address: string): void;
  onClose(): void;
}

/** The full distribution of one cell. */
export function CellDialog({ title, cell, question, isCurve, onCurve, onAsk, onClose }: CellDialogProps) {
  const language = useLanguage();
  const w = words(language);
  const c = calculatorWords(language);
  return (
    <Dialog open title={title} onClose={onClose} wide>
      <p role="status">
        {c.summary(
          figure(cell.damage, language),
          figure(cell.kills, language),
          cell.models,
          chance(cell.wipe, language),
        )}
      </p>
      <div class="odds-charts">
        <Chart tall title={c.step('slain')} a={cell.slain} left={cell.models}>
          {figure(cell.kills, language)}
        </Chart>
        <Chart tall title={c.step('damage')} a={cell.lost}>
          {figure(cell.damage, language)}
        </Chart>
      </div>
      <div class="row matrix-ask">
        <Button kind="main" onClick={onCurve}>
          {isCurve ? w.removeCurve : w.addCurve}
        </Button>
        <Button onClick={() => onAsk(addressOf({ ...NOTHING_ASKED, a: question }))}>{w.openOne}</Button>
      </div>
    </Dialog>
  );
}
