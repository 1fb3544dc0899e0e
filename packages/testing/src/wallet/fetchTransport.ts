import { createProviderError } from '../errors/createProviderError.ts'
import { ProviderRpcError } from '../errors/ProviderRpcError.ts'
import { isRecord } from './parse/isRecord.ts'
import type { WalletTransport } from './types.ts'

/** Sends JSON-RPC over HTTP. Errors of the node keep their code and data. */
export const fetchTransport: WalletTransport = async ({ rpcUrl, method, params, signal }) => {
  const answer = await post(rpcUrl, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), signal)
  if (isRecord(answer)) {
    const { error } = answer
    if (isRecord(error) && typeof error['code'] === 'number') {
      const { code, message, data } = error
      throw new ProviderRpcError({ code, message: typeof message === 'string' ? message : 'The node failed.', data })
    }
    if ('result' in answer) return answer['result']
  }
  throw createProviderError('internal', `The node at ${toHost(rpcUrl)} did not answer with JSON-RPC.`)
}

async function post(rpcUrl: string, body: string, signal: AbortSignal): Promise<unknown> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpcUrl, { method: 'POST', headers, body, signal })
    return await response.json()
  } catch (thrown) {
    if (signal.aborted) throw createProviderError('disconnected')
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw createProviderError('internal', `The node at ${toHost(rpcUrl)} cannot be reached: ${reason}.`)
  }
}

/** Messages contain only the host, because paths and queries of RPC URLs can contain keys. */
function toHost(rpcUrl: string): string {
  try {
    return new URL(rpcUrl).host
  } catch {
    return rpcUrl
  }
}
