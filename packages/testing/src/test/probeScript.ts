/**
 * A dapp that trusts everything and records what happens, to show the effects of a hostile wallet. It is
 * served as the file `/probe.js`; `probe()` returns plain JSON.
 */
export const probeScript = `
const details = []
addEventListener('eip6963:announceProvider', (event) => details.push(event.detail))
dispatchEvent(new Event('eip6963:requestProvider'))

// Invisible characters, as code points.
const show = (text) => text.replace(/\\p{C}/gu, (sign) => '<' + sign.codePointAt(0).toString(16) + '>')
function tell(value, depth = 0) {
  try {
    if (value === undefined) return 'undefined'
    if (value === null) return null
    if (typeof value === 'string') return value.length > 120 ? 'text of ' + value.length : show(value)
    if (typeof value === 'number' || typeof value === 'symbol') return String(value)
    if (typeof value !== 'object') return typeof value
    if (depth > 3) return 'more'
    if (Array.isArray(value)) {
      if (Object.hasOwn(value, Symbol.iterator)) return 'list with an iterator of its own'
      return value.length > 20 ? 'list of ' + value.length : Array.from({ length: value.length }, (_, index) => look(value, index, depth + 1))
    }
    return Object.fromEntries(Reflect.ownKeys(value).slice(0, 12).map((key) => ['.' + String(key), look(value, key, depth + 1)]))
  } catch {
    return 'throws'
  }
}
function look(value, key, depth = 0) {
  try {
    return tell(value[key], depth)
  } catch {
    return 'throws'
  }
}
// Long enough for every event, because wallets in a page answer at once.
const patience = async () => {
  // Takes turns, so that repeated events also repeat on a slow machine.
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10))
  return 'never'
}
async function ask(provider, method, params) {
  try {
    const answer = provider.request({ method, params })
    return tell(await Promise.race([answer, patience()]))
  } catch (error) {
    const known = error === null || typeof error !== 'object' ? tell(error) : { code: look(error, 'code'), message: look(error, 'message') }
    return { rejects: known }
  }
}
window.probe = async () => {
  await patience()
  const first = details[0]
  const said = { announced: details.length > 3 ? 'many' : details.map((detail) => tell(detail)) }
  if ('ethereum' in window) said.injected = look(window, 'ethereum')
  let provider
  try {
    provider = first?.provider ?? window.ethereum
  } catch {
    return said
  }
  if (provider === null || typeof provider !== 'object') return said
  try {
    said.shape = { isFrozen: Object.isFrozen(provider), hasPrototype: Object.getPrototypeOf(provider) !== null }
  } catch {
    said.shape = 'throws'
  }
  const events = {}
  const listeners = {}
  for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message']) {
    const heard = (data) => {
      events[event] ??= { count: 0, first: tell(data) }
      events[event].count += 1
    }
    listeners[event] = heard
    try {
      provider.on(event, heard)
    } catch {
      said.on = 'throws'
    }
  }
  said.before = await ask(provider, 'eth_accounts')
  said.connect = await ask(provider, 'eth_requestAccounts')
  said.accounts = await ask(provider, 'eth_accounts')
  said.chain = [await ask(provider, 'eth_chainId'), await ask(provider, 'eth_chainId')]
  said.permissions = await ask(provider, 'wallet_requestPermissions', [{ eth_accounts: {} }])
  said.switch = await ask(provider, 'wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
  said.chainAfter = await ask(provider, 'eth_chainId')
  for (const method of ['personal_sign', 'eth_sendTransaction', 'eth_getBalance', 'wallet_getCapabilities', 'wallet_revokePermissions']) {
    said[method] = await ask(provider, method, [])
  }
  await patience()
  for (const event of Object.values(events)) event.count = event.count > 1 ? 'many' : 1
  said.events = structuredClone(events)
  try {
    for (const [event, heard] of Object.entries(listeners)) provider.removeListener(event, heard)
    for (const event of Object.values(events)) event.count = 0
    await patience()
    said.isHeardAfterRemoval = Object.values(events).some((event) => event.count > 0)
  } catch {
    said.isHeardAfterRemoval = 'throws'
  }
  said.isPolluted = {}.polluted === true
  return said
}
`
