import { assert, asyncProperty, uint8Array } from 'fast-check'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { deriveAccounts } from './deriveAccounts.ts'
import { toMnemonic } from './toMnemonic.ts'

it('derives the eip155 address that viem derives from the words', async () => {
  const entropies = uint8Array({ minLength: 16, maxLength: 16 }).map((value) => Uint8Array.from(value))
  await assert(
    asyncProperty(entropies, async (entropy) => {
      const { addresses } = await deriveAccounts({ entropy, vaultId: 'v' })
      expect(addresses.eip155).toBe(mnemonicToAccount(await toMnemonic(entropy)).address)
    }),
    { numRuns: 15 },
  )
})
