import { ModalError, readProperty } from '@latchkey/core/adapter'
import { MAX_COINS } from './constants.ts'
import type { AskEsplora, EsploraCall } from './createEsplora.ts'
import { parseAmount } from './parseAmount.ts'
import { readJson } from './readJson.ts'

/** An unspent output. */
export interface Coin {
  readonly txid: string
  readonly index: number
  /** In satoshi. */
  readonly amount: bigint
  readonly isConfirmed: boolean
}

/** Reads the unspent outputs of an address, the largest first. */
export async function readCoins(
  ask: AskEsplora,
  call: Pick<EsploraCall, 'network' | 'signal'> & { readonly address: string },
): Promise<readonly Coin[]> {
  const { address, ...request } = call
  const answer = await readJson(ask, { ...request, path: `/address/${address}/utxo` })
  if (!Array.isArray(answer))
    throw new ModalError('request.failed', { details: 'The server did not answer with coins' })
  const coins = answer.map((entry: unknown): Coin => {
    const txid = readProperty(entry, 'txid')
    const index = readProperty(entry, 'vout')
    if (
      typeof txid !== 'string' ||
      !/^[\da-f]{64}$/.test(txid) ||
      typeof index !== 'number' ||
      !Number.isInteger(index)
    )
      throw new ModalError('request.failed', { details: 'The server answered with an invalid coin' })
    const isConfirmed = readProperty(readProperty(entry, 'status'), 'confirmed') === true
    return { txid, index, amount: parseAmount(readProperty(entry, 'value')), isConfirmed }
  })
  return coins.sort((left, right) => Number(right.amount - left.amount)).slice(0, MAX_COINS)
}
