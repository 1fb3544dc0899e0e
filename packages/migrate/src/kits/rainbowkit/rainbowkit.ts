import type { Kit } from '../Kit.ts'
import { convertConfig } from '../shared/convertConfig.ts'
import { convertHooks } from '../shared/convertHooks.ts'
import { convertProvider } from '../shared/convertProvider.ts'
import { finishModal } from '../shared/finishModal.ts'
import { convertButtons } from './buttons.ts'
import { configRules, convertConnectors } from './config.ts'
import { convertRecentTransactions, hookRules } from './hooks.ts'
import { convertComponentTypes, providerProps, reportSignIn } from './provider.ts'
import { reportThemes } from './theme.ts'

/** RainbowKit 2, by its public documentation. */
export const rainbowkit: Kit = {
  id: 'rainbowkit',
  name: 'RainbowKit',
  guide: 'rainbowkit.md',
  main: '@rainbow-me/rainbowkit',
  packages: ['@rainbow-me/rainbowkit', '@rainbow-me/rainbowkit-siwe-next-auth'],
  marks: ['createConfig'],
  convert: (app) => {
    const plan = convertConfig({
      app,
      kit: 'RainbowKit',
      rules: configRules,
      users: ['RainbowKitProvider', 'connectorsForWallets'],
    })
    if (plan) for (const editor of app.editors) convertConnectors(editor, plan)
    convertProvider({ app, plan, provider: 'RainbowKitProvider', props: providerProps })
    for (const editor of app.editors) {
      convertHooks(editor, hookRules)
      convertRecentTransactions(editor)
      convertButtons(editor)
      convertComponentTypes(editor)
      reportSignIn(editor)
      reportThemes(editor)
    }
    finishModal({ app, plan })
  },
}
