import { finalizingSlots } from '../constants.ts'
import { toAccountJson } from '../json/toAccountJson.ts'
import { stringifyJson } from '../json/stringifyJson.ts'
import type { Account } from '../chain/Account.ts'
import type { Chain } from '../chain/Chain.ts'
import type { Commitment, TransactionRecord } from '../chain/TransactionRecord.ts'
import { readFilters } from '../rpc/readFilters.ts'
import {
  isRecord,
  readAccountEncoding,
  readAddress,
  readCommitment,
  readList,
  readOptions,
  readSignature,
} from '../rpc/readParams.ts'
import { RpcError } from '../rpc/RpcError.ts'
import { withContext } from '../rpc/withContext.ts'
import type { Subscription } from './Subscription.ts'

/** Creates the subscription that a client requested. */
export type SubscriptionFactory = (chain: Chain, params: readonly unknown[]) => Subscription

/** Subscriptions by the prefix of their methods' names. */
export const subscriptionFactories: Readonly<Record<string, SubscriptionFactory>> = {
  slot: () => ({
    notification: 'slotNotification',
    onSlot: (slot, notify) => notify({ slot, parent: slot - 1n, root: slot - finalizingSlots }),
  }),
  root: () => ({
    notification: 'rootNotification',
    onSlot: (slot, notify) => notify(slot - finalizingSlots),
  }),
  signature: subscribeToSignature,
  account: subscribeToAccount,
  program: subscribeToProgram,
  logs: subscribeToLogs,
}

const ranks: Record<Commitment, number> = { processed: 0, confirmed: 1, finalized: 2 }

function subscribeToSignature(chain: Chain, [signature, options]: readonly unknown[]): Subscription {
  const id = readSignature(signature)
  const settings = readOptions({ value: options, chain })
  const commitment = readCommitment(settings)
  const tell = (record: TransactionRecord): object => withContext(chain, { err: record.outcome.error?.json ?? null })
  return {
    notification: 'signatureNotification',
    onOpen(notify) {
      const record = chain.history.get(id)
      if (record === undefined || ranks[chain.history.getCommitment(record)] < ranks[commitment]) return
      notify(tell(record), true)
    },
    onReached(record, reached, notify) {
      if (record.decoded.signature !== id) return
      if (reached === 'processed' && settings['enableReceivedNotification'] === true) {
        notify(withContext(chain, 'receivedSignature'))
      }
      if (reached === commitment) notify(tell(record), true)
    },
  }
}

function subscribeToAccount(chain: Chain, [address, options]: readonly unknown[]): Subscription {
  const target = readAddress(address)
  const settings = readOptions({ value: options, chain })
  const encoding = readAccountEncoding(settings)
  const commitment = readCommitment(settings)
  const show = (): object => {
    const account = chain.getAccount(target) ?? createMissing(target)
    return toAccountJson({ ...encoding, account, getAccount: chain.getAccount })
  }
  let last = stringifyJson(show())
  return {
    notification: 'accountNotification',
    onReached(record, reached, notify) {
      if (reached !== commitment || !record.keys.some((key) => key.isWritable && key.address === target)) return
      const account = show()
      const text = stringifyJson(account)
      if (text === last) return
      last = text
      notify(withContext(chain, account))
    },
  }
}

function subscribeToProgram(chain: Chain, [program, options]: readonly unknown[]): Subscription {
  const owner = readAddress(program)
  const settings = readOptions({ value: options, chain })
  const encoding = readAccountEncoding(settings)
  const commitment = readCommitment(settings)
  const matches = readFilters(settings['filters'])
  return {
    notification: 'programNotification',
    onReached(record, reached, notify) {
      if (reached !== commitment || record.outcome.error !== undefined) return
      for (const { address, isWritable } of record.keys) {
        const account = isWritable ? chain.getAccount(address) : undefined
        if (account?.owner !== owner || !matches(account)) continue
        const shown = toAccountJson({ ...encoding, account, getAccount: chain.getAccount })
        notify(withContext(chain, { pubkey: address, account: shown }))
      }
    },
  }
}

function subscribeToLogs(chain: Chain, [filter, options]: readonly unknown[]): Subscription {
  const isMeant = readLogsFilter(filter)
  const commitment = readCommitment(readOptions({ value: options, chain }))
  return {
    notification: 'logsNotification',
    onReached(record, reached, notify) {
      if (reached !== commitment || !isMeant(record)) return
      const { decoded, outcome } = record
      notify(
        withContext(chain, {
          signature: decoded.signature,
          err: outcome.error?.json ?? null,
          logs: outcome.logs,
        }),
      )
    },
  }
}

function readLogsFilter(value: unknown): (record: TransactionRecord) => boolean {
  if (value === 'all' || value === 'allWithVotes') return () => true
  if (isRecord(value) && value['mentions'] !== undefined) {
    const mentions = readList({ value: value['mentions'], most: 1 }).map(readAddress)
    if (mentions.length === 1) {
      return (record) => record.keys.some(({ address }) => mentions.includes(address))
    }
  }
  throw new RpcError('invalidParams', 'Invalid Request: Only 1 address supported')
}

/** The notification about a closed account. */
function createMissing(address: Account['address']): Account {
  return {
    address,
    owner: readAddress('11111111111111111111111111111111'),
    lamports: 0n,
    data: new Uint8Array(),
    executable: false,
  }
}
