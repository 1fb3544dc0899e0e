/**
 * A small dapp that finds wallets, selects one by name, sends requests and records events. It is served as the file
 * `/dapp.js`.
 */
export const dappScript = `
const wallets = new Map()
addEventListener('eip6963:announceProvider', ({ detail }) => wallets.set(detail.info.uuid, detail))
dispatchEvent(new Event('eip6963:requestProvider'))

const events = []
const heard = new Set()
function find(name) {
  const provider = name === 'injected' ? window.ethereum : [...wallets.values()].find(({ info }) => info.name === name).provider
  if (!heard.has(provider)) {
    heard.add(provider)
    for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']) {
      provider.on(event, (data) => events.push([name, event, data instanceof Error ? { code: data.code } : data]))
    }
  }
  return provider
}
window.dapp = {
  list: () => [...wallets.values()].map(({ info }) => info.name).sort(),
  details: () => [...wallets.values()],
  events: () => events,
  find,
  async ask(name, method, params) {
    try {
      return await find(name).request({ method, params })
    } catch (error) {
      return { isError: error instanceof Error, code: error.code, message: error.message, data: error.data }
    }
  },
}
`
