import type { BitcoinHostileOwner, BitcoinHostileTools } from './BitcoinHostileTools.ts'

/**
 * Creates the tools for wallets of sats-connect.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 */
export function createBitcoinSatsTools(owner: BitcoinHostileOwner): Pick<BitcoinHostileTools, 'provide' | 'list'> {
  const { target, id, name, icon, satsAddress, sign, toBase64, fromBase64 } = owner
  const network = { bitcoin: { name: 'Regtest' }, stacks: { name: 'mainnet' } }

  const list = (entries: unknown): void =>
    void Object.defineProperty(target, 'btc_providers', { value: entries, configurable: true, writable: true })

  const provide: BitcoinHostileTools['provide'] = ({ entry = {}, provider = {}, answers = {}, replies = {} } = {}) => {
    const readAccount = (): object => {
      if (!owner.isConnected()) throw owner.createError('Access denied.', { code: -32_002 })
      return { id: 'account', walletType: 'software', addresses: [satsAddress], network }
    }
    const good: Readonly<Record<string, (params: unknown) => unknown>> = {
      wallet_connect() {
        owner.connect()
        return readAccount()
      },
      wallet_getAccount: readAccount,
      wallet_getNetwork: () => network,
      wallet_changeNetwork: () => null,
      wallet_disconnect() {
        owner.disconnect()
        return null
      },
      async signMessage(params) {
        const { address, message } = Object(params)
        return { address, signature: toBase64(await sign.signMessage(new TextEncoder().encode(String(message)))) }
      },
      signPsbt: async (params) => ({ psbt: toBase64(await sign.signPsbt(fromBase64(Object(params).psbt))) }),
    }
    const wallet = {
      async request(method: string, params: unknown) {
        const reply = replies[method]
        if (reply) return reply(params)
        const answer = answers[method] ?? good[method]
        const shape = { jsonrpc: '2.0', id: '1' }
        if (!answer) return { ...shape, error: { code: -32_601, message: `Method not found: ${method}` } }
        try {
          return { ...shape, result: await answer(params) }
        } catch (thrown) {
          return { ...shape, error: thrown }
        }
      },
      addListener: (listening: unknown) => owner.listen(String(Object(listening).eventName), Object(listening).cb),
    }
    const providers: unknown = Reflect.get(target, 'HostileProviders')
    const held = Object.defineProperties(wallet, Object.getOwnPropertyDescriptors(provider))
    Object.defineProperty(target, 'HostileProviders', {
      value: { ...Object(providers), [id]: held },
      configurable: true,
    })
    const known: unknown = Reflect.get(target, 'btc_providers')
    const proper = { id: `HostileProviders.${id}`, name, icon, methods: Object.keys(good) }
    const listed = Object.defineProperties(proper, Object.getOwnPropertyDescriptors(entry))
    list([...(Array.isArray(known) ? known : []), listed])
  }

  return { provide, list }
}
