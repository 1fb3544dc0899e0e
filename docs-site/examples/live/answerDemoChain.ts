/** The address of the demo network. Requests to it are answered in this page. */
export const demoChainUrl = 'https://demo-chain.example/'

/** The id of the demo network, as local chains have it. */
export const demoChainId = 31_337

/** Each account of the demo network owns 1.5 ether, and nothing happens there. */
const answers: Readonly<Record<string, unknown>> = {
  eth_chainId: `0x${demoChainId.toString(16)}`,
  net_version: String(demoChainId),
  net_listening: true,
  eth_blockNumber: '0x1',
  eth_getBalance: `0x${1_500_000_000_000_000_000n.toString(16)}`,
  eth_getTransactionCount: '0x0',
  eth_gasPrice: '0x3b9aca00',
  eth_estimateGas: '0x5208',
  eth_call: '0x',
  eth_getCode: '0x',
}

/** Answers a call of the demo network. It takes no transactions. */
export function answerDemoChain(method: string): unknown {
  if (method in answers) return answers[method]
  throw Object.assign(new Error(`The demo network does not answer ${method}.`), { code: -32_601 })
}

let isServed = false

/** Answers the page's own requests to the demo network, and leaves all others alone. */
export function serveDemoChain(): void {
  if (isServed) return
  isServed = true
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url !== demoChainUrl || typeof init?.body !== 'string') return original(input, init)
    const calls: unknown = JSON.parse(init.body)
    const results = (Array.isArray(calls) ? calls : [calls]).map(toResult)
    return Response.json(Array.isArray(calls) ? results : results[0])
  }
}

function toResult(call: { readonly id: unknown; readonly method: string }): unknown {
  try {
    return { jsonrpc: '2.0', id: call.id, result: answerDemoChain(call.method) }
  } catch (error) {
    return { jsonrpc: '2.0', id: call.id, error: { code: -32_601, message: String(error) } }
  }
}
