/**
 * A dapp that trusts a Bitcoin wallet, by the Wallet Standard or sats-connect, and records what happens as plain JSON. An
 * expression for a page; `psbt` is in base64.
 */
export const createBitcoinProbeScript = (psbt: string): string => `(async () => {
  const registered = []
  const register = (...wallets) => registered.push(...wallets)
  const read = (run) => { try { return run() } catch (thrown) { return 'throws ' + thrown.message } }
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  const providers = read(() => window.btc_providers)
  const [wallet] = registered
  const entry = read(() => Object(providers)[0])
  const sats = read(() => String(Object(entry).id).split('.').reduce((holder, name) => Object(holder)[name], window))
  const described = (value) => {
    if (value instanceof Uint8Array) return value.length + ' bytes'
    if (typeof value === 'string') return value.length > 70 ? value.slice(0, 30) + '… ' + value.length : value
    if (typeof value === 'function') return 'a function'
    if (Array.isArray(value)) return value.length > 50 ? 'a list of ' + value.length : value.map(described)
    if (typeof value !== 'object' || value === null) return String(value)
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, described(field)]))
  }
  // Long enough for a signature on a slow machine.
  const wait = () => new Promise((resolve) => setTimeout(resolve, 700, 'no answer'))
  /** The outcome of a promise: a value, an error, or a timeout. */
  const attempt = async (run) => {
    try {
      return described(await Promise.race([run(), wait()]))
    } catch (thrown) {
      const word = thrown instanceof Error ? thrown.message : typeof thrown
      return 'throws ' + word
    }
  }
  const heard = []
  const hear = (event) => heard.push(read(() => described(event)))
  const toBytes = (text) => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0))
  const toBase64 = (bytes) => btoa([...bytes].map((byte) => String.fromCodePoint(byte)).join(''))
  /** A signature for the test to verify, if it is one. */
  const keep = (bytes) => (bytes instanceof Uint8Array && bytes.length < 1_000 ? toBase64(bytes) : 'none')
  const message = new TextEncoder().encode('hello')
  const signatures = {}
  const standard = {
    silent: () => wallet.features['standard:connect'].connect({ silent: true }),
    listen: () => typeof wallet.features['standard:events'].on('change', hear),
    connect: () => wallet.features['bitcoin:connect'].connect({ purposes: ['payment', 'ordinals'] }),
    async message() {
      const signed = await wallet.features['bitcoin:signMessage'].signMessage({ message })
      signatures.message = keep(Object(Object(signed)[0]).signature)
      return signed.map((each) => Object.keys(each))
    },
    async psbt() {
      const signed = await wallet.features['bitcoin:signTransaction'].signTransaction({ psbt: toBytes(${JSON.stringify(psbt)}) })
      signatures.psbt = keep(Object(Object(signed)[0]).signedPsbt)
      return signed.map((each) => Object.keys(each))
    },
    disconnect: () => wallet.features['standard:disconnect'].disconnect(),
  }
  const request = (method, params = null) => sats.request(method, params)
  const rpc = {
    silent: () => request('wallet_getAccount'),
    listen: () => ['accountChange', 'networkChange'].map((eventName) => typeof sats.addListener({ eventName, cb: hear })),
    connect: () => request('wallet_connect', { addresses: ['payment'] }),
    async message() {
      const { result } = await request('signMessage', { address: 'own', message: 'hello', protocol: 'BIP322' })
      signatures.message = read(() => keep(toBytes(result.signature)))
      return Object.keys(result)
    },
    async psbt() {
      const { result } = await request('signPsbt', { psbt: ${JSON.stringify(psbt)} })
      signatures.psbt = read(() => keep(toBytes(result.psbt)))
      return Object.keys(result)
    },
    disconnect: () => request('wallet_disconnect'),
  }
  const use = wallet === undefined ? rpc : standard
  const named = wallet ?? entry
  const said = {
    count: registered.length,
    providers: described(providers),
    name: await attempt(() => Object(named).name),
    icon: await attempt(() => Object(named).icon),
    chains: await attempt(() => Object(named).chains),
    accounts: await attempt(() => Object(named).accounts),
    features: await attempt(() => Object.keys(Object(Object(named).features))),
    silent: await attempt(use.silent),
    listen: await attempt(use.listen),
    connect: await attempt(use.connect),
  }
  // A wallet that cannot be connected is not tested further.
  if (said.connect === 'no answer') return said
  // Lets delayed events arrive.
  await new Promise((resolve) => setTimeout(resolve))
  said.heard = heard.length > 50 ? heard.length : heard
  said.message = await attempt(use.message)
  said.psbt = await attempt(use.psbt)
  said.signatures = signatures
  said.disconnect = await attempt(use.disconnect)
  return said
})()`
