import { isAddress } from 'viem'
import type { Address } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import type { WalletCall, WalletContext, WalletHandler } from '../context.ts'
import { getParameter } from '../parse/getParameter.ts'
import { parseRecord } from '../parse/parseRecord.ts'

type AccountMethod =
  | 'eth_requestAccounts'
  | 'eth_accounts'
  | 'eth_coinbase'
  | 'wallet_requestPermissions'
  | 'wallet_getPermissions'
  | 'wallet_revokePermissions'

/** The methods that let sites see accounts (EIP-1102, EIP-2255). */
export function createAccountHandlers({ state, keys }: WalletContext): Readonly<Record<AccountMethod, WalletHandler>> {
  const connect = async ({ origin, confirm }: WalletCall): Promise<readonly Address[]> => {
    const { accounts } = await confirm(() => ({ kind: 'connect', accounts: state.visible }))
    const chosen =
      accounts?.flatMap((address) => (isAddress(address) && keys.has(address) ? [address] : [])) ?? state.visible
    state.permit(origin, chosen.length > 0 ? chosen : state.visible)
    return state.getExposed(origin)
  }

  const describePermissions = (origin: string): readonly unknown[] => {
    const accounts = state.getPermitted(origin)
    if (accounts.length === 0) return []
    const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
    return [{ invoker: origin, parentCapability: 'eth_accounts', caveats }]
  }

  return {
    async eth_requestAccounts(call) {
      const { origin, confirm } = call
      const exposed = state.getExposed(origin)
      if (exposed.length > 0) return exposed
      if (state.getPermitted(origin).length === 0) return connect(call)
      // The site is already connected, so it only waits for the unlock.
      await confirm(() => undefined)
      return state.getExposed(origin)
    },
    eth_accounts: ({ origin }) => state.getExposed(origin),
    eth_coinbase: ({ origin }) => state.getExposed(origin)[0] ?? null,
    async wallet_requestPermissions(call) {
      checkPermissions(call.params)
      await connect(call)
      return describePermissions(call.origin)
    },
    wallet_getPermissions: ({ origin }) => describePermissions(origin),
    wallet_revokePermissions({ origin, params }) {
      checkPermissions(params)
      state.revoke(origin)
      return null
    },
  }
}

/** Only accounts can be requested; other permissions would have no meaning. */
function checkPermissions(params: unknown): void {
  const names = Object.keys(parseRecord(getParameter(params, 0), 'permissions'))
  const foreign = names.find((name) => name !== 'eth_accounts')
  if (names.length === 0 || foreign !== undefined) {
    throw createProviderError('invalidParams', `Invalid parameters: no permission named "${foreign ?? ''}".`)
  }
}
