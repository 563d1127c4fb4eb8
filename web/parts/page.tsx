import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../src/page/icon.tsx';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { Top } from './top.tsx';

interface PageProps {
  readonly title: string;
  readonly back?: { readonly to: string; readonly label: string }; // default: home
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** A page with a title and a link back. */
export function Page({ title, back, isWide = false, children }: PageProps) {
  const say = useText();
  useEffect(() => {
    document.title = `${title} · Umpire`;
  }, [title]);
  return (
    <div class="page">
      <Top>
        <span class="page-way">
          <Link to={back?.to ?? '/'} class="button is-quiet is-bare" aria-label={back?.label ?? say.toHome}>
            <Icon name={back ? 'back' : 'home'} />
          </Link>
          <h1 class="top-title">{title}</h1>
        </span>
      </Top>
      <main id="main" class={isWide ? 'page-main is-wide' : 'page-main'}>
        {children}
      </main>
    </div>
  );
}
