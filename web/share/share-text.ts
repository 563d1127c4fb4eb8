import { phrases } from '../../src/page/phrases.ts';

export const shareText = phrases({
  en: {
    title: 'Share link',
    qr: (link: string) => `QR code of ${link}`,
    onlyHere: 'This link only works on this device, so there is no QR code.',
    scan: 'Scan the code with a phone to open the link.',
    link: 'Link',
    more: 'Share via…',
  },
  es: {
    title: 'Compartir enlace',
    qr: (link: string) => `Código QR de ${link}`,
    onlyHere: 'Este enlace solo funciona en este dispositivo, así que no hay código QR.',
    scan: 'Escanea el código con un móvil para abrir el enlace.',
    link: 'Enlace',
    more: 'Compartir con…',
  },
});
