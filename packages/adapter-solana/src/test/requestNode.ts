/** Asks a node by JSON-RPC, without the code under test. Rejects with the node's error as it is. */
export async function requestNode(call: {
  readonly rpcUrl: string
  readonly method: string
  readonly params: readonly unknown[]
}): Promise<unknown> {
  const { rpcUrl, method, params } = call
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error }: { readonly result?: unknown; readonly error?: object } = Object(await response.json())
  if (error) throw Object.assign(new RangeError('The node refused'), error)
  return result
}
