import { isModalError } from '../kernel/errors/isModalError.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'

/** How deep wallets wrap their errors at most. */
const MAX_DEPTH = 5

/** EIP-5792: the visitor declined to upgrade the account, which the batch needs, and not the batch itself. */
const UPGRADE_DECLINED = 5750

/** Whether a wallet refused a batch that it may carry out as single transactions. */
export function isBatchRefused(error: unknown): boolean {
  if (isModalError(error, 'request.unsupported') || isModalError(error, 'feature.unsupported')) return true
  let layer = readProperty(error, 'cause')
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    if (readProperty(layer, 'code') === UPGRADE_DECLINED) return true
    layer = readProperty(layer, 'cause')
  }
  return false
}
