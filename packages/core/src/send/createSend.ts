import type { TransferSpeed } from '../adapter/features.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { RouteParameters } from '../modal/routes.ts'
import type { TransactionRecord } from '../transactions/state.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import { createDraft, type SendDraft } from './createDraft.ts'
import type { SendContext } from './SendContext.ts'
import { createSubmission } from './createSubmission.ts'
import { findIncomplete } from './findProblems.ts'
import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import { selectPayer } from './selectPayer.ts'
import type { SendReview } from './state.ts'
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
export interface Send extends Pick<SendDraft, 'setAmount' | 'setReceiver' | 'setSpeed' | 'acceptLookAlike' | 'edit'> {
  /** Opens the form: continues what the visitor left, or begins with what the parameters say. */
  enter(parameters: RouteParameters['WalletSend']): void
  /**
   * Chooses what is sent. A token of another network switches to it first.
   *
   * @throws what `switchNetwork` throws; what was chosen stays
   */
  setToken: SendDraft['setToken']
  /** Asks for as much as can be sent. The amount follows the fee until the visitor types one. */
  setMax: SendDraft['setMax']
  /** Asks the chain whether the transfer can be made: `ready` with a review, or `editing` with the problems. Never rejects. */
  check(): Promise<void>
  /**
   * Reads the facts of the review again, then asks the wallet, once. Resolves when the wallet has sent it.
   *
   * @throws `send.changed` if the facts are no longer those of the review, `connection.pending` for a second press, and what the wallet
   * answers: after `request.rejected` nothing was sent and the review is back
   */
  confirm(): Promise<TransactionRecord>
  /**
   * Sends without the form: checks, then asks the wallet. It replaces what was entered in the form.
   *
   * @throws `send.incomplete`, `send.tokenRequired`, `connection.required`, `chain.unsupported`, `address.invalid`,
   * `names.resolveFailed`, `transaction.insufficientFunds`, `transaction.dust`, `transaction.simulationFailed`, `send.changed`, and
   * what `confirm` throws
   */
  send(parameters: SendParameters): Promise<TransactionRecord>
  /** Forgets what was entered. A request that the wallet has already remains, and its transaction is followed. */
  reset(): void
  destroy(): void
}

/** Creates the machine of one modal. */
export function createSend(context: SendContext): Send {
  const { controllers, store } = context
  const { adapters, connection, network } = controllers
  const { getState, patch } = store
  const draft = createDraft(context)
  const submission = createSubmission(context, draft)
  const ends = [adapters.store, connection.store, network.store].map((each) => each.subscribe(draft.follow))

  const listRecords = (): readonly TransactionRecord[] => context.plugin(transactionsPlugin).store.getState().records

  const check: Send['check'] = async () => {
    if (['sending', 'idle'].includes(getState().status)) return
    const signal = draft.restart()
    patch({ status: 'checking', problems: [], review: null, error: null, recordKey: null })
    await draft.waitForReceiver()
    if (signal.aborted) return
    const incomplete = findIncomplete(getState())
    if (incomplete.length > 0) return patch({ status: 'editing', problems: incomplete })
    const examination = await submission.examineDraft(signal).catch(() => undefined)
    if (signal.aborted || !examination) return
    const { facts, problems, review, max } = examination
    if (review) patch({ status: 'ready', facts, review, amount: review.amount })
    else patch({ status: 'editing', facts, problems, ...(getState().isMax && max !== null && { amount: max }) })
  }

  const confirm: Send['confirm'] = async () => {
    const { status, review } = getState()
    if (status === 'sending') throw createPending()
    if (status !== 'ready' || !review) throw createIncomplete()
    const signal = draft.restart()
    patch({ status: 'sending', error: null })
    const known = listRecords()
    try {
      const verified = await submission.verify(review, signal)
      const record = await submission.submit(verified, signal)
      submission.finish({ review: verified, record, isCurrent: !signal.aborted })
      return record
    } catch (cause) {
      const error = toModalError(cause, signal.aborted ? 'request.aborted' : 'request.failed')
      // Another account is in use, or the check before the wallet has found something.
      if (!signal.aborted && getState().status === 'sending')
        patch({
          status: isModalError(error, 'request.rejected') ? 'ready' : 'failed',
          error: toErrorSummary(error),
          recordKey: findOpenRecord({ records: listRecords(), known, review }),
        })
      throw error
    }
  }

  return {
    enter: (parameters) => {
      const { status } = getState()
      if (status === 'sending') return
      if (status === 'idle' || status === 'sent') draft.begin()
      else if (status !== 'editing') draft.edit()
      if (parameters) draft.fill(parameters)
    },
    setToken: draft.setToken,
    setAmount: draft.setAmount,
    setMax: draft.setMax,
    setReceiver: draft.setReceiver,
    setSpeed: draft.setSpeed,
    acceptLookAlike: draft.acceptLookAlike,
    edit: draft.edit,
    check,
    confirm,
    send: async ({ to, amount, token, speed = 'normal', accepted }) => {
      const payer = selectPayer(controllers)
      if (!payer) throw new ModalError('connection.required', { text: 'Wallet is not connected' })
      if (!adapters.find(payer.namespace)?.features.transfer)
        throw new ModalError('chain.unsupported', { text: 'Unsupported chain', details: payer.networkId })
      if (to.trim() === '' || amount <= 0n) throw createIncomplete()
      if (token === undefined && payer.namespace === 'eip155')
        throw new ModalError('send.tokenRequired', { text: 'A token is required' })
      if (getState().status === 'sending') throw createPending()
      draft.begin()
      const found = token == null ? draft.tokens.getCoin(payer) : await draft.tokens.find(token, payer)
      if (!found) throw new ModalError('address.invalid', { details: `token: ${token}` })
      await draft.enterAll({ token: found, to, amount, speed, accepted: accepted ?? null })
      const { receiver, payer: current } = getState()
      if (current?.caipAddress !== payer.caipAddress) throw new ModalError('send.changed', { details: 'the account' })
      if (receiver.status === 'fault' && receiver.fault.fault === 'unresolved')
        throw new ModalError('names.resolveFailed')
      await check()
      const [problem] = getState().problems
      if (problem) throw toSendError(problem)
      return await confirm()
    },
    reset: draft.reset,
    destroy: () => {
      draft.reset()
      for (const end of ends) end()
    },
  }
}

/** The record of a request whose answer leaves open whether it was sent. */
function findOpenRecord(parameters: {
  readonly records: readonly TransactionRecord[]
  /** The records before the request. */
  readonly known: readonly TransactionRecord[]
  readonly review: SendReview
}): string | null {
  const { records, known, review } = parameters
  const isOpen = ({ key, status, address, summary }: TransactionRecord): boolean =>
    known.every((other) => other.key !== key) &&
    status !== 'failed' &&
    isSameAddress({ address, other: review.payer.address }) &&
    summary.to === review.to
  return records.find(isOpen)?.key ?? null
}

const createPending = (): ModalError => new ModalError('connection.pending', { text: 'Request already pending' })

/** S5.027. */
const createIncomplete = (): ModalError =>
  new ModalError('send.incomplete', { text: 'An amount and receiver address are required' })
