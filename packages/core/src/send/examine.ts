import type { TransferSimulation } from '../adapter/features.ts'
import type { Network } from '../adapter/Network.ts'
import type { AdapterFeatures } from '../adapter/features.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { findNotes, findProblems } from './findProblems.ts'
import { hasSameDecimals, readBalances, readFee, readMax, readReceiver, simulate, toReadError } from './readFacts.ts'
import type { SendFacts, SendPayer, SendPluginState, SendProblem, SendReview, SendToken } from './state.ts'

export interface ExamineParameters {
  readonly features: AdapterFeatures
  readonly network: Network
  readonly draft: SendPluginState & { readonly payer: SendPayer; readonly token: SendToken; readonly amount: bigint }
  /** Reads the address of the receiver's name again; `null` if it has none. @throws what the query throws */
  readonly resolve: (name: string) => Promise<string | null>
  readonly signal: AbortSignal
}

/** What the chain says of a transfer now. */
export interface Examination {
  readonly facts: SendFacts
  readonly problems: readonly SendProblem[]
  /** The largest amount that can be sent now, if the visitor asked for it. */
  readonly max: bigint | null
  readonly review: SendReview | null
}

/** Reads every fact of a transfer again. Nothing is refused but on what was read. @throws nothing but an abort */
export async function examine(parameters: ExamineParameters): Promise<Examination> {
  const { draft, features, network, signal } = parameters
  const { payer, token, speed, receiver } = draft
  const found = receiver.status === 'found' ? receiver : null
  const target = { features, network, payer, token, speed, signal, to: found?.address ?? null }
  const unread: SendProblem[] = []
  const tell = (error: unknown): void => {
    if (unread.length === 0) unread.push({ problem: 'unread', error: toErrorSummary(toReadError(error)) })
  }
  const reading = async <value>(promise: Promise<value>): Promise<value | undefined> => {
    try {
      return await promise
    } catch (error) {
      tell(error)
      return undefined
    }
  }

  const reads = { ...target, amount: draft.amount }
  const [max, nameAddress] = await Promise.all([
    draft.isMax && found ? reading(readMax({ ...reads, to: found.address })) : undefined,
    found?.name != null ? reading(parameters.resolve(found.name)) : undefined,
  ])
  // The most that can be sent may have fallen since; it is never raised.
  const amount = max !== undefined && max.amount < draft.amount ? max.amount : draft.amount
  const [balances, fee, facts, simulation, isSameToken] = await Promise.all([
    reading(readBalances(target)),
    readFee({ ...reads, amount }),
    readReceiver(reads),
    simulate({ ...reads, amount }),
    hasSameDecimals(reads),
  ])
  signal.throwIfAborted()

  const known: SendFacts = {
    balance: balances?.balance ?? null,
    coinBalance: balances?.coinBalance ?? null,
    ...fee,
    receiver: facts,
  }
  const problems = [
    ...findProblems({ ...draft, amount }, known),
    ...(isSameToken ? [] : [{ problem: 'decimalsChanged' } as const]),
    ...(found?.name != null && nameAddress !== undefined && nameAddress !== found.address
      ? [{ problem: 'nameChanged', before: found.address, after: nameAddress } as const]
      : []),
    ...unread,
  ]
  const failure = problems.length === 0 ? toFailure(simulation) : undefined
  if (failure) problems.push(failure)
  const arrives = simulation?.arrives ?? null
  return {
    facts: known,
    problems,
    max: max?.amount ?? null,
    review:
      found === null || problems.length > 0
        ? null
        : {
            payer,
            token,
            amount,
            isMax: draft.isMax,
            to: found.address,
            name: found.name,
            speed,
            fee: fee.fee,
            feeAtMost: fee.feeAtMost,
            arrives,
            changes: simulation?.changes ?? null,
            notes: findNotes({ ...draft, amount }, { ...known, arrives }),
          },
  }
}

function toFailure(simulation: TransferSimulation | null): SendProblem | undefined {
  return simulation?.status === 'failure' ? { problem: 'wouldFail', reason: simulation.reason ?? null } : undefined
}
