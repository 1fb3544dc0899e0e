import { keccak_256 } from '@noble/hashes/sha3.js'
import { FrameFailure } from '../session/FrameFailure.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { toHex, type Bytes } from '../vault/bytes.ts'
import type { AskContext } from './Asked.ts'

/** Sends a signed transaction, and returns whether the chain is known to have it. */
export async function broadcast(
  signed: Bytes,
  { ask }: Pick<AskContext, 'ask'>,
): Promise<{ readonly hash: string; readonly isKnown: boolean }> {
  const hash = `0x${toHex(keccak_256(signed))}`
  try {
    await ask('eth_sendRawTransaction', [`0x${toHex(signed)}`])
  } catch (error) {
    const isUnknown = error instanceof SiteRefusal
    // A node that has the transaction already, for example because it answered too late before.
    const isThere =
      error instanceof FrameFailure && /already known|already imported|known transaction/i.test(error.message)
    if (isUnknown) return { hash, isKnown: await findTransaction(hash, ask) }
    if (!isThere) throw error
  }
  return { hash, isKnown: true }
}

async function findTransaction(hash: string, ask: AskContext['ask']): Promise<boolean> {
  try {
    // Of one that it does not know, a node answers null.
    const found = await ask('eth_getTransactionByHash', [hash])
    return typeof found === 'object' && found !== null
  } catch {
    return false
  }
}
