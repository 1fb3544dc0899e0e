import type { TransferSpeed } from '../adapter/features.ts'
import { recentReceiversItem } from '../kernel/store/lazyStoredItems.ts'
import { parseAmount } from '../kernel/utils/parseAmount.ts'
import type { RouteParameters } from '../modal/routes.ts'
import { ESTIMATE_PAUSE } from './constants.ts'
import type { SendContext } from './SendContext.ts'
import { createLookUp } from './createLookUp.ts'
import { createReceivers } from './createReceivers.ts'
import { createTokens } from './createTokens.ts'
import { createFormReads, type FormReads } from './createFormReads.ts'
import { selectPayer } from './selectPayer.ts'
import type { SendPayer, SendPluginState, SendToken } from './state.ts'

/** What the visitor has entered: every edit of it, and what the form shows of the chain. */
export interface SendDraft extends Pick<FormReads, 'getTarget'> {
  /** Starts with nothing entered, for the account in use. */
  begin(): void
  /** Enters what the parameters of the view say. */
  fill(parameters: NonNullable<RouteParameters['WalletSend']>): void
  setToken(token: SendToken): Promise<void>
  setAmount(parameters: { readonly text: string; readonly amount: bigint | null }): void
  setMax(): void
  /** A name that is being typed is looked up once typing rests. */
  setReceiver(text: string): void
  setSpeed(speed: TransferSpeed): void
  acceptLookAlike(): void
  /** Returns to editing: what was reviewed is no longer promised. */
  edit(): void
  /** Enters a whole transfer at once. Resolves when the name of the receiver has been looked up. */
  enterAll(parameters: {
    readonly token: SendToken
    readonly to: string
    readonly amount: bigint
    readonly speed: TransferSpeed
    readonly accepted: string | null
  }): Promise<void>
  /** Ends everything under way and returns the signal of what follows; it aborts with the next change. */
  restart(): AbortSignal
  /** Looks up a name at once that is still being typed. Resolves when no name is being looked up. */
  waitForReceiver(): Promise<void>
  /** The account in use has changed, perhaps: what was entered stays, what was read of another account goes. */
  follow(): void
  reset(): void
  readonly tokens: ReturnType<typeof createTokens>
}

/** Creates the draft of one modal. */
export function createDraft(context: SendContext): SendDraft {
  const { controllers, ports, signal: lifetime, store } = context
  const { adapters, network } = controllers
  const { getState } = store
  const recents = context.persist(recentReceiversItem)
  const tokens = createTokens(context)
  const receivers = createReceivers(context)
  let run = new AbortController()
  let cancelPause = (): void => undefined

  const patch = (part: Partial<SendPluginState>): void => {
    if (!lifetime.aborted) store.patch(part)
  }

  const restart = (): AbortSignal => {
    cancelPause()
    run.abort()
    run = new AbortController()
    return AbortSignal.any([run.signal, lifetime])
  }

  const { getTarget, readForm } = createFormReads(context)

  /** Applies an edit, which ends whatever was being checked. */
  const change = (part: Partial<SendPluginState>, { pause = 0 } = {}): void => {
    const { status } = getState()
    // What the wallet was asked for does not change any more.
    if (status === 'sending' || status === 'idle') return
    const signal = restart()
    patch({ status: 'editing', problems: [], review: null, error: null, recordKey: null, ...part })
    cancelPause = ports.clock.after(pause, () => void readForm(signal))
  }

  const lookUp = createLookUp({
    clock: ports.clock,
    resolve: async (name) => await receivers.resolve(name, getState()),
    onStart: (receiver) => patch({ receiver }),
    // A check waits for the name: it continues.
    onFound: (receiver) => (getState().status === 'checking' ? patch({ receiver }) : change({ receiver })),
  })

  const setReceiver = (text: string): void => {
    const { status, receiverText: before } = getState()
    if (status === 'sending' || status === 'idle') return
    lookUp.drop()
    const receiver = receivers.identify(text, getState())
    const isTyped = isKeystroke({ before, text })
    change(
      {
        receiverText: text,
        receiver: receiver.status === 'resolving' && isTyped ? { status: 'none' } : receiver,
        accepted: null,
        facts: { ...getState().facts, receiver: null, fee: null, feeAtMost: null },
      },
      { pause: ESTIMATE_PAUSE },
    )
    if (receiver.status === 'resolving') lookUp.start({ name: receiver.name, isTyped })
  }

  const readSpeeds = async (payer: SendPayer): Promise<void> => {
    const { transfer } = adapters.find(payer.namespace)?.features ?? {}
    // Without them, the form offers no choice.
    const speeds = await transfer?.getSpeeds?.({ connectionId: payer.connectionId }).catch(() => [])
    if (speeds && getState().payer?.caipAddress === payer.caipAddress) patch({ speeds })
  }

  const begin = (): void => {
    lookUp.drop()
    const signal = restart()
    const payer = selectPayer(controllers)
    patch({
      ...store.getInitialState(),
      status: payer ? 'editing' : 'idle',
      payer,
      token: payer && tokens.getCoin(payer),
      recents: (payer && recents.get()?.[payer.namespace]) ?? [],
    })
    void readForm(signal)
    if (payer) void readSpeeds(payer)
  }

  const reset = (): void => {
    lookUp.drop()
    restart()
    patch(store.getInitialState())
  }

  const follow = (): void => {
    const { status, payer: before, receiverText, isMax } = getState()
    if (status === 'idle') return
    const payer = selectPayer(controllers)
    if (payer?.caipAddress === before?.caipAddress && payer?.connectionId === before?.connectionId) return
    if (!payer) return reset()
    // S4.058.
    if (payer.networkId !== before?.networkId) return begin()
    restart()
    patch({ status: 'editing', payer, facts: store.getInitialState().facts, ...(isMax && { amount: null }) })
    // Whether an address is known or one's own depends on the account.
    setReceiver(receiverText)
  }

  return {
    tokens,
    begin,
    restart,
    reset,
    follow,
    getTarget,
    setReceiver,
    fill: ({ to, token, amount }) => {
      if (to !== undefined) setReceiver(to)
      const enterAmount = (): void => {
        const { decimals } = getState().token ?? {}
        if (amount === undefined || decimals === undefined) return
        const value = parseAmount({ text: amount, decimals, locale: 'en' })
        change({ amountText: amount, amount: typeof value === 'bigint' ? value : null, isMax: false })
      }
      const { payer } = getState()
      if (token === undefined || !payer) return enterAmount()
      change({ token: null, facts: store.getInitialState().facts, amount: null, amountText: '', isMax: false })
      void tokens.find(token, payer).then((found) => {
        // The visitor has chosen another token, or uses another account.
        if (getState().payer !== payer || getState().token !== null) return
        if (found) change({ token: found })
        enterAmount()
      })
    },
    setToken: async (token) => {
      const { status, payer, receiverText } = getState()
      if (status === 'sending') return
      if (payer && token.caipNetworkId !== payer.networkId)
        await network.switchNetwork({ network: token.caipNetworkId, signal: lifetime })
      if (getState().payer?.networkId !== token.caipNetworkId) return
      change({ token, facts: store.getInitialState().facts, amount: null, amountText: '', isMax: false })
      // The receiver must not be the token itself; after a switch the text is entered anew.
      setReceiver(receiverText)
    },
    setAmount: ({ text, amount }) => change({ amountText: text, amount, isMax: false }, { pause: ESTIMATE_PAUSE }),
    setMax: () => change({ amountText: '', amount: null, isMax: true }),
    setSpeed: (speed) => change({ speed }),
    acceptLookAlike: () => {
      const { receiver } = getState()
      if (receiver.status === 'found') change({ accepted: receiver.address })
    },
    edit: () => change({}),
    enterAll: async ({ token, to, amount, speed, accepted }) => {
      change({ token, amount, speed })
      setReceiver(to)
      if (accepted !== null) change({ accepted })
      await lookUp.finish()
    },
    waitForReceiver: lookUp.finish,
  }
}

/** Whether one character was entered, removed or replaced, so that more may follow. */
function isKeystroke({ before, text }: { readonly before: string; readonly text: string }): boolean {
  const shorter = Math.min(before.length, text.length)
  let start = 0
  while (start < shorter && before[start] === text[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === text.at(-1 - end)) end += 1
  return text !== before && Math.max(before.length, text.length) - start - end <= 1
}
