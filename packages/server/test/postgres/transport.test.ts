/** A database on another machine is not spoken to in plain text without a warning. */
import { expect, test } from 'vitest';
import { transportWarnings } from '../../src/store/postgres/transport.ts';

test.each([
  ['postgres://a:b@localhost/duopolis', 0],
  ['postgres://a:b@127.0.0.1:5433/duopolis', 0],
  ['postgres://a:b@[::1]/duopolis', 0],
  ['postgres:///duopolis?host=/run/postgresql', 0],
  ['postgres://a:b@%2Frun%2Fpostgresql/duopolis', 0],
  ['postgres://a:b@db.example/duopolis?sslmode=verify-full', 0],
  ['postgres://a:b@db.example/duopolis?sslmode=require', 0],
  ['postgres://a:b@db.example/duopolis?ssl=true', 0],
  ['postgres://a:b@db.example/duopolis', 1],
  ['postgres://a:b@127.0.0.1.example/duopolis', 1],
  ['postgres://a:b@10.0.0.2/duopolis?sslmode=disable', 1],
  ['postgres://a:b@10.0.0.2/duopolis?sslmode=prefer', 1],
  ['postgres://a:b@localhost/duopolis?host=db.example', 1],
])('%s: %i warnings, without the password', (url, count) => {
  const warnings = transportWarnings(url);
  expect(warnings.length).toBe(count);
  expect(warnings.join()).not.toContain('a:b');
});
