import { definePlugin } from '../plugin/definePlugin.ts'
import { initialSmartAccountState, type SmartAccountState } from './state.ts'

/**
 * The types of account that the embedded wallet has: a plain one, or a smart account that carries out batches as a whole. Its machine
 * loads with the login.
 */
export const smartAccountPlugin = /*#__PURE__*/ definePlugin({
  id: 'smartAccount',
  initialState: (): SmartAccountState => initialSmartAccountState,
  load: async () => (await import('../loginParts.ts')).loginParts.createSmartAccounts,
})
