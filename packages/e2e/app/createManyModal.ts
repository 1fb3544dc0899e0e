import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { solanaAdapter } from '@latchkey/adapter-solana'
import { createModal, type ModalOptions } from '@latchkey/core'
import { defineNetwork } from '@latchkey/core/networks'
import { isAddress } from 'viem'
import { first, second } from './chains.ts'
import { settings } from './settings.ts'

const query = new URLSearchParams(globalThis.location.search)
const resolver = query.get('names')

/** Solana and Bitcoin run on ports chosen at run time, which the journey passes in. */
export const solana = defineNetwork({
  id: query.get('solana-id') ?? 'unknown',
  name: 'Local Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [query.get('solana') ?? ''] } },
})
export const bitcoin = defineNetwork({
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Local Bitcoin',
  chainNamespace: 'bip122',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [query.get('bitcoin') ?? ''] } },
})

/** Creates the modal of an app with three kinds of chain. */
export function createManyModal({ siwx }: Pick<ModalOptions, 'siwx'>) {
  return createModal({
    projectId: 'dev',
    cloud: settings.cloud,
    metadata: { name: 'Many chains' },
    networks: query.has('evm-only') ? [first, second] : [first, second, solana, bitcoin],
    adapters: [
      eip155Adapter({
        rpcUrls: settings.rpc === undefined ? undefined : { 31337: settings.rpc },
        names: resolver !== null && isAddress(resolver) ? { chainId: 31337, resolver } : undefined,
      }),
      solanaAdapter(),
      bitcoinAdapter(),
    ],
    locale: settings.locale,
    themeMode: settings.theme === 'dark' ? 'dark' : undefined,
    storagePrefix: settings.storagePrefix,
    features: { legalCheckbox: query.has('terms') },
    termsUrl: query.has('terms') ? 'https://app.example/terms' : undefined,
    siwx,
  })
}
