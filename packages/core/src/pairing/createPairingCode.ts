import type { PairedSession, PairingClient, Proposal } from '../adapter/PairingClient.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import { PAIRING_EXPIRED_MARGIN, PAIRING_RETRY_INTERVAL } from './constants.ts'
import type { PairingState } from './types.ts'

/** The pairing code at hand: proposed, shown, renewed as it expires, and answered by a wallet. */
export interface PairingCode {
  /** Proposes a code unless a good one is at hand. */
  propose(): Promise<Proposal>
  /** Resolves to the session of the wallet that scans the code, which is renewed until then. */
  obtain(signal: AbortSignal): Promise<PairedSession>
  /** Drops the code at hand. */
  forget(): void
  /** Replaces the code at hand by a new one. */
  renew(): void
  isAtHand(): boolean
}

/** Creates the pairing code of one modal. */
export function createPairingCode(context: {
  readonly clock: ClockPort
  readonly open: () => Promise<PairingClient>
  readonly proposeTo: (client: PairingClient) => Promise<Proposal>
  /** Whether a call of `pair` waits for a wallet. */
  readonly isWaited: () => boolean
  readonly show: (pairing: PairingState) => void
}): PairingCode {
  const { clock, isWaited, show } = context
  let current: { readonly proposal: Proposal; readonly client: PairingClient; readonly end: () => void } | undefined
  let proposing: Promise<Proposal> | undefined
  /** Ends the wait for the code at hand, so that a new one is made. */
  let renewWait: (() => void) | undefined

  const forget = (): void => {
    current?.end()
    current = undefined
  }

  const watch = (proposal: Proposal, client: PairingClient): void => {
    const showProgress = (): void => {
      const { progress } = proposal.store.getState()
      if (progress === 'failed' || progress === 'settled') return
      const { uri, expiresAt } = proposal
      show(
        progress === 'responded'
          ? { status: 'settling' }
          : { status: 'ready', uri, expiresAt, isPublished: progress === 'published' },
      )
    }
    current = { proposal, client, end: proposal.store.subscribe(showProgress) }
    showProgress()
    const drop = (): void => {
      if (current?.proposal !== proposal) return
      forget()
      if (!isWaited()) show({ status: 'idle' })
    }
    // A session of a code that no call waits for is ended.
    proposal.approval.then((session) => {
      if (isWaited() || current?.proposal !== proposal) return
      drop()
      void client.disconnect({ topic: session.topic })
    }, drop)
  }

  const propose = (): Promise<Proposal> => {
    const { proposal } = current ?? {}
    const isGood =
      proposal &&
      (proposal.store.getState().progress === 'responded' || proposal.expiresAt - clock.now() > PAIRING_EXPIRED_MARGIN)
    if (isGood) return Promise.resolve(proposal)
    forget()
    proposing ??= (async () => {
      try {
        show({ status: 'preparing' })
        const client = await context.open()
        const created = await context.proposeTo(client)
        watch(created, client)
        return created
      } finally {
        proposing = undefined
      }
    })()
    return proposing
  }

  /** Waits for the wallet. Resolves to `undefined` when a new code is due. */
  const wait = async (proposal: Proposal, signal: AbortSignal): Promise<PairedSession | undefined> => {
    let cancel: () => void = () => undefined
    const isOver = new Promise<undefined>((resolve, reject) => {
      const due = proposal.expiresAt - PAIRING_EXPIRED_MARGIN - clock.now()
      const renew = (): void => resolve(undefined)
      const stop = clock.after(Math.max(due, 0), () => {
        // A wallet that has answered is settling: its session is on its way.
        if (proposal.store.getState().progress !== 'responded') renew()
      })
      const abort = (): void => reject(toModalError(signal.reason, 'connection.aborted'))
      renewWait = renew
      signal.addEventListener('abort', abort)
      cancel = () => {
        stop()
        signal.removeEventListener('abort', abort)
      }
      if (signal.aborted) abort()
    })
    const approval = proposal.approval.catch((error: unknown) => {
      // The code expired while the page slept: the next one takes its place.
      if (toModalError(error, 'connection.failed').code === 'pairing.expired') return undefined
      throw error
    })
    try {
      return await Promise.race([approval, isOver])
    } finally {
      cancel()
      renewWait = undefined
    }
  }

  /** Separates codes by an interval, however fast they expire. */
  const pause = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        cancel()
        signal.removeEventListener('abort', end)
        resolve()
      }
      const cancel = clock.after(PAIRING_RETRY_INTERVAL, end)
      signal.addEventListener('abort', end)
      // The signal may have aborted between the last code and this pause.
      if (signal.aborted) end()
    })

  const obtain = async (signal: AbortSignal): Promise<PairedSession> => {
    signal.throwIfAborted()
    const session = await wait(await propose(), signal)
    forget()
    if (session) return session
    await pause(signal)
    return await obtain(signal)
  }

  return {
    propose,
    obtain,
    forget,
    renew: () => {
      forget()
      renewWait?.()
    },
    isAtHand: () => current !== undefined,
  }
}
