import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Waiter } from '../../testing/wait-until.ts';
import type { TrustedEndpoint } from '../endpoint.ts';

/** A certificate for localhost that is its own authority. Only for these tests. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBZjCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAGzfsg20GKcQmb3
mv/0iXEh+0uStZNXhcrRnfttSv60lA8uuwfyilUK6VtFe2UnkoEy1tkCyRvD+ldN
lTM7vPmjTjBMMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAPBgNVHRMBAf8E
BTADAQH/MB0GA1UdDgQWBBQkBg3NujINL//IZ9MbMk14awL72TAKBggqhkjOPQQD
AgNHADBEAiBWATzsdgfKXCSx76XlqXr3bMUQ7rktOEpIDFWne5dBfwIgIUkM5Hdz
HYxfKj2veMm3MlBlNIUTn4oHnCmXNa9LKPI=
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg19Aqn3nzHYvT2b2U
6SPf4UApu2UaDNdTwMYAyCM7/uKhRANCAAQBs37INtBinEJm95r/9IlxIftLkrWT
V4XK0Z37bUr+tJQPLrsH8opVCulbRXtlJ5KBMtbZAskbw/pXTZUzO7z5
-----END PRIVATE KEY-----
`;

interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine, over TLS. */
export interface PushService {
  readonly trusted: TrustedEndpoint;
  readonly posted: readonly Posted[];
  answer: number | null; // status; null = it never answers
  until(count: number): Promise<void>; // messages
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const posted: Posted[] = [];
  const waiting = new Waiter();
  const server = createServer({ key: KEY, cert: CERTIFICATE }, async (request, answer) => {
    const body = Buffer.concat(await request.toArray());
    posted.push({ path: request.url ?? '', headers: request.headers, body });
    waiting.wake();
    if (service.answer === null) return;
    answer.writeHead(service.answer, { location: '/elsewhere' });
    answer.end('thanks');
  });
  await new Promise<void>((then) => server.listen(0, '127.0.0.1', then));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    trusted: { origin: `https://localhost:${port}`, ca: CERTIFICATE },
    posted,
    answer: 201,
    until: (count) =>
      waiting.until(
        () => posted.length >= count,
        60_000,
        () => posted.map(({ path }) => path),
      ),
    close() {
      server.closeAllConnections();
      return new Promise((then) => server.close(() => then()));
    },
  };
  return service;
}

/** A browser's side of a subscription. */
export interface TestBrowser {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** Decrypts a message (RFC 8291). */
  read(body: Buffer): unknown;
}

export function testBrowser(origin: string, name = 'browser'): TestBrowser {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const hkdf = (salt: Buffer, from: Buffer, about: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, salt, about, length));
  return {
    subscription: {
      endpoint: `${origin}/${name}`,
      p256dh: own.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const key = hkdf(auth, own.computeSecret(sender), info, 32);
      const nonce = hkdf(salt, key, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', hkdf(salt, key, 'Content-Encoding: aes128gcm\0', 16), nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()); // a 2 ends the text, zeros may follow
    },
  };
}

/** The claims of a message's signature, checked with the server's public key (RFC 8292). */
export function signedBy(key: string, { authorization = '' }: IncomingHttpHeaders): Readonly<Record<string, unknown>> {
  const [, token = '', used] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid || used !== key) throw new Error('not signed by this server');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
