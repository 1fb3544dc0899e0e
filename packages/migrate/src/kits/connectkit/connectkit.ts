import type { Kit } from '../Kit.ts'
import { convertConfig } from '../shared/convertConfig.ts'
import type { ConfigRule } from '../shared/convertConfig.ts'
import { convertHooks } from '../shared/convertHooks.ts'
import { convertProvider } from '../shared/convertProvider.ts'
import { finishModal } from '../shared/finishModal.ts'
import { convertButtons } from './buttons.ts'
import { hookRules } from './hooks.ts'
import { providerProps } from './provider.ts'
import { convertSignIn } from './signIn.ts'

const family: ConfigRule = ({ editor, value }) =>
  editor.manual(
    value.node,
    'left out accounts of Family, which have no counterpart',
    'Visitors move their assets. Login by e-mail needs your own cloud: see `useLogin`.',
    'hooks',
  )

/** The options of `getDefaultConfig` that concern the modal. Those of wagmi stay in its config. */
const configRules: Readonly<Record<string, ConfigRule>> = {
  walletConnectProjectId: ({ editor, plan, value }) => void plan.set('projectId', editor.read(value.node)),
  enableFamily: family,
}

/** ConnectKit 1, by its public documentation. */
export const connectkit: Kit = {
  id: 'connectkit',
  name: 'ConnectKit',
  guide: 'connectkit.md',
  main: 'connectkit',
  packages: ['connectkit', 'connectkit-next-siwe'],
  marks: ['createConfig'],
  convert: (app) => {
    const plan = convertConfig({ app, kit: 'ConnectKit', rules: configRules, users: ['ConnectKitProvider'] })
    if (plan) for (const editor of app.editors) convertSignIn(editor, plan)
    convertProvider({ app, plan, provider: 'ConnectKitProvider', props: providerProps })
    for (const editor of app.editors) {
      convertHooks(editor, hookRules)
      convertButtons(editor)
    }
    finishModal({ app, plan })
  },
}
