declare global {
  interface Window {
    /** The long tasks since the start of the page: start and duration in ms. */
    longTasks: (readonly [number, number])[]
    modal: { open(parameters: { readonly view: string; readonly parameters?: unknown }): void; close(): void }
  }
}

/**
 * Runs in the page before any other script. Announces a wallet that has one account, knows the page, and leaves all else to the
 * local chain, which signs for its own accounts. Notes long tasks. It must be self-contained, because its source text is sent to
 * the browser.
 */
export function addPageWallet(parameters: { readonly rpcUrl: string; readonly account: string }): void {
  const { rpcUrl, account } = parameters
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })

  const request = async ({
    method,
    params = [],
  }: {
    readonly method: string
    readonly params?: readonly unknown[]
  }) => {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [account]
    if (method === 'wallet_getPermissions' || method === 'wallet_requestPermissions') return []
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const answer: { readonly result?: unknown; readonly error?: { readonly code: number; readonly message: string } } =
      await response.json()
    if (answer.error) throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
    return answer.result
  }
  const provider = { request, on: () => provider, removeListener: () => provider }
  const info = Object.freeze({
    uuid: 'f2ff8a8e-4a37-4e1c-9d3b-3c6a8f2f2a10',
    name: 'Bench Wallet',
    rdns: 'com.example.bench',
    icon: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
  })
  const announce = (): void => {
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  }
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
