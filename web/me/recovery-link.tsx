import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { saveFile } from '../../src/page/save-file.ts';
import { Copy } from '../parts/copy.tsx';
import { shareLink } from '../share/share-address.ts';
import { myText } from './my-text.ts';

interface RecoveryLinkProps {
  readonly secret: string | null; // null: closed
  readonly name: string;
  onClose(): void;
}

/** Shows a new recovery link, once. Its secret is in the fragment, which browsers never send. */
export function RecoveryLink({ secret, name, onClose }: RecoveryLinkProps) {
  const say = myText(useLanguage());
  const link = shareLink(`/recover#${secret ?? ''}`);
  const save = (): void =>
    saveFile('umpire-recovery-link.txt', new Blob([say.linkFile(name, link)], { type: 'text/plain' }));
  return (
    <Dialog open={secret !== null} title={say.linkTitle} onClose={onClose}>
      <div class="stack">
        <p>{say.linkOnce}</p>
        <code class="my-link">{link}</code>
        <div class="row">
          <Copy text={link}>{say.copyLink}</Copy>
          <Button icon={<Icon name="down" />} onClick={save}>
            {say.saveFile}
          </Button>
        </div>
        <Button kind="main" wide onClick={onClose}>
          {say.linkSaved}
        </Button>
      </div>
    </Dialog>
  );
}
