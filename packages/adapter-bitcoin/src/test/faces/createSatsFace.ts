import { readProperty } from '@latchkey/core/adapter'
import type { CaipNetworkId } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import { findChain } from '../../chain/findChain.ts'
import { createHuman } from '../createHuman.ts'
import { regtestId, type Face, type FaceParameters } from './types.ts'

/** A rejection that a WBIP wallet puts into an answer. */
interface Refusal {
  readonly code: number
  readonly message: string
}

/** A wallet by sats-connect's JSON-RPC, as Xverse speaks it: permissions, its own network, events. */
export function createSatsFace(
  parameters: FaceParameters & {
    /** Methods that it does not know. */
    readonly unknown?: readonly string[] | undefined
    readonly sendTransfer?: ((to: string, amount: number) => Promise<string>) | undefined
  },
): Face {
  const { accounts, networkIds = [regtestId], unknown = [], alter = (psbt) => psbt, sendTransfer } = parameters
  const refusal: Refusal = { code: -32_000, message: 'User rejected the request' }
  const human = createHuman(() => refusal)
  const calls: [string, ...unknown[]][] = []
  const listeners = new Set<{ readonly event: string; readonly cb: (event: unknown) => void }>()
  let networkId: CaipNetworkId<'bip122'> = networkIds[0] ?? regtestId
  let revealed: readonly string[] = []

  const own = new Set<unknown>([refusal])
  const refuse = (code: number, message: string): never => {
    const given: Refusal = { code, message }
    own.add(given)
    // oxlint-disable-next-line typescript/only-throw-error -- caught below, and put into the answer as it is
    throw given
  }
  const getShown = (): readonly object[] =>
    revealed.flatMap((address) => {
      const account = accounts.find((candidate) => candidate.address === address)
      if (!account) return []
      const { publicKey, purpose, type } = account
      return { address, publicKey, purpose, addressType: type, walletType: 'software' }
    })
  const getNetwork = (): object => ({
    bitcoin: { name: findChain('networkId', networkId)?.sats ?? 'Mainnet' },
    stacks: { name: 'mainnet' },
  })
  const find = (address: unknown): (typeof accounts)[number] =>
    accounts.find((account) => account.address === address && revealed.includes(account.address)) ??
    refuse(-32_002, 'Access denied.')
  const tell = (event: string, value: object): void => {
    for (const listener of [...listeners]) if (listener.event === event) listener.cb({ type: event, ...value })
  }
  const goTo = (next: CaipNetworkId<'bip122'>): void => {
    networkId = next
    tell('networkChange', { ...getNetwork(), addresses: getShown() })
  }
  const readAccount = (): object => {
    if (revealed.length === 0) refuse(-32_002, 'Access denied.')
    return { id: 'account', walletType: 'software', addresses: getShown(), network: getNetwork() }
  }
  const toNetworkId = (name: unknown): CaipNetworkId<'bip122'> =>
    networkIds.find((id) => id === findChain('sats', name)?.networkId) ?? refuse(-32_602, 'Invalid network')

  const methods: Readonly<Record<string, (params: unknown) => Promise<unknown>>> = {
    wallet_connect: async (params) => {
      const name = readProperty(params, 'network')
      const wanted = name === undefined ? networkId : toNetworkId(name)
      if (revealed.length === 0) {
        await human.ask()
        revealed = accounts.map(({ address }) => address)
      }
      if (wanted !== networkId) goTo(wanted)
      return readAccount()
    },
    wallet_getAccount: async () => readAccount(),
    wallet_getNetwork: async () => getNetwork(),
    wallet_disconnect: async () => {
      revealed = []
      return null
    },
    wallet_changeNetwork: async (params) => {
      const wanted = toNetworkId(readProperty(params, 'name'))
      await human.ask()
      goTo(wanted)
      return null
    },
    getAccounts: async () => {
      if (revealed.length === 0) await human.ask()
      revealed = accounts.map(({ address }) => address)
      return getShown()
    },
    signMessage: async (params) => {
      const account = find(readProperty(params, 'address'))
      await human.ask()
      const protocol = readProperty(params, 'protocol') === 'BIP322' ? 'bip322' : 'ecdsa'
      return {
        address: account.address,
        signature: account.signMessage(String(readProperty(params, 'message')), protocol),
      }
    },
    signPsbt: async (params) => {
      const entries = Object.entries(Object(readProperty(params, 'signInputs')))
      const signers = entries.map(([address, indexes]) => ({ account: find(address), indexes }))
      await human.ask()
      let psbt = alter(base64.decode(String(readProperty(params, 'psbt'))))
      for (const { account, indexes } of signers) psbt = account.signPsbt(psbt, Array.isArray(indexes) ? indexes : [])
      return { psbt: base64.encode(psbt) }
    },
    ...(sendTransfer && {
      sendTransfer: async (params) => {
        await human.ask()
        const recipients = readProperty(params, 'recipients')
        const first: unknown = Array.isArray(recipients) ? recipients[0] : undefined
        const amount = readProperty(first, 'amount')
        if (typeof amount !== 'number') refuse(-32_602, 'Invalid amount')
        return { txid: await sendTransfer(String(readProperty(first, 'address')), Number(amount)) }
      },
    }),
  }

  return {
    wallet: {
      request: async (method: string, params: unknown) => {
        calls.push([method, params])
        const perform = unknown.includes(method) ? undefined : methods[method]
        const answer = (part: object): object => ({ jsonrpc: '2.0', id: '1', ...part })
        if (!perform) return answer({ error: { code: -32_601, message: `Method not found: ${method}` } })
        try {
          return answer({ result: await perform(params) })
        } catch (error) {
          // What a test has it reject with is rejected with.
          if (own.has(error)) return answer({ error })
          throw error
        }
      },
      addListener: ({ eventName, cb }: { readonly eventName: string; readonly cb: (event: unknown) => void }) => {
        const entry = { event: eventName, cb }
        listeners.add(entry)
        return () => listeners.delete(entry)
      },
    },
    human,
    calls,
    show: (addresses) => {
      revealed = addresses
      tell('accountChange', { addresses: getShown() })
    },
    goTo,
    getListenerCount: () => listeners.size,
  }
}
