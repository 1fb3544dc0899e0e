import type { UpstreamServer } from '../startUpstreamServer.ts'

/** A transaction, before it has its documented form. Amounts in satoshi. */
export interface EsploraDoubleRow {
  readonly txid: string
  readonly inputs: readonly (readonly [address: string, value: number])[]
  readonly outputs: readonly (readonly [address: string, value: number])[]
  readonly fee: number
  /** In s since the epoch; without it, the transaction waits in the mempool. */
  readonly time?: number | undefined
}

/**
 * The documented form of a transaction: https://github.com/Blockstream/esplora/blob/master/API.md, "Transaction format",
 * 23 November 2026.
 */
export function toEsploraTransaction({ fee, inputs, outputs, time, txid }: EsploraDoubleRow) {
  const toOutput = ([address, value]: readonly [string, number]) => ({
    scriptpubkey: '0014751e76e8199196d454941c45d1b3a323f1433bd6',
    scriptpubkey_asm: 'OP_0 OP_PUSHBYTES_20 751e76e8199196d454941c45d1b3a323f1433bd6',
    scriptpubkey_type: 'v0_p2wpkh',
    scriptpubkey_address: address,
    value,
  })
  return {
    txid,
    version: 2,
    locktime: 0,
    size: 222,
    weight: 561,
    fee,
    vin: inputs.map((input, vout) => ({
      txid: 'ab'.repeat(32),
      vout,
      is_coinbase: false,
      scriptsig: '',
      scriptsig_asm: '',
      sequence: 4_294_967_293,
      witness: [],
      prevout: toOutput(input),
    })),
    vout: outputs.map(toOutput),
    status:
      time === undefined
        ? { confirmed: false }
        : { confirmed: true, block_height: 800_000, block_hash: '00'.repeat(32), block_time: time },
  }
}

/** Creates an Esplora with the transactions of one address, newest first: those of the mempool and 25 a page. */
export function createEsploraDouble(
  rows: readonly EsploraDoubleRow[],
): (request: UpstreamServer['requests'][number]) => string {
  const confirmed = rows.filter(({ time }) => time !== undefined)
  return ({ url }) => {
    const last = /\/txs\/chain\/([\da-f]+)$/.exec(url)?.[1]
    const start = last === undefined ? 0 : confirmed.findIndex(({ txid }) => txid === last) + 1
    const waiting = last === undefined ? rows.filter(({ time }) => time === undefined) : []
    return JSON.stringify([...waiting, ...confirmed.slice(start, start + 25)].map(toEsploraTransaction))
  }
}
