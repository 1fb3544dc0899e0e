import type { Transaction } from '@latchkey/protocol/api'
import { toCaipAddress } from '@latchkey/protocol/caip'
import { purchasesPlugin } from '../activity/purchasesPlugin.ts'
import { balanceSourcePlugin } from '../balance/balanceSourcePlugin.ts'
import { refreshBalances } from '../balance/refreshBalances.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { isWebView } from '../kernel/ports/isWebView.ts'
import { openBlankWindow } from '../kernel/ports/openBlankWindow.ts'
import { watchPresence } from '../kernel/ports/watchPresence.ts'
import { formatAmount } from '../kernel/utils/formatAmount.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import { toScaled } from '../kernel/utils/toScaled.ts'
import { BALANCE_EVERY, FOLLOWED_FOR, PURCHASE_POLL } from './constants.ts'
import { isEditable } from './createOnrampForm.ts'
import type { OnrampCalls } from './createOnrampCalls.ts'
import type { OnrampContext } from './OnrampContext.ts'
import { toPageProduct } from './toPageProduct.ts'
import type { OnrampPurchase } from './state.ts'

/** Of the seller's window, in CSS pixels. */
const windowSize = { width: 480, height: 760 }
/** Balances are compared with this many decimals. */
const DIGITS = 36

/** A purchase, from the visitor's click until it is settled. */
export interface OnrampPurchaseMachine {
  /** Opens the seller's window in the visitor's click, then leads it to the seller's page. */
  buy(parameters?: { readonly cryptoAmount?: string | undefined }): Promise<void>
  /** Asks at once what became of the purchase. */
  check(): Promise<void>
  /** Stops to follow the purchase. */
  leave(): void
}

export function createOnrampPurchase(context: OnrampContext, calls: OnrampCalls): OnrampPurchaseMachine {
  const { ports, store } = context
  const { getState, patch } = store
  let controller: AbortController | undefined
  let check = async (): Promise<void> => undefined

  const leave = (): void => {
    controller?.abort()
    controller = undefined
    check = async () => undefined
  }

  const buy: OnrampPurchaseMachine['buy'] = async ({ cryptoAmount } = {}) => {
    const { account, destination: chosen, form, options, selectedProvider: provider, status } = getState()
    if (status === 'opening' || status === 'waiting')
      throw new ModalError('connection.pending', { text: 'Request already pending' })
    const wanted = options?.purchaseCurrencies.find(({ id }) => id === form.purchaseCurrency)?.symbol
    const page = options?.pages?.find((known) => known.provider === provider)?.url
    const isReady = isEditable({ status }) && !getState().quotesLoading && (!options?.isSample || page !== undefined)
    const own = chosen && wanted !== undefined ? { destination: chosen, symbol: wanted } : undefined
    const product = account && page !== undefined ? toPageProduct(account) : own
    if (!isReady || !account || !provider || !product)
      throw new ModalError('onramp.incomplete', { text: 'Choose what to buy first' })
    leave()
    // First of all: browsers open a window only within the press.
    const isLinkOnly = isWebView(ports.platform.userAgent)
    const opened = isLinkOnly ? undefined : openBlankWindow(windowSize)
    const begun = new AbortController()
    controller = begun
    const { signal } = begun
    const purchase: OnrampPurchase = {
      provider,
      partnerUserId: toHex(ports.random.bytes(16)),
      account,
      ...product,
      url: null,
      isBlocked: opened?.isBlocked ?? true,
      arrived: null,
    }
    patch({ status: 'opening', purchase, error: null })
    const before = readBalance(purchase, signal).catch(() => undefined)
    try {
      const creating = calls.createUrl({ purchase, form, page, cryptoAmount: cryptoAmount ?? null, signal })
      const url = await raceAbort(creating, signal)
      patch({ status: 'waiting', purchase: { ...purchase, url } })
      opened?.lead(url)
      follow(purchase, before, signal)
    } catch (cause) {
      opened?.close()
      const error = signal.aborted
        ? new ModalError('request.aborted', { cause })
        : toModalError(cause, 'request.failed')
      await fillMessage(error)
      if (!signal.aborted) patch({ status: 'failed', purchase: null, error: toErrorSummary(error) })
      throw error
    }
  }

  /** The balance of what is bought; `undefined` if this cloud does not read it. */
  const readBalance = async (purchase: OnrampPurchase, signal: AbortSignal): Promise<bigint | undefined> => {
    const { account, destination } = purchase
    const { contract, networkId } = destination
    const source = await context.plugin(balanceSourcePlugin).load()
    const moved = contract === null ? [] : [contract]
    const request = { address: account.address, chainId: networkId, moved, signal }
    const tokens = await source.readFromCloud(request)
    const own = tokens?.find(({ address }) => address?.split(':').at(-1)?.toLowerCase() === contract?.toLowerCase())
    return tokens && (toScaled({ text: own?.quantity.numeric ?? '0', digits: DIGITS }) ?? 0n)
  }

  const settle = (purchase: OnrampPurchase, status: 'arrived' | 'declined', amount: string | null): void => {
    // The seller may have found another window to pay in: only the purchase on the screen is settled there.
    if (getState().purchase?.partnerUserId !== purchase.partnerUserId) return
    leave()
    patch({ status, purchase: { ...(getState().purchase ?? purchase), arrived: amount } })
    if (status === 'declined') return
    const { destination } = purchase
    const caipAddress = toReceiver(purchase)
    const contracts = destination.contract === null ? [] : [destination.contract]
    void refreshBalances(context.modal, { caipAddress, contracts })
  }

  /** Keeps the newest news of each row in the list of the account's transactions. */
  const remember = (purchase: OnrampPurchase, rows: readonly Transaction[]): void => {
    const receiver = toReceiver(purchase)
    context.modal
      .plugin(purchasesPlugin)
      .get()
      .set((purchases) => {
        const known = purchases[receiver] ?? []
        const others = known.filter(({ id }) => !rows.some((row) => row.id === id))
        return { ...purchases, [receiver]: [...rows, ...others] }
      })
  }

  const follow = (purchase: OnrampPurchase, before: Promise<bigint | undefined>, signal: AbortSignal): void => {
    const { clock } = ports
    const end = clock.now() + FOLLOWED_FOR
    let count = 0
    let pending: Promise<void> | undefined

    const ask = async (isBalanceRead: boolean): Promise<void> => {
      const news = await calls.readPurchase({ purchase, signal }).catch(() => undefined)
      if (signal.aborted) return
      if (news) remember(purchase, news.rows)
      if (news?.outcome === 'confirmed') return settle(purchase, 'arrived', news.amount)
      if (news?.outcome === 'failed') return settle(purchase, 'declined', null)
      if (!isBalanceRead) return
      const [then, now] = await Promise.all([before, readBalance(purchase, signal).catch(() => undefined)])
      if (signal.aborted || then === undefined || now === undefined || now <= then) return
      settle(purchase, 'arrived', formatAmount({ value: now - then, decimals: DIGITS }))
    }
    const poll = (isBalanceRead: boolean): Promise<void> => {
      pending ??= ask(isBalanceRead).finally(() => {
        pending = undefined
      })
      return pending
    }
    const endPolls = clock.every(PURCHASE_POLL, () => {
      if (clock.now() > end) return endPolls()
      count += 1
      void poll(count % BALANCE_EVERY === 0)
    })
    const endPresence = watchPresence(() => void poll(true))
    check = () => poll(true)
    signal.addEventListener('abort', () => {
      endPolls()
      endPresence()
    })
  }

  return { buy, check: () => check(), leave }
}

const toReceiver = ({ account, destination }: OnrampPurchase) =>
  toCaipAddress({ networkId: destination.networkId, address: account.address })

const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
