import { callMethod, ModalError, readProperty } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import type { BitcoinAccount } from '../../types.ts'
import type { BitcoinChain } from '../chains.ts'
import { chooseNetwork } from '../chooseNetwork.ts'
import { findChain } from '../findChain.ts'
import { isOfChain } from '../isOfChain.ts'
import { listenTo } from '../listenTo.ts'
import { parseAccounts } from '../parseAccounts.ts'
import { requireChain } from '../requireChain.ts'
import { toBytes } from '../toBytes.ts'
import { toList } from '../toList.ts'
import type { BitcoinNetworkId, LinkContext, WalletLink, WalletView } from './types.ts'

/** An account as the wallet gave it, which it wants back when it is to sign. */
interface StandardAccount {
  readonly account: BitcoinAccount
  readonly networkIds: readonly BitcoinNetworkId[]
  readonly raw: unknown
}

/**
 * A wallet of Wallet Standard. Such wallets are on no network of their own: each account says on which chains it can be
 * used, and the app chooses.
 */
export function fromStandard(wallet: object, { networks }: LinkContext): WalletLink {
  let known: readonly StandardAccount[] = []
  let answered: unknown
  let networkId: BitcoinNetworkId | undefined

  const getFeature = (name: string): unknown => readProperty(readProperty(wallet, 'features'), name)
  const hasFeature = (name: string): boolean => getFeature(name) !== undefined
  const call = (name: string, ...values: readonly unknown[]): Promise<unknown> =>
    callMethod(getFeature(name), name.slice(name.indexOf(':') + 1), ...values)

  const toView = (value: unknown, wanted: string | undefined = networkId): WalletView => {
    known = parseStandardAccounts(value, readProperty(wallet, 'chains'))
    const offered = [...new Set(known.flatMap(({ networkIds }) => networkIds))]
    const chosen = chooseNetwork({ offered, wanted, networks })
    if (chosen === undefined)
      return { accounts: [], networkId: requireChain(networkId ?? '').networkId, networkIds: [] }
    networkId = chosen
    const accounts = known.filter(({ networkIds }) => networkIds.includes(chosen)).map(({ account }) => account)
    return { accounts, networkId: chosen, networkIds: offered }
  }

  /** The accounts that the wallet shows, or those that it gave where it shows none at any time. */
  const getShown = (): unknown => {
    const shown = toList(readProperty(wallet, 'accounts')) ?? []
    return shown.length > 0 ? shown : answered
  }

  const findRaw = (address: string): unknown => {
    const found = known.find(({ account }) => account.address === address)
    if (found) return found.raw
    throw new ModalError('account.notFound', { context: { address } })
  }

  /** The accounts of an answer; an empty one has no network. @throws `wallet.unauthorized` */
  const toConnected = (value: unknown, wanted?: string): WalletView => {
    const answer = toList(value)
    if (answer === undefined) throw new ModalError('wallet.invalidResponse', { details: 'Accounts were expected' })
    if (
      parseStandardAccounts(answer, readProperty(wallet, 'chains')).every(({ networkIds }) => networkIds.length === 0)
    )
      throw new ModalError('wallet.unauthorized', { details: 'The wallet shows no account of a known Bitcoin network' })
    answered = answer
    return toView(answer, wanted)
  }

  return {
    wallet,
    connect: async ({ networkId: wanted }) => {
      const answer = await call('bitcoin:connect', { purposes: ['payment', 'ordinals'] })
      return toConnected(readProperty(answer, 'accounts'), wanted)
    },
    restore: async ({ networkId: wanted }) => {
      const shown = toList(readProperty(wallet, 'accounts')) ?? []
      if (shown.length > 0) return toConnected(shown, wanted)
      // Without this feature there is no way to ask that could not prompt.
      const answer = await call('standard:connect', { silent: true })
      return toConnected(readProperty(answer, 'accounts'), wanted)
    },
    listen: (onChange) => {
      const change = (event: unknown): void => {
        onChange(toView(toList(readProperty(event, 'accounts')) ?? getShown()))
      }
      const ends = ['standard:events', 'bitcoin:events'].filter(hasFeature).map((name) => {
        const feature = getFeature(name)
        let unlisten: unknown
        const quiet = listenTo(
          {
            on: (event: string, listener: (value: unknown) => void) => {
              unlisten = Reflect.apply(Reflect.get(Object(feature), 'on'), feature, [event, listener])
            },
          },
          { change },
        )
        return () => {
          quiet()
          try {
            if (typeof unlisten === 'function') Reflect.apply(unlisten, undefined, [])
          } catch {
            // A wallet that cannot stop is not listened to any more.
          }
        }
      })
      return () => {
        for (const end of ends) end()
      }
    },
    switchNetwork: async (wanted) => {
      const view = toView(getShown(), wanted)
      if (view.networkId === wanted) return view
      throw new ModalError('network.unrecognized', { context: { networkId: wanted } })
    },
    disconnect: async () => {
      const name = ['bitcoin:disconnect', 'standard:disconnect'].find(hasFeature)
      if (name !== undefined) await call(name)
    },
    actions: {
      ...(hasFeature('bitcoin:signMessage') && {
        signMessage: async ({ message, account }) => {
          const input = { account: findRaw(account.address), message: new TextEncoder().encode(message) }
          const answer = await call('bitcoin:signMessage', input)
          return base64.encode(toBytes(readProperty(readFirst(answer), 'signature')))
        },
      }),
      ...(hasFeature('bitcoin:signTransaction') && {
        signPsbt: async ({ psbt, inputs }) => {
          const inputsToSign = inputs.map(({ address, index, sighashTypes }) => ({
            account: findRaw(address),
            signingIndexes: [index],
            ...(sighashTypes?.[0] !== undefined && { sigHash: sighashTypes[0] }),
          }))
          const chain = requireChain(networkId ?? '').standard
          const answer = await call('bitcoin:signTransaction', { psbt, chain, inputsToSign })
          return toBytes(readProperty(readFirst(answer), 'signedPsbt'))
        },
      }),
    },
  }
}

function readFirst(answer: unknown): unknown {
  return Array.isArray(answer) ? answer[0] : undefined
}

function parseStandardAccounts(value: unknown, walletChains: unknown): readonly StandardAccount[] {
  const items = toList(value) ?? []
  const accounts: StandardAccount[] = []
  for (const raw of items) {
    const [account] = parseAccounts([raw]) ?? []
    if (account === undefined || accounts.some((other) => other.account.address === account.address)) continue
    const own = toChains(readProperty(raw, 'chains'))
    // What an account is said to be usable on counts only where its address is one.
    const networkIds = (own.length > 0 ? own : toChains(walletChains))
      .filter((chain) => isOfChain(account.address, chain))
      .map(({ networkId }) => networkId)
    accounts.push({ account, networkIds, raw })
  }
  const [first, second, ...others] = accounts
  // Accounts come in the order of the purposes that were asked for, where they do not name their own.
  const isPair = first && second && others.length === 0 && !items.some((item) => readProperty(item, 'purpose'))
  if (!isPair || !isTaproot(second) || isTaproot(first)) return accounts
  return [first, { ...second, account: { ...second.account, type: 'ordinals' } }]
}

function isTaproot({ account }: StandardAccount): boolean {
  return /^(bc|tb|bcrt)1p/.test(account.address)
}

function toChains(value: unknown): readonly BitcoinChain[] {
  return [...new Set((toList(value) ?? []).flatMap((name) => findChain('standard', name) ?? []))]
}
