import type { Kit } from '../Kit.ts'
import { convertHooks } from '../shared/convertHooks.ts'
import { reportLeft } from '../shared/finishModal.ts'
import { convertAdapters } from './adapters.ts'
import { convertElements } from './elements.ts'
import { convertEvents } from './events.ts'
import { convertCallsOfHooks, hookRules } from './hooks.ts'
import { convertNetworks } from './networks.ts'
import { convertCall, findCall, reportModalUses } from './modal.ts'
import { convertOptions } from './options.ts'
import { insertProvider } from './provider.ts'
import { reportOthers } from './others.ts'
import { convertWagmiAdapter, findWagmiAdapter } from './wagmiAdapter.ts'

/** Reown AppKit 1 with React, by its public documentation. */
export const appkit: Kit = {
  id: 'appkit',
  name: 'Reown AppKit',
  guide: 'appkit.md',
  main: '@reown/appkit',
  packages: [
    '@reown/appkit',
    '@reown/appkit-adapter-bitcoin',
    '@reown/appkit-adapter-ethers',
    '@reown/appkit-adapter-ethers5',
    '@reown/appkit-adapter-solana',
    '@reown/appkit-adapter-ton',
    '@reown/appkit-adapter-tron',
    '@reown/appkit-adapter-wagmi',
    '@reown/appkit-pay',
    '@reown/appkit-siwe',
    '@reown/appkit-siwx',
    '@reown/appkit-wallet-button',
  ],
  // Elements and the config of wagmi are used without an import of the kit, and the provider is placed where the app is rendered.
  marks: ['<appkit-', 'wagmiConfig', 'QueryClientProvider', 'createRoot', '.subscribeEvents', '.subscribeState'],
  convert: (app) => {
    const call = findCall(app)
    const wagmi = findWagmiAdapter(app)
    convertNetworks(app, { isForWagmi: wagmi !== undefined })
    if (wagmi) convertWagmiAdapter(app, wagmi)
    const usesProvider = app.editors.some((editor) => editor.references('useAppKitProvider').length > 0)
    if (call) {
      const modal = convertCall(call)
      const rpcUrls = convertOptions({ call, hasOwnConfig: wagmi !== undefined })
      convertAdapters(app, { rpcUrls })
      insertProvider({ app, modal })
      reportModalUses(app, modal)
      modal.finish({ usesProvider })
    } else convertAdapters(app, { rpcUrls: undefined })
    for (const editor of app.editors) {
      convertCallsOfHooks(convertHooks(editor, hookRules))
      convertElements(editor)
      convertEvents(editor)
      reportOthers(editor)
    }
    reportLeft(app)
  },
}
