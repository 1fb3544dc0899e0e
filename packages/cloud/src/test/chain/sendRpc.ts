import { object, optional, parse, unknown } from 'valibot'

const answerSchema = object({ result: optional(unknown()), error: optional(unknown()) })

/** Sends JSON-RPC to a local chain and returns the result. Throws what it refuses. */
export async function sendRpc(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { error, result } = parse(answerSchema, await response.json())
  if (error !== undefined) throw new TypeError(`${method}: ${JSON.stringify(error)}`)
  return result
}
