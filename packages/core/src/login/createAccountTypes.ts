import type { PluginContext } from '../plugin/definePlugin.ts'
import type { SmartAccounts } from '../smart-account/SmartAccounts.ts'
import { smartAccountPlugin } from '../smart-account/smartAccountPlugin.ts'
import { AUTH_ID } from './constants.ts'
import type { EmbeddedSession } from './createEmbeddedSession.ts'
import type { FrameOwner } from './createFrameOwner.ts'
import { isFrameRefusal, toLoginError } from './toLoginError.ts'

/** The types of the wallet's account, connected with the frame. */
export interface AccountTypes {
  /** Called before a wallet is opened or restored. The code has loaded with the login. */
  load(): Promise<SmartAccounts>
  /** `undefined` before `load` has resolved. */
  get(): SmartAccounts | undefined
  readonly getType: SmartAccounts['getType']
}

/** Creates the types of one modal's embedded wallet. */
export function createAccountTypes(
  context: Pick<PluginContext<object, 'smartAccount'>, 'plugin'> & {
    readonly frame: Pick<FrameOwner, 'ask'>
    readonly getSession: () => EmbeddedSession | undefined
    readonly confirm: () => Promise<void>
  },
): AccountTypes {
  const { confirm, frame, getSession } = context
  let smartAccounts: SmartAccounts | undefined
  return {
    get: () => smartAccounts,
    getType: (account) => smartAccounts?.getType(account) ?? 'eoa',
    load: async () => {
      const loaded = await context.plugin(smartAccountPlugin).load()
      if (smartAccounts !== undefined) return smartAccounts
      smartAccounts = loaded
      loaded.attach({
        connectorId: AUTH_ID,
        getWallet: getSession,
        ask: frame.ask,
        confirm,
        isRefusal: isFrameRefusal,
        toError: toLoginError,
      })
      return loaded
    },
  }
}
