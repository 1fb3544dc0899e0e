import { createProviderError } from '../../errors/createProviderError.ts'
import type { StandardHandler } from '../../standard/types.ts'
import { isRecord } from '../../wallet/parse/isRecord.ts'
import type { BitcoinMethodName } from '../bitcoinMethods.ts'
import type { BitcoinContext } from '../context.ts'
import { describeSatsNetwork } from '../describeSatsNetwork.ts'
import { satsMethods } from '../satsMethods.ts'
import { parseApiJson } from '../parseApiJson.ts'

type NetworkMethod = Extract<
  BitcoinMethodName,
  'getInfo' | 'wallet_getNetwork' | 'wallet_getWalletType' | 'wallet_changeNetwork' | 'getBalance'
>

/** The methods of sats-connect about the wallet and its network. */
export function createBitcoinNetworkHandlers(
  context: BitcoinContext,
): Readonly<Record<NetworkMethod, StandardHandler>> {
  const { state, getChain, getAddresses, ask } = context
  return {
    getInfo: () => ({
      version: '1.0.0',
      platform: 'web',
      methods: satsMethods,
      supports: ['WBIP004'],
    }),
    wallet_getNetwork: () => describeSatsNetwork(getChain(undefined)),
    wallet_getWalletType: () => 'software',
    async wallet_changeNetwork({ params, confirm }) {
      const { name } = isRecord(params) ? params : {}
      if (typeof name !== 'string') {
        throw createProviderError('invalidParams', 'Invalid parameters: "name" must be a network.')
      }
      const { chain } = getChain(name)
      if (chain === state.chain) return null
      await confirm(() => ({ kind: 'switchNetwork', to: state.describeChain(chain) }))
      state.setChain(chain)
      return null
    },
    async getBalance({ origin }) {
      const chain = getChain(undefined)
      const shown = state.getExposed(origin)
      const paying = getAddresses(chain).filter(({ id, purpose }) => purpose === 'payment' && shown.includes(id))
      const balances = await Promise.all(paying.map(({ address }) => readBalance((path) => ask(chain, path), address)))
      const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n)
      const confirmed = sum(balances.map((balance) => balance.confirmed))
      const unconfirmed = sum(balances.map((balance) => balance.unconfirmed))
      return { confirmed: `${confirmed}`, unconfirmed: `${unconfirmed}`, total: `${confirmed + unconfirmed}` }
    },
  }
}

/** Returns the balance of an address, in satoshi. */
async function readBalance(
  read: (path: string) => Promise<string>,
  address: string,
): Promise<{ readonly confirmed: bigint; readonly unconfirmed: bigint }> {
  const answer = parseApiJson(await read(`/address/${address}`))
  const { chain_stats: chain, mempool_stats: mempool } = isRecord(answer) ? answer : {}
  return { confirmed: toBalance(chain), unconfirmed: toBalance(mempool) }
}

function toBalance(stats: unknown): bigint {
  const { funded_txo_sum: funded, spent_txo_sum: spent } = isRecord(stats) ? stats : {}
  const isWhole = Number.isSafeInteger(funded) && Number.isSafeInteger(spent)
  return isWhole ? BigInt(Number(funded) - Number(spent)) : 0n
}
