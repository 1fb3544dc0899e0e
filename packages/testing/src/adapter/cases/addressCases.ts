import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkTrue } from '../checks/checkTrue.ts'

/** What is an address on no chain. */
const NOWHERE_AN_ADDRESS = ['', ' ', '0x', '.', 'undefined', '__proto__', '\u0000', '💥', 'a'.repeat(100_000)]

/** Invariant 19: which strings are addresses. */
export const addressCases: readonly AdapterCase[] = [
  {
    invariant: 19,
    title: 'isAddress accepts and refuses the published vectors, and no nonsense',
    run: async ({ harness, createAdapter }) => {
      const { valid, invalid } = harness.addressVectors
      checkTrue(valid.length >= 3 && invalid.length >= 3, 'The harness brings three vectors of each kind at least')
      const adapter = createAdapter()
      checkEqual({
        actual: valid.filter((value) => !adapter.isAddress(value)),
        expected: [],
        claim: 'Every valid vector is accepted',
      })
      checkEqual({
        actual: [...invalid, ...NOWHERE_AN_ADDRESS].filter((value) => adapter.isAddress(value)),
        expected: [],
        claim: 'Every invalid vector is refused',
      })
    },
  },
  {
    invariant: 19,
    title: 'isAddress accepts the addresses of the world, without a start',
    run: async ({ harness, createAdapter }) => {
      const { wallet, otherWallet, chain } = harness
      const adapter = createAdapter()
      const addresses: readonly string[] = [
        ...wallet.accounts,
        ...otherWallet.accounts,
        ...chain.tokens,
        chain.createRecipient(),
      ]
      checkEqual({
        actual: addresses.filter((address) => !adapter.isAddress(address)),
        expected: [],
        claim: 'Every address in use is accepted',
      })
    },
  },
]
