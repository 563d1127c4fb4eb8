import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from './language.ts';
import { phrases } from './phrases.ts';

const words = phrases({
  en: { loading: 'Loading…', failed: 'This part could not be loaded. Reload the page to try again.' },
  es: {
    loading: 'Cargando…',
    failed: 'No se ha podido cargar esta parte. Vuelve a cargar la página para intentarlo otra vez.',
  },
});

/** A component whose code loads when it is first shown. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | 'loading' | 'failed' = 'loading';
  return function OnDemand(props) {
    const [Part, setPart] = useState(() => known);
    const language = useLanguage();
    useEffect(() => {
      if (known !== 'loading') return;
      load().then(
        (loaded) => {
          known = loaded;
          setPart(() => loaded);
        },
        () => setPart('failed'),
      );
    }, []);
    return typeof Part === 'string' ? <p role="status">{words(language)[Part]}</p> : <Part {...props} />;
  };
}
