import './style.css';
import { useMemo } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { useText } from '../app/use-api.ts';
import { Copy } from '../parts/copy.tsx';
import { qrCode } from './qr.ts';
import { isOnlyHere } from './share-address.ts';
import { hasShareSheet, openShareSheet } from './share-sheet.ts';
import { shareText } from './share-text.ts';

interface ShareDialogProps {
  readonly link: string;
  readonly text: string; // goes with the link in the share sheet
  onClose(): void;
}

/** The link as text and, unless other devices cannot open it, as a QR code; and the system's share sheet. */
export function ShareDialog({ link, text, onClose }: ShareDialogProps) {
  const { copyLink } = useText();
  const say = shareText(useLanguage());
  return (
    <Dialog open title={say.title} onClose={onClose}>
      <div class="share-dialog">
        {isOnlyHere(link) ? <p class="quiet">{say.onlyHere}</p> : <QrCode link={link} />}
        <input
          class="input share-link"
          aria-label={say.link}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="row">
          <Copy text={link}>{copyLink}</Copy>
          {hasShareSheet() && (
            <Button icon={<Icon name="share" />} onClick={() => openShareSheet(link, text)}>
              {say.more}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function QrCode({ link }: Pick<ShareDialogProps, 'link'>) {
  const say = shareText(useLanguage());
  const { size, path } = useMemo(() => qrCode(link), [link]);
  return (
    <>
      <svg
        class="share-qr"
        role="img"
        aria-label={say.qr(link)}
        viewBox={`0 0 ${size} ${size}`}
        shape-rendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p class="quiet small">{say.scan}</p>
    </>
  );
}
