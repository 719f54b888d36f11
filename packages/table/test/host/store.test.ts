/** The memory store keeps the contract of all stores. */
import { expect, test } from 'vitest';
import { storeContract } from '../../src/contract.ts';
import { memoryStore } from '../../src/host/memory-store.ts';

storeContract(
  { test, expect },
  {
    name: 'memory',
    isLasting: false,
    open: async () => {
      const store = memoryStore();
      return { store, reopen: async () => store, close: async () => undefined };
    },
  },
);
