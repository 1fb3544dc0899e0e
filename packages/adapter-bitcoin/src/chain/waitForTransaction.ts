import { isModalError, ModalError, pollChain, readProperty } from '@latchkey/core/adapter'
import type { ClockPort, Network } from '@latchkey/core/adapter'
import { FIRST_POLL, LAST_POLL } from './constants.ts'
import type { AskEsplora } from './createEsplora.ts'
import { readJson } from './readJson.ts'

/**
 * Waits until a transaction is in a block. Every Bitcoin transaction in a block has succeeded.
 *
 * @throws `transaction.replaced` if another transaction in a block spends the same coin, `request.failed` if the chain cannot
 * be read for a minute, `options.invalid` for an invalid id, and the signal's reason.
 */
export async function waitForTransaction(parameters: {
  readonly id: string
  readonly network: Network<'bip122'>
  readonly ask: AskEsplora
  readonly clock: ClockPort
  readonly signal?: AbortSignal | undefined
}): Promise<{ readonly status: 'success' }> {
  const { id, network, ask, clock, signal } = parameters
  if (!/^[\da-f]{64}$/.test(id)) {
    const context = { option: 'id', given: id.slice(0, 100), allowed: 'the id of a transaction' }
    throw new ModalError('options.invalid', { context })
  }
  const read = (path: string): Promise<unknown> => readJson(ask, { network, path, signal })
  /** The first coin that it spends. Another transaction that spends it is a replacement. */
  let coin: { readonly txid: unknown; readonly vout: unknown } | undefined

  const check = async (): Promise<{ readonly status: 'success' } | undefined> => {
    // This server may not have it yet, or no longer.
    const transaction = await read(`/tx/${id}`).catch((error: unknown) => {
      if (isModalError(error, 'request.failed') && error.context?.providerCode === 404) return undefined
      throw error
    })
    if (transaction !== undefined) {
      if (readProperty(readProperty(transaction, 'status'), 'confirmed') === true) return { status: 'success' }
      const inputs = readProperty(transaction, 'vin')
      const input: unknown = Array.isArray(inputs) ? inputs[0] : undefined
      coin ??= { txid: readProperty(input, 'txid'), vout: readProperty(input, 'vout') }
    } else if (coin !== undefined && typeof coin.txid === 'string' && /^[\da-f]{64}$/.test(coin.txid)) {
      const spent = await read(`/tx/${coin.txid}/outspend/${Number(coin.vout)}`).catch(() => undefined)
      const other = readProperty(spent, 'txid')
      const isConfirmed = readProperty(readProperty(spent, 'status'), 'confirmed') === true
      if (isConfirmed && typeof other === 'string' && other !== id)
        throw new ModalError('transaction.replaced', { details: `By ${other.slice(0, 64)}` })
    }
    return undefined
  }
  const getPause = (checks: number): number => Math.min(FIRST_POLL * 2 ** (checks - 1), LAST_POLL)
  return pollChain({ check, getPause, clock, signal })
}
