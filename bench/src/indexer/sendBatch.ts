/** Sends a batch of JSON-RPC to a local chain, and returns the results in its order. */
export async function sendBatch(
  rpcUrl: string,
  calls: readonly { readonly method: string; readonly params: readonly unknown[] }[],
): Promise<readonly unknown[]> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
  })
  const answers: readonly { readonly id: number; readonly result?: unknown; readonly error?: unknown }[] =
    await response.json()
  return answers
    .toSorted((one, other) => one.id - other.id)
    .map(({ error, result }) => {
      if (error !== undefined) throw new Error(`The chain refused a call: ${JSON.stringify(error)}`)
      return result
    })
}
