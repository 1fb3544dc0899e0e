import { airdropLimit } from '../../constants.ts'
import { toAccountJson } from '../../json/toAccountJson.ts'
import { toInnerJson, toInstructionJson } from '../../json/toInnerJson.ts'
import { toSimulationJson } from '../../json/toSimulationJson.ts'
import { computeFee } from '../../chain/computeFee.ts'
import { decodeMessage, decodeTransaction } from '../../chain/decodeTransaction.ts'
import type { DecodedTransaction } from '../../chain/DecodedTransaction.ts'
import type { Simulation } from '../../chain/Chain.ts'
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
  sendTransaction({ chain }, [text, options]) {
    const settings = readOptions({ value: options, chain })
    const decoded = readTransaction(text, settings)
    return chain.send({ decoded, skipsPreflight: settings['skipPreflight'] === true })
  },
  simulateTransaction({ chain }, [text, options]) {
    const settings = readOptions({ value: options, chain })
    const decoded = readTransaction(text, settings)
    const checksSignatures = settings['sigVerify'] === true
    const replaces = settings['replaceRecentBlockhash'] === true
    if (checksSignatures && replaces) {
      throw new RpcError('invalidParams', 'sigVerify may not be used with replaceRecentBlockhash')
    }
    const simulation = chain.simulate({ decoded, checksSignatures, checksBlockhash: !replaces })
    const { outcome } = simulation
    return withContext(chain, {
      ...toSimulationJson(outcome),
      accounts: showAccounts({ chain, simulation, wish: settings['accounts'] }),
      fee: computeFee(decoded),
      innerInstructions:
        settings['innerInstructions'] === true ? toInnerJson(outcome.innerInstructions, toInstructionJson) : null,
      replacementBlockhash: replaces ? chain.clock.getLatestBlockhash() : null,
    })
  },
  getFeeForMessage({ chain }, [text, options]) {
    const message = decodeMessage(readText(text))
    readOptions({ value: options, chain })
    return withContext(chain, chain.clock.isBlockhashValid(message.blockhash) ? computeFee(message) : null)
  },
  async requestAirdrop({ faucet, chain }, [address, lamports, options]) {
    const to = readAddress(address)
    const amount = readCount(lamports)
    readOptions({ value: options, chain })
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
  chain: RpcContext['chain']
  simulation: Simulation
  wish: unknown
}): (object | null)[] | null {
  const { chain, simulation, wish } = parameters
  if (!isRecord(wish)) return null
  const encoding = readAccountEncoding(wish, 'base64')
  const addresses = readList({ value: wish['addresses'], most: 64 }).map(readAddress)
  if (simulation.outcome.error !== undefined) return null
  const getAccount: typeof chain.getAccount = (address) => simulation.accounts.get(address) ?? chain.getAccount(address)
  return addresses.map((address) => {
    const account = getAccount(address)
    return account === undefined || account.lamports === 0n ? null : toAccountJson({ ...encoding, account, getAccount })
  })
}
