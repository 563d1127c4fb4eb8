import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { tip } from '../../src/page/help.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useText } from '../app/use-api.ts';
import { Lazy } from '../parts/lazy.tsx';
import { isOnlyHere, shareLink } from './share-address.ts';
import { isPhoneWithShareSheet, openShareSheet } from './share-sheet.ts';

const shareDialog = async () => (await import('./share-dialog.tsx')).ShareDialog;

interface ShareButtonProps {
  readonly path: string; // on this server: `/m/CODE` or `/replay/CODE`
  readonly text: string; // goes with the link in the share sheet
  readonly label: string;
  readonly kind?: 'main' | 'plain' | 'quiet';
}

/** Opens a dialog with the link and its QR code. On phones it opens the system's share sheet, next to a button for the code. */
export function ShareButton({ path, text, label, kind = 'plain' }: ShareButtonProps) {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  const link = shareLink(path);
  const hasSheet = isPhoneWithShareSheet();
  const open = (): void => setOpen(true);
  const share = async (): Promise<void> => {
    if (!hasSheet || !(await openShareSheet(link, text))) open();
  };
  return (
    <div class="row share">
      <Button kind={kind} icon={<Icon name="share" />} onClick={share}>
        {label}
      </Button>
      {hasSheet && !isOnlyHere(link) && (
        <Button icon={<Icon name="qr" />} aria-label={say.qrCode} {...tip(say.qrCode)} onClick={open} />
      )}
      {isOpen && <Lazy load={shareDialog} props={{ link, text, onClose: () => setOpen(false) }} />}
    </div>
  );
}
