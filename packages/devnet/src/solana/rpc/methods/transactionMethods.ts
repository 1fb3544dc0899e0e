import { airdropLimit } from '../../constants.ts'
import { toAccountJson } from '../../json/toAccountJson.ts'
import { toInnerJson, toInstructionJson } from '../../json/toInnerJson.ts'
import { toSimulationJson } from '../../json/toSimulationJson.ts'
import { computeFee } from '../../ledger/computeFee.ts'
import { decodeMessage, decodeTransaction } from '../../ledger/decodeTransaction.ts'
import type { DecodedTransaction } from '../../ledger/DecodedTransaction.ts'
import type { Simulation } from '../../ledger/Ledger.ts'
import {
  isRecord,
  readAccountEncoding,
  readAddress,
  readChoice,
  readCount,
  readList,
  readOptions,
  readText,
  type RpcOptions,
} from '../readParams.ts'
import { RpcError } from '../RpcError.ts'
import type { RpcContext, RpcMethods } from '../RpcMethod.ts'
import { withContext } from '../withContext.ts'

/** Methods that send and simulate transactions. */
export const transactionMethods: RpcMethods = {
  sendTransaction({ ledger }, [text, options]) {
    const settings = readOptions({ value: options, ledger })
    const decoded = readTransaction(text, settings)
    return ledger.send({ decoded, skipsPreflight: settings['skipPreflight'] === true })
  },
  simulateTransaction({ ledger }, [text, options]) {
    const settings = readOptions({ value: options, ledger })
    const decoded = readTransaction(text, settings)
    const checksSignatures = settings['sigVerify'] === true
    const replaces = settings['replaceRecentBlockhash'] === true
    if (checksSignatures && replaces) {
      throw new RpcError('invalidParams', 'sigVerify may not be used with replaceRecentBlockhash')
    }
    const simulation = ledger.simulate({ decoded, checksSignatures, checksBlockhash: !replaces })
    const { outcome } = simulation
    return withContext(ledger, {
      ...toSimulationJson(outcome),
      accounts: showAccounts({ ledger, simulation, wish: settings['accounts'] }),
      fee: computeFee(decoded),
      innerInstructions:
        settings['innerInstructions'] === true ? toInnerJson(outcome.innerInstructions, toInstructionJson) : null,
      replacementBlockhash: replaces ? ledger.clock.getLatestBlockhash() : null,
    })
  },
  getFeeForMessage({ ledger }, [text, options]) {
    const message = decodeMessage(readText(text))
    readOptions({ value: options, ledger })
    return withContext(ledger, ledger.clock.isBlockhashValid(message.blockhash) ? computeFee(message) : null)
  },
  async requestAirdrop({ faucet, ledger }, [address, lamports, options]) {
    const to = readAddress(address)
    const amount = readCount(lamports)
    readOptions({ value: options, ledger })
    if (amount > airdropLimit) {
      throw new RpcError('internalError', `airdrop request failed. One request gives ${airdropLimit} lamports at most.`)
    }
    return faucet.sendSol({ to, amount })
  },
}

function readTransaction(text: unknown, options: RpcOptions): DecodedTransaction {
  const encoding = readChoice({ value: options['encoding'], choices: ['base58', 'base64'], standard: 'base58' })
  return decodeTransaction({ text: readText(text), encoding })
}

/** Returns the requested accounts in their state after a successful transaction. */
function showAccounts(parameters: {
  ledger: RpcContext['ledger']
  simulation: Simulation
  wish: unknown
}): (object | null)[] | null {
  const { ledger, simulation, wish } = parameters
  if (!isRecord(wish)) return null
  const encoding = readAccountEncoding(wish, 'base64')
  const addresses = readList({ value: wish['addresses'], most: 64 }).map(readAddress)
  if (simulation.outcome.error !== undefined) return null
  const getAccount: typeof ledger.getAccount = (address) =>
    simulation.accounts.get(address) ?? ledger.getAccount(address)
  return addresses.map((address) => {
    const account = getAccount(address)
    return account === undefined || account.lamports === 0n ? null : toAccountJson({ ...encoding, account, getAccount })
  })
}
