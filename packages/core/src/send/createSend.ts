import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { TransferSpeed } from '../adapter/features.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { recentReceiversItem } from '../kernel/store/lazyStoredItems.ts'
import { parseAmount } from '../kernel/utils/parseAmount.ts'
import type { RouteParameters, ViewName } from '../modal/routes.ts'
import { selectRoute } from '../modal/routerState.ts'
import { nameAddressQuery } from '../names/nameAddressQuery.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import type { TransactionRecord } from '../transactions/state.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import { ESTIMATE_PAUSE, MAX_TOLERANCE, RECENT_RECEIVERS } from './constants.ts'
import { createReceivers } from './createReceivers.ts'
import { createTokens } from './createTokens.ts'
import { examine, type ExamineParameters } from './examine.ts'
import { isSameAddress } from './isSameAddress.ts'
import { readBalances, readFee, readMax, readReceiver, toTransfer, type ReadFactsParameters } from './readFacts.ts'
import { selectPayer } from './selectPayer.ts'
import {
  initialSendState,
  unknownFacts,
  type SendPluginState,
  type SendProblem,
  type SendReview,
  type SendToken,
} from './state.ts'
import { toSendError } from './toSendError.ts'

/** The parameters of a transfer that an app sends without the form. */
export interface SendParameters {
  /** An address or a name. */
  readonly to: string
  /** In the smallest unit: wei, lamports, satoshi, or the token's own. */
  readonly amount: bigint
  /** The token's address; `null` for the coin. On EVM chains one of them is required. */
  readonly token?: string | null | undefined
  /** `normal` by default. Without effect where the wallet sets the fee. */
  readonly speed?: TransferSpeed | undefined
  /** The receiver's address, if the visitor has compared it with the one that it resembles. */
  readonly accepted?: string | undefined
}

/** Sending, from the visitor's choices to the wallet. */
export interface Send {
  /** Opens the form: continues what the visitor left, or begins with what the parameters say. */
  enter(parameters: RouteParameters['WalletSend']): void
  /**
   * Chooses what is sent. A token of another network switches to it first.
   *
   * @throws what `switchNetwork` throws; what was chosen stays
   */
  setToken(token: SendToken): Promise<void>
  /** Takes what the visitor typed. `amount` is what it means, in the smallest unit; `null` if it is not an amount. */
  setAmount(parameters: { readonly text: string; readonly amount: bigint | null }): void
  /** Asks for as much as can be sent. The amount follows the fee until the visitor types one. */
  setMax(): void
  /** Takes an address or a name. A name is resolved. */
  setReceiver(text: string): void
  setSpeed(speed: TransferSpeed): void
  /** Tells that the visitor has compared the receiver with the address that it resembles, and chooses it all the same. */
  acceptLookAlike(): void
  /** Asks the chain whether the transfer can be made: `ready` with a review, or `editing` with the problems. Never rejects. */
  check(): Promise<void>
  /** Returns from the review to the form. */
  edit(): void
  /**
   * Reads the facts of the review again, then asks the wallet, once. Resolves when the wallet has sent it.
   *
   * @throws `send.changed` if the facts are no longer those of the review, `connection.pending` for a second press, and what the wallet
   * answers: after `request.rejected` nothing was sent and the review is back
   */
  confirm(): Promise<TransactionRecord>
  /**
   * Sends without the form: checks and asks the wallet.
   *
   * @throws `send.incomplete`, `send.tokenRequired`, `connection.required`, `chain.unsupported`, `address.invalid`,
   * `names.resolveFailed`, `transaction.insufficientFunds`, `transaction.dust`, `transaction.simulationFailed`, `send.changed`, and
   * what `confirm` throws
   */
  send(parameters: SendParameters): Promise<TransactionRecord>
  /** Forgets what was entered. */
  reset(): void
  destroy(): void
}

type SendContext = Pick<
  PluginContext<SendPluginState, 'transactions'>,
  'controllers' | 'modal' | 'persist' | 'plugin' | 'ports' | 'signal' | 'store'
>

/** The views that end when something was sent (S2.029). */
const sendViews: readonly ViewName[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']

/** Creates the machine of one modal. */
export function createSend(context: SendContext): Send {
  const { controllers, modal, ports, signal: lifetime, store } = context
  const { adapters, connection, network, router } = controllers
  const recents = context.persist(recentReceiversItem)
  /** Changes with everything that makes an earlier answer worthless. */
  let run = new AbortController()
  let cancelPause = (): void => undefined
  /** While this machine switches the network itself. */
  let isSwitching = false

  const getState = store.getState
  const patch = (part: Partial<SendPluginState>): void => {
    if (!lifetime.aborted) store.patch(part)
  }
  const restart = (): AbortSignal => {
    cancelPause()
    run.abort()
    run = new AbortController()
    return AbortSignal.any([run.signal, lifetime])
  }
  const tokens = createTokens(context)
  const receivers = createReceivers(context)

  const getTarget = (signal: AbortSignal): (ReadFactsParameters & { readonly token: SendToken }) | undefined => {
    const { payer, token, receiver, amount, speed } = getState()
    const chain = payer && network.store.getState().networks.find((each) => each.caipNetworkId === payer.networkId)
    const features = payer && adapters.find(payer.namespace)?.features
    if (!payer || !token || !chain || !features) return undefined
    const to = receiver.status === 'found' ? receiver.address : null
    return { features, network: chain, payer, token, to, amount, speed, signal }
  }

  /** Reads what the form shows: the balances, the fee, and the largest amount if it was asked for. */
  const readForm = async (signal: AbortSignal): Promise<void> => {
    const target = getTarget(signal)
    if (!target) return
    const take = (facts: Partial<SendPluginState['facts']>): void => {
      if (!signal.aborted) patch({ facts: { ...getState().facts, ...facts } })
    }
    const follow = async (): Promise<void> => {
      if (getState().isMax) {
        const max = await readMax({ ...target, to: target.to ?? target.payer.address }).catch(() => undefined)
        if (signal.aborted) return
        if (max) patch({ amount: max.amount })
      }
      take(await readFee({ ...target, amount: getState().amount }))
    }
    await Promise.all([
      readBalances(target).then(take, () => undefined),
      readReceiver(target).then((receiver) => take({ receiver })),
      follow(),
    ])
  }

  /** Applies a change of the visitor's, which ends whatever was being checked. */
  const change = (part: Partial<SendPluginState>, { pause = ESTIMATE_PAUSE } = {}): void => {
    const { status } = getState()
    // What the wallet has been asked for does not change any more.
    if (status === 'sending') return
    const signal = restart()
    patch({ status: 'editing', problems: [], review: null, error: null, recordKey: null, ...part })
    cancelPause = ports.clock.after(pause, () => void readForm(signal))
  }

  const resolveReceiver = (text: string): void => {
    const receiver = receivers.identify(text, getState())
    change({
      receiverText: text,
      receiver,
      accepted: null,
      facts: { ...getState().facts, receiver: null, fee: null, feeAtMost: null },
    })
    if (receiver.status !== 'resolving') return
    const { signal } = run
    void receivers.resolve(receiver.name, getState()).then((found) => {
      const { receiver: current, receiverText } = getState()
      // Another text, account or network has taken its place meanwhile. Other edits do not matter.
      if (receiverText !== text || current.status !== 'resolving' || lifetime.aborted) return
      if (signal.aborted && getState().status === 'idle') return
      change({ receiver: found })
    })
  }

  /** Starts with nothing entered, for the account in use. */
  const begin = (): void => {
    const signal = restart()
    const payer = selectPayer(controllers)
    patch({
      ...initialSendState,
      status: payer ? 'editing' : 'idle',
      payer,
      token: payer && tokens.getCoin(payer),
      speeds: payer ? (adapters.find(payer.namespace)?.features.transfer?.speeds ?? []) : [],
      recents: (payer && recents.get()?.[payer.namespace]) ?? [],
    })
    void readForm(signal)
  }

  const fill = (parameters: NonNullable<RouteParameters['WalletSend']>): void => {
    const { to, token, amount } = parameters
    if (to !== undefined) resolveReceiver(to)
    const enterAmount = (): void => {
      const { token: chosen } = getState()
      if (amount === undefined || !chosen) return
      const value = parseAmount({ text: amount, decimals: chosen.decimals, locale: 'en' })
      change({ amountText: amount, amount: typeof value === 'bigint' ? value : null, isMax: false })
    }
    const { payer } = getState()
    if (token === undefined || !payer) return enterAmount()
    const { signal } = run
    patch({ token: null })
    void tokens.find(token, payer).then((found) => {
      if (getState().payer !== payer || getState().token !== null || (signal.aborted && getState().status === 'idle'))
        return
      change({ token: found ?? null, facts: unknownFacts }, { pause: 0 })
      enterAmount()
    })
  }

  const toDraft = (): ExamineParameters['draft'] | undefined => {
    const state = getState()
    const { payer, token, amount } = state
    return payer && token && amount !== null && amount > 0n ? { ...state, payer, token, amount } : undefined
  }

  const examineDraft = async (signal: AbortSignal) => {
    const draft = toDraft()
    const target = getTarget(signal)
    if (!draft || !target || draft.receiver.status !== 'found') return undefined
    return await examine({
      features: target.features,
      network: target.network,
      draft,
      resolve: async (name) => {
        const parameters = { name, networkId: draft.payer.networkId }
        await nameAddressQuery.invalidate(modal, parameters)
        return await nameAddressQuery.read(modal, parameters)
      },
      signal,
    })
  }

  const check: Send['check'] = async () => {
    if (getState().status === 'sending') return
    const signal = restart()
    patch({ status: 'checking', problems: [], review: null, error: null })
    const examination = await examineDraft(signal).catch(() => undefined)
    if (signal.aborted) return
    if (!examination) {
      patch({ status: 'editing', problems: findIncomplete(getState()) })
      return
    }
    const { facts, problems, review, max } = examination
    if (review) patch({ status: 'ready', facts, review, amount: review.amount })
    else patch({ status: 'editing', facts, problems, ...(getState().isMax && max !== null && { amount: max }) })
  }

  /** Reads the facts of the review again. @throws `send.changed` and the errors of problems */
  const verify = async (review: SendReview, signal: AbortSignal): Promise<SendReview> => {
    const examination = await examineDraft(signal)
    signal.throwIfAborted()
    if (!examination) throw new ModalError('send.changed', { details: 'the draft' })
    const { facts, problems, review: now, max } = examination
    const fallen = review.amount - (now?.amount ?? review.amount)
    const all: readonly SendProblem[] =
      fallen * MAX_TOLERANCE > review.amount ? [{ problem: 'maxChanged', amount: now?.amount ?? 0n }] : problems
    const [first] = all
    if (first || !now) {
      patch({
        status: 'editing',
        facts,
        problems: all,
        review: null,
        ...(review.isMax && max !== null && { amount: max }),
      })
      throw first ? toSendError(first) : new ModalError('send.changed')
    }
    patch({ facts, review: now, amount: now.amount })
    return now
  }

  const submit = async (review: SendReview, signal: AbortSignal): Promise<TransactionRecord> => {
    const { payer, token, amount, to, speed } = review
    const { transfer } = adapters.get(payer.namespace).features
    if (!transfer) throw new ModalError('chain.unsupported', { text: 'Unsupported chain' })
    const transactions = await context.plugin(transactionsPlugin).load()
    signal.throwIfAborted()
    const address = token.address ?? undefined
    const { symbol, decimals } = token
    return await transactions.submit({
      namespace: payer.namespace,
      networkId: payer.networkId,
      address: payer.address,
      summary: { action: 'send', to, amount: String(amount), decimals, symbol, token: token.address },
      content: { transfer: { to, amount, token: address } },
      ask: async ({ signal: asking }) => {
        // The visitor has left this account while the record was written.
        signal.throwIfAborted()
        return await transfer.send(toTransfer({ payer, token, speed, signal: asking }, { to, amount }))
      },
    })
  }

  const finish = (review: SendReview, record: TransactionRecord, isCurrent: boolean): void => {
    const { namespace } = review.payer
    const others = (recents.get()?.[namespace] ?? []).filter(
      ({ address }) => !isSameAddress({ address, other: review.to }),
    )
    const list = [{ address: review.to, name: review.name }, ...others].slice(0, RECENT_RECEIVERS)
    recents.set({ ...recents.get(), [namespace]: list })
    if (!isCurrent) return
    const { payer, token, speeds } = getState()
    patch({ ...initialSendState, status: 'sent', payer, token, speeds, recents: list, recordKey: record.key })
    if (sendViews.includes(selectRoute(router.store.getState()).view)) router.reset('Account')
  }

  const confirm: Send['confirm'] = async () => {
    const { status, review } = getState()
    if (status === 'sending') throw new ModalError('connection.pending', { text: 'Request already pending' })
    if (status !== 'ready' || !review) throw new ModalError('send.incomplete')
    const signal = restart()
    patch({ status: 'sending', error: null })
    const before = new Set(
      context
        .plugin(transactionsPlugin)
        .store.getState()
        .records.map(({ key }) => key),
    )
    try {
      const verified = await verify(review, signal)
      const record = await submit(verified, signal)
      finish(verified, record, !signal.aborted)
      return record
    } catch (cause) {
      const error = toModalError(cause, signal.aborted ? 'request.aborted' : 'request.failed')
      if (!signal.aborted && getState().status === 'sending') {
        const { records } = context.plugin(transactionsPlugin).store.getState()
        const record = records.find(({ key, status: each }) => !before.has(key) && each !== 'failed')
        const isDeclined = isModalError(error, 'request.rejected')
        patch({
          status: isDeclined ? 'ready' : 'failed',
          error: toErrorSummary(error),
          recordKey: record?.key ?? null,
        })
      }
      throw error
    }
  }

  const reset = (): void => {
    restart()
    patch({ ...initialSendState })
  }

  /** Follows the account in use: what was entered stays, what was read of another account goes. */
  const follow = (): void => {
    const { status, payer: before, receiverText } = getState()
    if (status === 'idle' || isSwitching) return
    const payer = selectPayer(controllers)
    if (payer?.caipAddress === before?.caipAddress && payer?.connectionId === before?.connectionId) return
    if (!payer) return reset()
    // S4.058.
    if (payer.networkId !== before?.networkId) return begin()
    const signal = restart()
    patch({ status: 'editing', payer, facts: unknownFacts, problems: [], review: null, error: null, recordKey: null })
    if (getState().isMax) patch({ amount: null })
    if (receiverText !== '') resolveReceiver(receiverText)
    else void readForm(signal)
  }
  const ends = [adapters.store, connection.store, network.store].map((each) => each.subscribe(follow))

  return {
    enter: (parameters) => {
      const { status } = getState()
      if (status === 'sending') return
      if (status === 'idle' || status === 'sent') begin()
      else if (parameters === undefined && status !== 'editing') change({}, { pause: 0 })
      if (parameters) fill(parameters)
    },
    setToken: async (token) => {
      const { payer, receiverText } = getState()
      if (payer && token.caipNetworkId !== payer.networkId) {
        isSwitching = true
        try {
          await network.switchNetwork({ network: token.caipNetworkId, signal: lifetime })
        } finally {
          isSwitching = false
        }
        begin()
        if (getState().payer?.networkId !== token.caipNetworkId) return
        if (receiverText !== '') resolveReceiver(receiverText)
      }
      change({ token, facts: unknownFacts, amount: null, amountText: '', isMax: false }, { pause: 0 })
      if (receiverText !== '') resolveReceiver(receiverText)
    },
    setAmount: ({ text, amount }) => change({ amountText: text, amount, isMax: false }),
    setMax: () => change({ amountText: '', amount: null, isMax: true }, { pause: 0 }),
    setReceiver: resolveReceiver,
    setSpeed: (speed) => change({ speed }, { pause: 0 }),
    acceptLookAlike: () => {
      const { receiver } = getState()
      if (receiver.status === 'found') change({ accepted: receiver.address })
    },
    check,
    edit: () => change({}, { pause: 0 }),
    confirm,
    send: async ({ to, amount, token, speed = 'normal', accepted }) => {
      const payer = selectPayer(controllers)
      if (!payer) throw new ModalError('connection.required', { text: 'Wallet is not connected' })
      assertServed(payer.networkId)
      if (to.trim() === '' || amount <= 0n) throw new ModalError('send.incomplete')
      if (token === undefined && payer.namespace === 'eip155') throw new ModalError('send.tokenRequired')
      if (getState().status === 'sending')
        throw new ModalError('connection.pending', { text: 'Request already pending' })
      begin()
      const found = token == null ? tokens.getCoin(payer) : await tokens.find(token, payer)
      if (!found) throw new ModalError('address.invalid', { details: `token: ${token}` })
      const identified = receivers.identify(to, { ...getState(), token: found })
      const receiver =
        identified.status === 'resolving' ? await receivers.resolve(identified.name, getState()) : identified
      if (receiver.status === 'fault' && receiver.fault.fault === 'unresolved')
        throw new ModalError('names.resolveFailed')
      if (getState().payer !== payer && getState().payer?.caipAddress !== payer.caipAddress)
        throw new ModalError('send.changed', { details: 'the account' })
      change({ token: found, amount, receiverText: to, receiver, speed, accepted: accepted ?? null })
      await check()
      const { status, problems } = getState()
      const [problem] = problems
      if (problem) throw toSendError(problem)
      if (status !== 'ready') throw new ModalError('send.changed')
      return await confirm()
    },
    reset,
    destroy: () => {
      cancelPause()
      run.abort()
      for (const end of ends) end()
    },
  }

  function assertServed(networkId: CaipNetworkId): void {
    const { namespace } = selectPayer(controllers) ?? {}
    const feature = namespace && adapters.find(namespace)?.features.transfer
    if (!feature)
      throw new ModalError('chain.unsupported', { text: 'Unsupported chain', context: undefined, details: networkId })
  }
}

/** What is missing before the chain can be asked. */
function findIncomplete(state: SendPluginState): readonly SendProblem[] {
  const { token, amount, receiver } = state
  const problems: SendProblem[] = []
  if (token === null) problems.push({ problem: 'tokenMissing' })
  if (amount === null || amount <= 0n) problems.push({ problem: 'amountMissing' })
  if (receiver.status === 'fault') problems.push({ problem: 'receiver', fault: receiver.fault.fault })
  else if (receiver.status !== 'found') problems.push({ problem: 'receiverMissing' })
  return problems
}
