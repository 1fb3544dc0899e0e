import { SILENT_TIMEOUT } from '@latchkey/core/adapter'
import type { AdapterContext, Connection, Network } from '@latchkey/core/adapter'
import type { DevnetEvmChain } from '@latchkey/devnet'
import { createEvmWallet, testKeys, type EvmWallet, type EvmWalletParameters } from '@latchkey/testing'
import { createAdapterContext } from '@latchkey/testing/adapter'
import { createEip155Adapter } from '../eip155Adapter.ts'
import type { Eip155Adapter, Eip155AdapterParameters, Eip155Types } from '../types.ts'
import { CAPABILITIES_GRACE } from '../wallets/createWalletConnector.ts'
import { createTestPage } from './createTestPage.ts'
import { createWalletProvider } from './createWalletProvider.ts'

/** A wallet with real keys, connected to a started adapter on a real chain. */
export interface AnvilConnection {
  readonly adapter: Eip155Adapter
  readonly wallet: EvmWallet
  readonly connection: Connection<Eip155Types>
  readonly network: Network<'eip155'>
  end(): Promise<void>
}

/** How long the adapter waits for what a wallet can do, in ms. The wallet asks the chain first, which takes longer on a busy machine. */
const walletWaits = [CAPABILITIES_GRACE, SILENT_TIMEOUT]

/** Connects a wallet with the keys of two funded accounts. */
export async function connectOnAnvil(
  chain: DevnetEvmChain,
  options: {
    readonly wallet?: EvmWalletParameters | undefined
    readonly parameters?: Eip155AdapterParameters | undefined
    readonly rpcUrls?: readonly string[] | undefined
    readonly getEndpoints?: AdapterContext<'eip155'>['getEndpoints'] | undefined
    /** Shortens every wait to this, in ms. */
    readonly pollingInterval?: number | undefined
  } = {},
): Promise<AnvilConnection> {
  const { chainId, name, rpcUrl, caipNetworkId, nativeCurrency } = chain
  const network: Network<'eip155'> = {
    id: chainId,
    name,
    chainNamespace: 'eip155',
    caipNetworkId,
    nativeCurrency,
    rpcUrls: { default: { http: options.rpcUrls ?? [rpcUrl] } },
  }
  const wallet = createEvmWallet({
    accounts: testKeys.slice(0, 2),
    chains: [{ chainId, rpcUrl, name, nativeCurrency }],
    ...options.wallet,
  })
  const page = createTestPage()
  page.announce({ info: { uuid: crypto.randomUUID(), ...wallet.info }, provider: createWalletProvider(wallet) })
  const context = createAdapterContext({ networks: [network], getEndpoints: options.getEndpoints })
  const { clock } = context.ports
  const wait = options.pollingInterval ?? Number.POSITIVE_INFINITY
  const after = (ms: number, callback: () => void) =>
    clock.after(walletWaits.includes(ms) ? 60_000 : Math.min(ms, wait), callback)
  const quick = { ...clock, after }
  const adapter = createEip155Adapter({
    context: { ...context, ports: { ...context.ports, clock: quick } },
    parameters: options.parameters ?? {},
    page,
  })
  await adapter.start({ reconnect: [] })
  const connection = await adapter.connect({ connectorId: wallet.info.rdns })
  return {
    adapter,
    wallet,
    connection,
    network,
    end: async () => {
      await adapter.destroy()
      wallet.destroy()
    },
  }
}
