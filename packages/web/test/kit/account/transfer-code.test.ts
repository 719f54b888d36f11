/** A person's portrait moves with the code to another device. */
import { PORTRAITS } from '@duopolis/table';
import { describe, expect, test } from 'vitest';
import { codeWith, readTransfer } from '../../../src/kit/account/transfer-code.ts';

describe('the code for another device', () => {
  test('carries every portrait, and none if none is chosen', () => {
    for (const portrait of PORTRAITS)
      expect(readTransfer(` ${codeWith('ABCD-EFGH', portrait)} `)).toEqual({ code: 'ABCD-EFGH', portrait });
    expect(readTransfer(codeWith('ABCD-EFGH', ''))).toEqual({ code: 'ABCD-EFGH' });
  });

  test('works without a portrait that this client knows', () => {
    for (const text of ['ABCD-EFGH.99', 'ABCD-EFGH.', 'ABCD-EFGH.x', 'ABCD-EFGH.1.2'])
      expect(readTransfer(text)).toMatchObject({ code: 'ABCD-EFGH' });
  });
});
