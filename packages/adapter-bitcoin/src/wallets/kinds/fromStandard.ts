import { callMethod, listenToStandard, ModalError, readProperty } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import type { BitcoinAccount } from '../../types.ts'
import type { BitcoinChain } from '../../chain/chains.ts'
import { chooseNetwork } from '../chooseNetwork.ts'
import { findChain } from '../../chain/findChain.ts'
import { isOfChain } from '../../chain/isOfChain.ts'
import { parseAccounts } from '../parseAccounts.ts'
import { requireChain } from '../../chain/requireChain.ts'
import { toBytes } from '../toBytes.ts'
import { toList } from '../toList.ts'
import type { BitcoinNetworkId, WalletContext, ConnectedWallet, WalletView } from '../ConnectedWallet.ts'

/** An account with the wallet's own object for it, which signing requires. */
interface StandardAccount {
  readonly account: BitcoinAccount
  readonly networkIds: readonly BitcoinNetworkId[]
  readonly raw: unknown
}

/**
 * Wraps a wallet of Wallet Standard. Such wallets have no current network: each account lists its chains, and the app chooses
 * one.
 */
export function fromStandard(wallet: object, { networks }: WalletContext): ConnectedWallet {
  let known: readonly StandardAccount[] = []
  let answered: unknown
  let networkId: BitcoinNetworkId | undefined

  const getFeature = (name: string): unknown => readProperty(readProperty(wallet, 'features'), name)
  const hasFeature = (name: string): boolean => getFeature(name) !== undefined
  const call = (name: string, ...values: readonly unknown[]): Promise<unknown> =>
    callMethod(getFeature(name), name.slice(name.indexOf(':') + 1), ...values)

  const toView = (value: unknown, requested: string | undefined = networkId): WalletView => {
    known = parseStandardAccounts(value, readProperty(wallet, 'chains'))
    const offered = [...new Set(known.flatMap(({ networkIds }) => networkIds))]
    const chosen = chooseNetwork({ offered, requested, networks })
    if (chosen === undefined)
      return { accounts: [], networkId: requireChain(networkId ?? '').networkId, networkIds: [] }
    networkId = chosen
    const accounts = known.filter(({ networkIds }) => networkIds.includes(chosen)).map(({ account }) => account)
    return { accounts, networkId: chosen, networkIds: offered }
  }

  /** The wallet's `accounts`, or its last answer if it does not maintain them. */
  const getShown = (): unknown => {
    const shown = toList(readProperty(wallet, 'accounts')) ?? []
    return shown.length > 0 ? shown : answered
  }

  const findRaw = (address: string): unknown => {
    const match = known.find(({ account }) => account.address === address)
    if (match) return match.raw
    throw new ModalError('account.notFound', { context: { address } })
  }

  /** Parses the accounts of an answer. @throws `wallet.unauthorized` without an account of a known network */
  const toConnected = (value: unknown, requested?: string): WalletView => {
    const answer = toList(value)
    if (answer === undefined) throw new ModalError('wallet.invalidResponse', { details: 'Accounts were expected' })
    if (
      parseStandardAccounts(answer, readProperty(wallet, 'chains')).every(({ networkIds }) => networkIds.length === 0)
    )
      throw new ModalError('wallet.unauthorized', { details: 'The wallet shows no account of a known Bitcoin network' })
    answered = answer
    return toView(answer, requested)
  }

  return {
    wallet,
    connect: async ({ networkId: requested }) => {
      const answer = await call('bitcoin:connect', { purposes: ['payment', 'ordinals'] })
      return toConnected(readProperty(answer, 'accounts'), requested)
    },
    restore: async ({ networkId: requested }) => {
      const shown = toList(readProperty(wallet, 'accounts')) ?? []
      if (shown.length > 0) return toConnected(shown, requested)
      // Only this feature is certain not to prompt.
      const answer = await call('standard:connect', { silent: true })
      return toConnected(readProperty(answer, 'accounts'), requested)
    },
    listen: (onChange) => {
      const change = (event: unknown): void => {
        onChange(toView(toList(readProperty(event, 'accounts')) ?? getShown()))
      }
      const names = ['standard:events', 'bitcoin:events']
      const ends = names.map((name) => listenToStandard(getFeature(name), change))
      return () => {
        for (const end of ends) end()
      }
    },
    switchNetwork: async (requested) => {
      const view = toView(getShown(), requested)
      if (view.networkId === requested) return view
      throw new ModalError('network.unrecognized', { context: { networkId: requested } })
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
    const chains = toChains(readProperty(raw, 'chains'))
    // A chain counts only if the address is valid there.
    const networkIds = (chains.length > 0 ? chains : toChains(walletChains))
      .filter((chain) => isOfChain(account.address, chain))
      .map(({ networkId }) => networkId)
    accounts.push({ account, networkIds, raw })
  }
  const [first, second, ...others] = accounts
  // Accounts without a purpose come in the order of the requested purposes.
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
