import { ModalError } from '@latchkey/core/adapter'
import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import type { BitcoinChain } from '../chains.ts'
import type { BitcoinAccount, BitcoinSignInput } from '../../types.ts'
import { toScript } from './toScript.ts'

/** Returns the inputs that the accounts sign: the named ones, validated, or else all that spend from the accounts. */
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
  const inputs = named ?? findSpending({ transaction, accounts, chain })
  if (inputs.length === 0) refuse('psbt', 'a PSBT with an input that spends from an account of the wallet')
  return inputs
}

function findSpending(parameters: {
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
