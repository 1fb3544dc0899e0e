import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { expect, it } from 'vitest'
import { regtest, type TestAccount } from '../../test/createTestAccount.ts'
import { testAccounts } from '../../test/testAccounts.ts'
import { requireSigned } from './requireSigned.ts'

const { segwit, nested, taproot, other } = testAccounts

/** Two coins of an account, of which it signs some. */
function create(account: TestAccount, indexes: readonly number[], isFinal = false): Transaction {
  const transaction = new Transaction()
  const { script, redeemScript, tapInternalKey } = account
  for (const txid of ['11'.repeat(32), '22'.repeat(32)])
    transaction.addInput({
      txid,
      index: 0,
      witnessUtxo: { script, amount: 5_000n },
      ...(redeemScript && { redeemScript }),
      ...(tapInternalKey && { tapInternalKey }),
    })
  transaction.addOutputAddress(other.address, 9_000n, regtest)
  const signed = Transaction.fromPSBT(account.signPsbt(transaction.toPSBT(), indexes))
  if (isFinal) for (const index of indexes) signed.finalizeIdx(index)
  return signed
}
const toInputs = (account: TestAccount, ...indexes: readonly number[]) =>
  indexes.map((index) => ({ index, address: account.address }))

it.each([
  ['p2wpkh', segwit],
  ['p2sh-p2wpkh', nested],
  ['p2tr', taproot],
])('takes what the account signed, finalised or not: %s', (_type, account) => {
  for (const isFinal of [false, true]) {
    requireSigned(create(account, [0, 1], isFinal), toInputs(account, 0, 1))
    // Inputs that were not requested are not checked.
    expect(() => requireSigned(create(account, [1], isFinal), toInputs(account, 1))).not.toThrow()
    expect(() => requireSigned(create(account, [1], isFinal), toInputs(account, 0, 1))).toThrow(
      expect.objectContaining({ code: 'wallet.invalidResponse', details: 'The wallet did not sign input 0' }),
    )
  }
})

it.each([
  ['p2wpkh', segwit],
  ['p2sh-p2wpkh', nested],
])('refuses the signature of another key: %s', (_type, account) => {
  const signed = create(account, [1])
  const [, signature = new Uint8Array()] = signed.getInput(1).partialSig?.[0] ?? []
  signed.updateInput(0, { partialSig: [[hex.decode(other.publicKey), signature]] }, true)
  expect(() => requireSigned(signed, toInputs(account, 1))).not.toThrow()
  expect(() => requireSigned(signed, toInputs(account, 0))).toThrow(
    expect.objectContaining({
      code: 'wallet.invalidResponse',
      details: 'The wallet signed input 0 with another key',
    }),
  )
})
