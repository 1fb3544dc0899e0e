import type { Bytes } from '../vault/bytes.ts'
import { type AskContext, type Asked, LaterAnswer } from './Asked.ts'
import { broadcast } from './broadcast.ts'
import type { CallParts } from './CallParts.ts'
import { createUncertain } from './createUncertain.ts'
import { readTransaction } from './readTransaction.ts'
import { toList } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'
import { askOperation } from './smart/askOperation.ts'
import { awaitOperation } from './smart/awaitOperation.ts'
import { findEarlier } from './smart/findEarlier.ts'
import { requireSettled } from './smart/requireSettled.ts'
import { sendOperation, toOperation } from './smart/toOperation.ts'
import { toSmartCall } from './smart/toSmartCall.ts'
import { toTransactions } from './toTransactions.ts'

/**
 * `eth_sendTransaction`. If the app pays, it is an operation, and the answer waits for the hash of the transaction that carries it out.
 * Otherwise it is an ordinary transaction, whose hash we compute ourselves.
 */
export async function askTransaction(parts: CallParts): Promise<Asked> {
  const { account, batches, context, network } = parts
  const [transaction, ...others] = toList(context.params, 1)
  if (others.length > 0) refuseRpc('more than one transaction')
  const asked = readTransaction(transaction, context)
  const call = toSmartCall(asked)
  const operation = account.isSponsored && call ? await askOperation({ ...parts, calls: [call] }) : undefined
  if (operation !== undefined && 'send' in operation) {
    return {
      ...(await toOperation(parts, operation)),
      title: 'transaction',
      finish: async (signed) => {
        const { networkId, signal } = context
        const isKnown = await sendOperation(parts, { operation, signed })
        if (!isKnown) throw createUncertain(operation.hash)
        return new LaterAnswer(() => awaitOperation(account.port, { hash: operation.hash, networkId, signal }))
      },
    }
  }
  if (account.code === 'own') await requireSettled(context)
  const earlier = await findEarlier({ batches, context, port: account.port })
  const sponsor = operation === undefined ? undefined : 'refused'
  return {
    ...(await toTransactions(context, network, { asked: [asked], more: { sponsor, earlier } })),
    title: 'transaction',
    finish: async ([signed]) => send(signed ?? new Uint8Array(), context),
  }
}

/** Sends a signed transaction. Without an answer it may have arrived anyway, and the page learns its hash. */
async function send(signed: Bytes, context: Pick<AskContext, 'ask'>): Promise<string> {
  const { hash, isKnown } = await broadcast(signed, context)
  if (!isKnown) throw createUncertain(hash)
  return hash
}
