/** Where the two fees of a `TransferFeeConfig` begin: after two authorities of 32 bytes and an amount of 8. */
const FEES_START = 72

/** The size of a fee: its first epoch (8 bytes), its maximum (8), and its basis points (2). */
const FEE_SIZE = 18

const ALL = 10_000n

/**
 * Returns what a token of Token-2022 takes of a transfer in an epoch, in its smallest unit (`TransferFeeConfig`). A change of the fee
 * takes effect with an epoch, so the mint holds the former fee and the next.
 */
export function getTransferFee(parameters: {
  readonly config: Uint8Array
  readonly epoch: bigint
  readonly amount: bigint
}): bigint {
  const { config, epoch, amount } = parameters
  if (config.length < FEES_START + 2 * FEE_SIZE) return 0n
  const view = new DataView(config.buffer, config.byteOffset, config.byteLength)
  const next = FEES_START + FEE_SIZE
  const start = epoch >= view.getBigUint64(next, true) ? next : FEES_START
  const most = view.getBigUint64(start + 8, true)
  const fee = (amount * BigInt(view.getUint16(start + 16, true)) + ALL - 1n) / ALL
  return fee < most ? fee : most
}
