import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}
interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer): string => data.toString('base64url');

/** A passkey in software, for tests: signs challenges as a browser and a security key do together. */
export class SoftPasskey {
  readonly id = base64(randomBytes(16));
  counter = 0;
  private readonly key: KeyObject;
  private readonly publicKey: Buffer; // as COSE
  private readonly origin: string;
  private user = '';

  constructor(origin: string) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
    this.key = pair.privateKey;
    this.origin = origin;
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const head = Buffer.from('a501020326200121', 'hex');
    this.publicKey = Buffer.concat([
      head,
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from('22', 'hex'),
      bytes(Buffer.from(y, 'base64url')),
    ]);
  }

  create({ challenge, rp, user }: CreationOptions, origin = this.origin) {
    this.user = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([this.data(rp.id, 0x45), Buffer.alloc(16), length, id, this.publicKey]);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068', 'hex'),
      Buffer.from('authData'),
      bytes(data),
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: client('webauthn.create', challenge, origin),
        attestationObject: base64(attestation),
      },
    };
  }

  get({ challenge, rpId }: RequestOptions, origin = this.origin) {
    this.counter++;
    const data = this.data(rpId, 0x05);
    const clientDataJSON = client('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.named(),
      response: {
        clientDataJSON,
        authenticatorData: base64(data),
        signature: base64(sign('sha256', signed, this.key)),
        userHandle: this.user,
      },
    };
  }

  private named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  /** Site, flags (user present and verified, perhaps a new key) and counter. */
  private data(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter]);
  }
}

const client = (type: string, challenge: string, origin: string): string =>
  base64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));

/** A CBOR byte string. */
function bytes(data: Buffer): Buffer {
  const head =
    data.length < 24
      ? [0x40 + data.length]
      : data.length < 256
        ? [0x58, data.length]
        : [0x59, data.length >> 8, data.length & 255];
  return Buffer.concat([Buffer.from(head), data]);
}
