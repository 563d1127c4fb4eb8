import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../../page/dialog.tsx';
import { namesIn } from './board/names.ts';
import { boardLabels } from './board-labels.ts';
import type { RecordSheetProps } from './sheet.tsx';

/** A unit's record sheet. Its content loads when the first sheet is opened. */
export function SheetDialog({ onClose, ...props }: RecordSheetProps & { onClose(): void }) {
  const { view, settings } = props.scene;
  const w = boardLabels(settings.language);
  const [sheet, setSheet] = useState<{ readonly Sheet: ComponentType<RecordSheetProps> } | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    import('./sheet.tsx').then(
      ({ RecordSheet }) => current && setSheet({ Sheet: RecordSheet }),
      () => current && setSheet('failed'),
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <Dialog open wide title={namesIn(view.rules, settings.language).unit(props.unit)} onClose={onClose}>
      {sheet === 'failed' && <p class="refusal">{w.noSheet}</p>}
      {sheet === null && <p class="quiet">{w.loadingSheet}</p>}
      {sheet !== null && sheet !== 'failed' && <sheet.Sheet {...props} />}
    </Dialog>
  );
}
