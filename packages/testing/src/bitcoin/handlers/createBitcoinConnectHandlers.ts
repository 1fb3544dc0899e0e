import { createProviderError } from '../../errors/createProviderError.ts'
import { connectSite } from '../../standard/connectSite.ts'
import type { StandardCall, StandardHandler } from '../../standard/types.ts'
import { isRecord } from '../../wallet/parse/isRecord.ts'
import type { BitcoinMethodName } from '../bitcoinMethods.ts'
import type { BitcoinContext } from '../context.ts'
import { describeBitcoinAccounts } from '../describeBitcoinAccounts.ts'
import { describeSatsNetwork } from '../describeSatsNetwork.ts'
import { toSatsAddress } from '../toSatsAddress.ts'
import type { BitcoinAccount } from '../types.ts'

type ConnectMethod = Extract<
  BitcoinMethodName,
  | 'standard:connect'
  | 'standard:disconnect'
  | 'bitcoin:connect'
  | 'wallet_connect'
  | 'wallet_requestPermissions'
  | 'getAccounts'
  | 'getAddresses'
  | 'wallet_disconnect'
  | 'wallet_renouncePermissions'
  | 'wallet_getAccount'
>

/** The methods that let sites see addresses. */
export function createBitcoinConnectHandlers(
  context: BitcoinContext,
): Readonly<Record<ConnectMethod, StandardHandler>> {
  const { state, getChain, getAddresses } = context

  const list = (origin: string): readonly BitcoinAccount[] =>
    describeBitcoinAccounts(getAddresses(getChain(undefined)), state.getExposed(origin))

  /** Connects the site and returns the requested addresses that it may see, in the order of the requested purposes. */
  const connect = async (call: StandardCall, requested: unknown): Promise<readonly BitcoinAccount[]> => {
    const purposes = readPurposes(requested)
    const addresses = getAddresses(getChain(undefined)).filter(({ purpose }) => purposes.includes(purpose))
    if (addresses.length === 0) {
      throw createProviderError('invalidParams', 'Invalid parameters: the wallet has no address for these purposes.')
    }
    const offered = state.visible.filter((id) => addresses.some((each) => each.id === id))
    const ids = offered.length > 0 ? offered : addresses.map(({ id }) => id)
    const shown = describeBitcoinAccounts(addresses, ids).map(({ address }) => address)
    const toAccount = (text: string) => addresses.find(({ id, address }) => id === text || address === text)?.id
    await connectSite({ call, state, shown, offered: ids, toAccount })
    const exposed = list(call.origin)
    return purposes.flatMap((purpose) => exposed.filter((account) => account.purpose === purpose))
  }

  const describe = (origin: string, accounts: readonly BitcoinAccount[]) => ({
    id: origin,
    addresses: accounts.map(toSatsAddress),
    walletType: 'software',
    network: describeSatsNetwork(getChain(undefined)),
  })

  const revoke: StandardHandler = ({ origin }) => {
    state.revoke(origin)
    return null
  }

  return {
    async 'standard:connect'(call) {
      const isSilent = isRecord(call.params) && call.params['silent'] === true
      return { accounts: isSilent ? list(call.origin) : await connect(call, undefined) }
    },
    'standard:disconnect': revoke,
    async 'bitcoin:connect'(call) {
      return { accounts: await connect(call, readField(call.params, 'purposes')) }
    },
    async wallet_connect(call) {
      const network = readField(call.params, 'network')
      const chain = typeof network === 'string' ? getChain(network) : undefined
      await connect(call, readField(call.params, 'addresses'))
      if (chain !== undefined) state.setChain(chain.chain)
      return describe(call.origin, list(call.origin))
    },
    async wallet_requestPermissions(call) {
      await connect(call, undefined)
      return true
    },
    async getAccounts(call) {
      return (await connect(call, readField(call.params, 'purposes'))).map(toSatsAddress)
    },
    async getAddresses(call) {
      const accounts = await connect(call, readField(call.params, 'purposes'))
      const { addresses, network } = describe(call.origin, accounts)
      return { addresses, network }
    },
    wallet_disconnect: revoke,
    wallet_renouncePermissions: revoke,
    wallet_getAccount: ({ origin }) => describe(origin, list(origin)),
  }
}

function readField(params: unknown, name: string): unknown {
  return isRecord(params) ? params[name] : undefined
}

/** Parses the requested purposes of addresses, in order. Default: all. */
function readPurposes(requested: unknown): readonly BitcoinAccount['purpose'][] {
  const all = ['payment', 'ordinals'] as const
  if (!Array.isArray(requested) || requested.length === 0) return all
  return all
    .filter((purpose) => requested.includes(purpose))
    .toSorted((a, b) => requested.indexOf(a) - requested.indexOf(b))
}
