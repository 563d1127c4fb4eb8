import { expect, test } from 'vitest';
import { isOnlyHere, publicOrigin } from './share-address.ts';

test.each([
  ['http://localhost:8080/m/K7QXM', true],
  ['http://umpire.localhost/', true],
  ['http://127.0.0.1:8080', true],
  ['http://127.1.2.3', true],
  ['http://[::1]:8080', true],
  ['http://192.168.1.20:8080', false],
  ['https://localhost.example.org', false],
  ['https://play.example.org', false],
])('%s opens only on this device: %s', (link, isLocal) => {
  expect(isOnlyHere(link)).toBe(isLocal);
});

test.each([
  ['http://localhost:8080', 'https://play.example.org/m/K7QXM', 'https://play.example.org'],
  ['http://localhost:8080', 'http://localhost:8080/m/K7QXM', 'http://localhost:8080'],
  ['http://localhost:8080', null, 'http://localhost:8080'],
  ['http://localhost:8080', 'nonsense', 'http://localhost:8080'],
  ['http://192.168.1.20:8080', 'https://play.example.org/', 'http://192.168.1.20:8080'],
])('at %s, with the public address %s, links start with %s', (here, declared, origin) => {
  expect(publicOrigin(here, declared)).toBe(origin);
});
