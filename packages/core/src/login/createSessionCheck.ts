import { frameAnswers, type FrameUser } from '@latchkey/protocol/frame'
import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import type { EmbeddedSession, WalletAddresses } from './createEmbeddedSession.ts'
import type { FrameOwner } from './createFrameOwner.ts'

/** The frame's answers about the session. */
export interface SessionCheck {
  /** Asks who the user is. The frame may show a screen, unless the request is quiet. */
  askUser(parameters: {
    readonly chainId: CaipNetworkId
    readonly signal: AbortSignal | undefined
    readonly isQuiet?: boolean | undefined
  }): Promise<FrameUser>
  isLoggedIn(signal: AbortSignal | undefined): Promise<boolean>
  /**
   * Asks the frame about the session, unless it has confirmed it before. A session that the frame does not know, or that has other
   * addresses there, ends.
   *
   * @throws `auth.notConnected`, `embeddedWallet.accountChanged`, and what the frame throws
   */
  confirm(parameters: {
    readonly signal?: AbortSignal | undefined
    readonly isQuiet?: boolean | undefined
  }): Promise<void>
  isConfirmed(): boolean
  /** The frame is gone and the session may be too, so the next frame is asked again. */
  forget(): void
  /** Asks the frame again, quietly. A check under way may have read the user before what this call is for, so it does not count. */
  renew(): Promise<void>
  /** The frame has answered with the addresses of this session. */
  accept(session: EmbeddedSession, user: FrameUser): void
}

/** A check under way. */
interface Confirming {
  readonly isQuiet: boolean
  /** Ends the check for the caller who began it. */
  readonly signal: AbortSignal | undefined
  readonly done: Promise<void>
}

/** Creates the check of one modal's session. */
export function createSessionCheck(context: {
  readonly frame: Pick<FrameOwner, 'ask'>
  readonly getSession: () => EmbeddedSession | undefined
  readonly getChainId: () => CaipNetworkId
  readonly showError: (error: ModalError) => void
  readonly onUser: (user: FrameUser) => void
}): SessionCheck {
  const { frame, getSession } = context
  let confirmed: EmbeddedSession | undefined
  let confirming: Confirming | undefined

  const isConfirmed = (): boolean => confirmed !== undefined && confirmed === getSession()

  const accept: SessionCheck['accept'] = (session, user) => {
    confirmed = session
    context.onUser(user)
  }

  const askUser: SessionCheck['askUser'] = async ({ chainId, ...parameters }) =>
    await frame.ask({
      name: 'GET_USER',
      payload: { chainId },
      schema: frameAnswers.GET_USER,
      isApproval: true,
      ...parameters,
    })

  const isLoggedIn: SessionCheck['isLoggedIn'] = async (signal) => {
    const schema = frameAnswers.IS_CONNECTED
    return (await frame.ask({ name: 'IS_CONNECTED', payload: undefined, schema, signal })).isConnected
  }

  const check = async (
    session: EmbeddedSession,
    parameters: { readonly isQuiet: boolean; readonly signal: AbortSignal | undefined },
  ): Promise<void> => {
    const isKnown = await isLoggedIn(parameters.signal)
    if (getSession() !== session) return
    if (!isKnown) {
      session.end('expired')
      throw new ModalError('auth.notConnected')
    }
    const user = await askUser({ chainId: context.getChainId(), ...parameters })
    if (getSession() !== session) return
    if (isSameWallet(session, user.addresses)) return accept(session, user)
    session.end('expired')
    const error = new ModalError('embeddedWallet.accountChanged')
    context.showError(error)
    throw error
  }

  /**
   * Waits for a check that another caller began. Its failure counts for both, unless the check could not show a screen or its caller
   * has ended it.
   */
  const join = async (other: Confirming, signal: AbortSignal | undefined): Promise<void> => {
    const done = other.done.catch((error: unknown) => {
      if (!other.isQuiet && other.signal?.aborted !== true) throw error
    })
    await (signal ? raceAbort(done, signal) : done)
  }

  const confirm: SessionCheck['confirm'] = async ({ isQuiet = false, signal }) => {
    if (confirming !== undefined) {
      await join(confirming, signal)
      await confirm({ isQuiet, signal })
      return
    }
    // Nothing is awaited between here and the assignment, so that calls at the same moment share one check.
    const session = getSession()
    if (session === undefined) throw new ModalError('auth.notConnected')
    if (isConfirmed()) return
    const done = check(session, { isQuiet, signal }).finally(() => {
      confirming = undefined
    })
    confirming = { isQuiet, signal, done }
    await done
    // Another session may have taken its place in the meantime, or none.
    if (getSession() !== session) await confirm({ isQuiet, signal })
  }

  const forget = (): void => {
    confirmed = undefined
  }

  return {
    accept,
    askUser,
    isConfirmed,
    isLoggedIn,
    forget,
    confirm,
    renew: async () => {
      await confirming?.done.catch(() => undefined)
      forget()
      await confirm({ isQuiet: true })
    },
  }
}

/** Whether a session is one of the wallet with these addresses. Ethereum addresses may differ by the case of their checksum. */
export function isSameWallet(
  session: Pick<EmbeddedSession, 'addresses' | 'namespaces'>,
  addresses: WalletAddresses,
): boolean {
  return session.namespaces.every(
    (namespace) =>
      foldAddress(namespace, session.addresses[namespace]) === foldAddress(namespace, addresses[namespace]),
  )
}

/** Returns an address in the form in which it is compared. Addresses of Solana are case-sensitive. */
export function foldAddress(namespace: Namespace, address: string | undefined): string | undefined {
  return namespace === 'eip155' ? address?.toLowerCase() : address
}
