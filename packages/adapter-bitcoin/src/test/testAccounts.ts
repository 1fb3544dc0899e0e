import { createTestAccount, type TestAccount } from './createTestAccount.ts'

const privateKey = '07'.repeat(32)
const otherKey = '09'.repeat(32)

/** Accounts of two keys, of every kind. */
export const testAccounts = {
  segwit: createTestAccount({ privateKey, type: 'p2wpkh' }),
  nested: createTestAccount({ privateKey, type: 'p2sh-p2wpkh' }),
  taproot: createTestAccount({ privateKey, type: 'p2tr' }),
  ordinals: createTestAccount({ privateKey: otherKey, type: 'p2tr', purpose: 'ordinals' }),
  old: createTestAccount({ privateKey, type: 'p2pkh' }),
  other: createTestAccount({ privateKey: otherKey, type: 'p2wpkh' }),
  /** On the main network. */
  main: createTestAccount({
    privateKey,
    type: 'p2wpkh',
    network: { bech32: 'bc', pubKeyHash: 0, scriptHash: 5, wif: 0x80 },
  }),
} satisfies Record<string, TestAccount>
