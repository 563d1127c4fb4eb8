import { Lazy, type LazyProps } from './lazy.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Top } from './top.tsx';

/** A page that loads on demand; if it cannot be loaded, the header stays. */
export const LazyPage = <P extends object>(props: LazyProps<P>) => <Lazy {...props} Failed={FailedPage} />;

const FailedPage = () => (
  <div class="page">
    <Top />
    <main id="main" class="page-main">
      <NotLoaded />
    </main>
  </div>
);
