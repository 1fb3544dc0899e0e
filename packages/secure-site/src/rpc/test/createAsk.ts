import { FrameFailure } from '../../session/FrameFailure.ts'
import type { AskContext } from '../Asked.ts'

/** Asks a real node, as the frame does through its server. */
export function createAsk(rpcUrl: string): AskContext['ask'] {
  return async (method, params) => {
    const answer = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { error, result }: { readonly error?: { readonly message: string } | undefined; readonly result?: unknown } =
      await answer.json()
    if (error !== undefined) throw new FrameFailure('rpc.failed', error.message)
    return result
  }
}
