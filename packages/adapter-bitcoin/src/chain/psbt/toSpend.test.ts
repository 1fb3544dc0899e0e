import { expect, it } from 'vitest'
import { chains } from '../chains.ts'
import { testAccounts } from '../../test/testAccounts.ts'
import { getDust } from './getDust.ts'
import { toSpend } from './toSpend.ts'

const { segwit, nested, taproot, old, other } = testAccounts
const chain = chains.find(({ bech32 }) => bech32 === 'bcrt') ?? chains[0]
if (!chain) throw new RangeError('A chain')
const find = (account: (typeof testAccounts)[keyof typeof testAccounts], publicKey?: string) =>
  toSpend({ address: account.address, publicKey, type: 'payment' }, chain)

it('spends native segwit and taproot without a public key, and nested segwit with it', () => {
  expect(find(segwit)).toEqual({ script: segwit.script })
  expect(find(taproot)).toEqual({ script: taproot.script })
  expect(find(nested)).toBeUndefined()
  expect(find(nested, nested.publicKey)).toEqual({ script: nested.script, redeemScript: nested.redeemScript })
})

it('passes the x-only taproot key to the wallet', () => {
  const expected = { script: taproot.script, tapInternalKey: taproot.tapInternalKey }
  expect(find(taproot, taproot.publicKey)).toEqual(expected)
  expect(find(taproot, segwit.publicKey)).toEqual(expected)
})

it('does not use a key of another address, or an invalid one', () => {
  expect(find(nested, other.publicKey)).toBeUndefined()
  expect(find(taproot, other.publicKey)).toEqual({ script: taproot.script })
  expect(find(taproot, 'ff'.repeat(32))).toBeUndefined()
  expect(find(nested, `02${'ff'.repeat(32)}`)).toBeUndefined()
})

it('does not spend from legacy addresses', () => {
  expect(find(old, old.publicKey)).toBeUndefined()
})

it('has Bitcoin Core’s dust limits for each kind of output', () => {
  expect([segwit, nested, taproot, old].map(({ script }) => getDust(script))).toEqual([294n, 540n, 330n, 546n])
})
