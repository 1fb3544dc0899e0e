/**
 * A dapp that trusts a Solana wallet and records what happens, as plain JSON. An expression for a
 * page.
 */
export const solanaProbeScript = `(async () => {
  const registered = []
  const register = (...wallets) => registered.push(...wallets)
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  const [wallet] = registered
  const described = (value) => {
    if (value instanceof Uint8Array) return value.length + ' bytes'
    if (typeof value === 'string') return value.length > 90 ? value.slice(0, 30) + '… ' + value.length : value
    if (Array.isArray(value)) return value.length > 8 ? 'a list of ' + value.length : value.map(described)
    if (typeof value !== 'object' || value === null) return String(value)
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, described(field)]))
  }
  // Long enough for a signature on a slow machine.
  const wait = (word) => new Promise((resolve) => setTimeout(resolve, 500, word))
  /** The outcome of a promise: a value, an error, or a timeout. */
  const attempt = async (run) => {
    try {
      return await Promise.race([Promise.resolve(run()).then(described), wait('no answer')])
    } catch (thrown) {
      return 'throws ' + (thrown instanceof Error ? thrown.message : typeof thrown)
    }
  }
  const use = (feature, method, ...inputs) =>
    Object(wallet).features[feature][method](...inputs)
  const heard = []
  const message = new TextEncoder().encode('hello')
  const transaction = new Uint8Array([1, ...new Uint8Array(64), 5, 6, 7])
  const signature = async () => {
    const [signed] = await use('solana:signMessage', 'signMessage', { message })
    return signed.signature instanceof Uint8Array ? [...signed.signature].join() : 'none'
  }
  return {
    count: registered.length,
    name: await attempt(() => Object(wallet).name),
    icon: await attempt(() => Object(wallet).icon),
    chains: await attempt(() => Object(wallet).chains),
    features: await attempt(() => Object.keys(Object(wallet).features)),
    silent: await attempt(() => use('standard:connect', 'connect', { silent: true })),
    listen: await attempt(
      () => typeof use('standard:events', 'on', 'change', (change) => heard.push(described(change))),
    ),
    connect: await attempt(() => use('standard:connect', 'connect')),
    // Lets delayed events arrive.
    heard: await new Promise((resolve) => setTimeout(() => resolve(heard.length > 20 ? heard.length : heard))),
    message: await attempt(() => use('solana:signMessage', 'signMessage', { message })),
    // As numbers, for the test to verify.
    signature: await Promise.race([signature().catch(() => 'none'), wait('none')]),
    transaction: await attempt(async () => {
      const [{ signedTransaction }] = await use('solana:signTransaction', 'signTransaction', { transaction })
      const isSigned = signedTransaction.slice(1, 65).some((byte) => byte !== 0)
      return [isSigned, [...signedTransaction.slice(65)].join()]
    }),
    disconnect: await attempt(() => use('standard:disconnect', 'disconnect')),
  }
})()`
