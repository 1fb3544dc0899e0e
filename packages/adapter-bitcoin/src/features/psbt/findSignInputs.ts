import { ModalError } from '@latchkey/core/adapter'
import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import type { BitcoinChain } from '../../engine/chains.ts'
import type { BitcoinAccount, BitcoinSignInput } from '../../types.ts'
import { toScript } from './toScript.ts'

/** The inputs of a PSBT that accounts can sign: those that are named, checked, or else all that spend from them. */
export function findSignInputs(parameters: {
  readonly transaction: Transaction
  readonly accounts: readonly BitcoinAccount[]
  readonly chain: BitcoinChain
  readonly named: readonly BitcoinSignInput[] | undefined
}): readonly BitcoinSignInput[] {
  const { transaction, accounts, chain, named } = parameters
  for (const { index, address } of named ?? []) {
    if (!Number.isInteger(index) || index < 0 || index >= transaction.inputsLength)
      refuse(`signInputs: ${index}`, `an index below ${transaction.inputsLength}`)
    if (!accounts.some((account) => account.address === address))
      throw new ModalError('account.notFound', { context: { address } })
  }
  const found = named ?? findOwn({ transaction, accounts, chain })
  if (found.length === 0) refuse('psbt', 'a PSBT with an input that spends from an account of the wallet')
  return found
}

function findOwn(parameters: {
  readonly transaction: Transaction
  readonly accounts: readonly BitcoinAccount[]
  readonly chain: BitcoinChain
}): readonly BitcoinSignInput[] {
  const { transaction, accounts, chain } = parameters
  const byScript = new Map(accounts.map(({ address }) => [hex.encode(toScript(address, chain)), address]))
  return Array.from({ length: transaction.inputsLength }, (_, index) => {
    const { witnessUtxo, nonWitnessUtxo, index: output = -1 } = transaction.getInput(index)
    const spent = witnessUtxo?.script ?? nonWitnessUtxo?.outputs[output]?.script
    const address = spent && byScript.get(hex.encode(spent))
    return address === undefined ? [] : [{ index, address }]
  }).flat()
}

function refuse(given: string, allowed: string): never {
  throw new ModalError('options.invalid', { context: { option: 'psbt', given, allowed } })
}
