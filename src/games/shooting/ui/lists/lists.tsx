import './lists.css';
import { Fold } from '../../../../page/fold.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { onDemand } from '../../../../page/on-demand.tsx';
import { phrases } from '../../../../page/phrases.ts';
import type { ListsProps } from './props.ts';

const words = phrases({ en: { title: 'My lists' }, es: { title: 'Mis listas' } });

const Panel = onDemand(async () => (await import('./panel.tsx')).Panel);

/** The lists panel. The importer and everything else are loaded when it is opened. */
export function Lists(props: ListsProps) {
  return (
    <Fold class="lists" summary={words(useLanguage()).title}>
      <Panel {...props} />
    </Fold>
  );
}
