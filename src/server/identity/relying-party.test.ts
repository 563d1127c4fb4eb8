import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

const PUBLIC = 'https://play.example.org';

test.each([
  [null, 'localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  [null, 'umpire.localhost', { id: 'umpire.localhost', origin: 'http://umpire.localhost' }],
  [null, '127.0.0.1:8080', null], // browsers refuse IP addresses
  [null, '192.168.1.7:8080', null],
  [null, 'play.example.org', null], // it may not be https
  [null, undefined, null],
  [PUBLIC, 'play.example.org', { id: 'play.example.org', origin: PUBLIC }],
  [PUBLIC, 'play.example.org:443', { id: 'play.example.org', origin: PUBLIC }],
  [PUBLIC, 'localhost:8080', null], // a passkey of one name does not work at another
  ['http://club.local:8080', 'club.local:8080', null],
  ['http://localhost:9000', 'localhost:9000', { id: 'localhost', origin: 'http://localhost:9000' }],
  ['https://192.0.2.1', '192.0.2.1', null],
])('public address %s, request to %s', (publicUrl, host, party) => {
  expect(relyingParty(publicUrl, host)).toEqual(party);
});
