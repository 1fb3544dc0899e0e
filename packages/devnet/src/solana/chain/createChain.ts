import { EventEmitter } from 'node:events'
import type { Address } from '@solana/kit'
import { FailedTransactionMetadata, type LiteSVM } from 'litesvm'
import { firstMemoProgram, memoProgram } from '../accounts/programs.ts'
import { slotDuration } from '../constants.ts'
import { createTransactionError } from '../errors/toTransactionError.ts'
import { RpcError } from '../rpc/RpcError.ts'
import { toSimulationJson } from '../json/toSimulationJson.ts'
import type { Account } from './Account.ts'
import { computeFee } from './computeFee.ts'
import { createClock } from './createClock.ts'
import { createHistory } from './createHistory.ts'
import type { Chain, Simulation } from './Chain.ts'
import type { DecodedTransaction } from './DecodedTransaction.ts'
import { readBalances } from './readBalances.ts'
import { resolveKeys } from './resolveKeys.ts'
import { toOutcome } from './toOutcome.ts'
import type { Commitment, Outcome, TransactionRecord } from './TransactionRecord.ts'

/** Runs the time of a machine with its accounts, and records its transactions. */
export function createChain(svm: LiteSVM): Chain {
  // The clock decides which blockhashes are recent, and the history which transactions are duplicates.
  svm.withBlockhashCheck(false).withTransactionHistory(0n)
  const events = new EventEmitter<{
    slot: [slot: bigint]
    reached: [record: TransactionRecord, commitment: Commitment]
  }>().setMaxListeners(0)
  const clock = createClock(svm)
  const history = createHistory({
    clock,
    onReached: (record, commitment) => events.emit('reached', record, commitment),
  })

  const getAccount = (address: Address): Account | undefined => {
    const account = svm.getAccount(address)
    // An account closed by a transaction is empty.
    return account.exists && account.lamports > 0n ? toAccount(account) : undefined
  }
  const advance = (count: number): void => {
    clock.advance(count)
    events.emit('slot', clock.getSlot())
    history.settle()
  }
  const timer = setInterval(() => advance(1), slotDuration)

  const simulate: Chain['simulate'] = ({ checksBlockhash, checksSignatures, decoded }) => {
    if (checksBlockhash && !clock.isBlockhashValid(decoded.blockhash)) return refuse('BlockhashNotFound')
    if (checksBlockhash && history.get(decoded.signature) !== undefined) return refuse('AlreadyProcessed')
    svm.withSigverify(checksSignatures)
    const result = svm.simulateTransaction(decoded.transaction)
    svm.withSigverify(true)
    if (result instanceof FailedTransactionMetadata) return { outcome: toOutcome(result), accounts: new Map() }
    const accounts = result.postAccounts().map(toAccount)
    return {
      outcome: toOutcome(result.meta()),
      accounts: new Map(accounts.map((account) => [account.address, account])),
    }
  }

  const send: Chain['send'] = ({ decoded, skipsPreflight }) => {
    const { signature } = decoded
    if (!skipsPreflight) {
      const simulation = simulate({ decoded, checksBlockhash: true, checksSignatures: true })
      throwIfRefused(simulation)
    }
    if (!clock.isBlockhashValid(decoded.blockhash) || history.get(signature) !== undefined) return signature

    const keys = resolveKeys({ decoded, getAccount })
    const addresses = keys.map(({ address }) => address)
    const before = readBalances({ addresses, getAccount })
    const outcome = toOutcome(svm.sendTransaction(decoded.transaction))
    // A transaction that fails before its first instruction pays nothing: it is never included in a block.
    if (typeof outcome.error?.json === 'string') return signature
    history.add({
      ...{ decoded, outcome, keys, before, after: readBalances({ addresses, getAccount }) },
      slot: clock.getSlot(),
      time: Math.floor(Date.now() / 1000),
      fee: computeFee(decoded),
      memo: readMemo(decoded),
    })
    return signature
  }

  return {
    ...{ clock, history, getAccount, simulate, send, advance },
    listAccountsOf: (program) =>
      svm
        .getProgramAccounts(program)
        .filter(({ lamports }) => lamports > 0n)
        .map(toAccount),
    getMinimumBalance: (space) => svm.minimumBalanceForRentExemption(space),
    onSlot(listener) {
      events.on('slot', listener)
      return () => events.off('slot', listener)
    },
    onReached(listener) {
      events.on('reached', listener)
      return () => events.off('reached', listener)
    },
    stop() {
      clearInterval(timer)
      history.stop()
      events.removeAllListeners()
    },
  }
}

function toAccount(account: Extract<ReturnType<LiteSVM['getAccount']>, { exists: true }> | LitesvmAccount): Account {
  const { address, data, executable, lamports, programAddress } = account
  return { address, owner: programAddress, lamports, data: Uint8Array.from(data), executable }
}

type LitesvmAccount = ReturnType<LiteSVM['getProgramAccounts']>[number]

function refuse(name: string): Simulation {
  const outcome: Outcome = {
    error: createTransactionError(name),
    logs: [],
    unitsConsumed: 0n,
    returnValue: undefined,
    innerInstructions: [],
  }
  return { outcome, accounts: new Map() }
}

function throwIfRefused(simulation: Simulation): void {
  const { error } = simulation.outcome
  if (error === undefined) return
  if (error.json === 'SignatureFailure') {
    throw new RpcError('signatureFailure', 'Transaction signature verification failure')
  }
  throw new RpcError(
    'preflightFailure',
    `Transaction simulation failed: ${error.message}`,
    toSimulationJson(simulation.outcome),
  )
}

/** Formats a transaction's memos as a real node does: each prefixed with its length. */
function readMemo({ instructions, staticKeys }: DecodedTransaction): string | null {
  const memos = instructions
    .filter(({ programIdIndex }) => {
      const program = staticKeys[programIdIndex]
      return program === memoProgram || program === firstMemoProgram
    })
    .map(({ data }) => `[${data.length}] ${Buffer.from(data).toString('utf8')}`)
  return memos.length === 0 ? null : memos.join('; ')
}
