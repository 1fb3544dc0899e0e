import type {
  AdapterFeatures,
  FeeEstimate,
  GetMaxParameters,
  InspectReceiverParameters,
  ReceiverFacts,
  TransferParameters,
  TransferSimulation,
} from '../adapter/features.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { raceAbort } from '../kernel/utils/raceAbort.ts'
import type { Answer } from './createFakeWallet.ts'

/** What a chain answers to a read: a value, an error, or a function of the call that may wait. */
export type FakeReply<call, value> = value | Error | ((call: call) => value | Promise<value>)

/** What the chain answers to the reads of a fake transfer. */
export interface FakeTransferReplies {
  estimate: FakeReply<TransferParameters, FeeEstimate>
  getMax: FakeReply<GetMaxParameters, { readonly amount: bigint; readonly fee: bigint }>
  simulate: FakeReply<TransferParameters, TransferSimulation>
  inspect: FakeReply<InspectReceiverParameters, ReceiverFacts>
}

/** A call of a fake transfer's functions, in the order in which they came. */
export type FakeTransferCall =
  | { readonly method: 'estimate' | 'simulate' | 'send'; readonly call: TransferParameters }
  | { readonly method: 'getMax'; readonly call: GetMaxParameters }
  | { readonly method: 'inspect'; readonly call: InspectReceiverParameters }

/** Transfers over no chain, which a test scripts. */
export interface FakeTransfer {
  /** The feature that a fake adapter takes as part of its `features`. */
  readonly features: { readonly transfer: Required<NonNullable<AdapterFeatures['transfer']>> }
  /** Applies to the reads that follow. */
  readonly replies: FakeTransferReplies
  /** The visitor's answer to the next transfers. */
  answer: Answer
  /** Answers the pending transfers. */
  settle(answer: Exclude<Answer, 'hold'>): void
  /** Makes the id of a sent transfer. By default each gets another hash. */
  createId: (call: TransferParameters) => string
  readonly log: FakeTransferCall[]
  /** The transfers that the wallet sent. */
  readonly sent: TransferParameters[]
}

/** Creates transfers that cost 21, have no largest amount below 1,000, succeed, and go to ordinary accounts. */
export function createFakeTransfer(replies: Partial<FakeTransferReplies> = {}): FakeTransfer {
  let held: ((answer: Answer) => void)[] = []

  const read = async <call extends { readonly signal?: AbortSignal | undefined }, value>(
    reply: FakeReply<call, value>,
    call: call,
  ): Promise<value> => {
    if (reply instanceof Error) throw reply
    const answer = Promise.resolve(isFunction(reply) ? reply(call) : reply)
    return call.signal ? await raceAbort(answer, call.signal) : await answer
  }

  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (answer: Answer): void => {
        if (answer === 'approve') resolve()
        else if (answer === 'hold') held.push(settle)
        else if (answer === 'reject') reject(new ModalError('request.rejected'))
        else if (answer === 'fail') reject(new ModalError('request.failed'))
        else reject(answer instanceof Error ? answer : answer.error)
      }
      settle(fake.answer)
    })

  const fake: FakeTransfer = {
    answer: 'approve',
    log: [],
    sent: [],
    replies: {
      estimate: { fee: 21n, feeAtMost: 42n },
      getMax: { amount: 1_000n, fee: 42n },
      simulate: { status: 'success' },
      inspect: { kind: 'account' },
      ...replies,
    },
    createId: () => `0x${String(fake.sent.length).padStart(64, '0')}`,
    settle: (answer) => {
      const waiting = held
      held = []
      for (const settle of waiting) settle(answer)
    },
    features: {
      transfer: {
        getSpeeds: async () => await Promise.resolve(['slow', 'normal', 'fast']),
        estimate: async (call) => {
          fake.log.push({ method: 'estimate', call })
          return await read(fake.replies.estimate, call)
        },
        getMax: async (call) => {
          fake.log.push({ method: 'getMax', call })
          return await read(fake.replies.getMax, call)
        },
        simulate: async (call) => {
          fake.log.push({ method: 'simulate', call })
          return await read(fake.replies.simulate, call)
        },
        inspect: async (call) => {
          fake.log.push({ method: 'inspect', call })
          return await read(fake.replies.inspect, call)
        },
        send: async (call) => {
          fake.log.push({ method: 'send', call })
          await (call.signal ? raceAbort(ask(), call.signal) : ask())
          fake.sent.push(call)
          return { id: fake.createId(call) }
        },
      },
    },
  }
  return fake
}

function isFunction<call, value>(reply: FakeReply<call, value>): reply is (call: call) => value | Promise<value> {
  return typeof reply === 'function'
}
