import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { selectNetwork } from '../network/networkState.ts'
import { readBalances, readFee, readMax, readReceiver, toReadError, type ReadFactsParameters } from './readFacts.ts'
import type { SendContext } from './SendContext.ts'
import type { SendPluginState } from './state.ts'

/** What the form shows of the chain while the visitor edits. */
export interface FormReads {
  /** What the chain is asked about; `undefined` without an account, a token or a network. */
  getTarget(signal: AbortSignal): ReadFactsParameters | undefined
  /** Reads the balances, the fee, and the largest amount if it was asked for. What cannot be read stays unknown: the check says why. */
  readForm(signal: AbortSignal): Promise<void>
}

export function createFormReads(context: Pick<SendContext, 'controllers' | 'store'>): FormReads {
  const { adapters, network } = context.controllers
  const { getState, patch } = context.store

  const getTarget: FormReads['getTarget'] = (signal) => {
    const { payer, token, receiver, amount, speed } = getState()
    const chain = payer && selectNetwork(network.store.getState(), payer.networkId)
    const features = payer && adapters.find(payer.namespace)?.features
    if (!payer || !token || !chain || !features) return undefined
    const to = receiver.status === 'found' ? receiver.address : null
    return { features, network: chain, payer, token, to, amount, speed, signal }
  }

  const readForm: FormReads['readForm'] = async (signal) => {
    const target = getTarget(signal)
    if (!target) return
    const take = (facts: Partial<SendPluginState['facts']>): void => {
      if (!signal.aborted) patch({ facts: { ...getState().facts, ...facts } })
    }
    const readAmount = async (): Promise<void> => {
      if (!getState().isMax) return
      try {
        // The fee hardly depends on the receiver; it is read again when there is one.
        const max = await readMax({ ...target, to: target.to ?? target.payer.address })
        if (!signal.aborted) patch({ amount: max?.amount ?? null })
      } catch (error) {
        if (!signal.aborted) patch({ problems: [{ problem: 'unread', error: toErrorSummary(toReadError(error)) }] })
      }
    }
    const follow = async (): Promise<void> => {
      await readAmount()
      if (!signal.aborted) take(await readFee({ ...target, amount: getState().amount }))
    }
    await Promise.all([
      readBalances(target).then(take, () => undefined),
      readReceiver(target).then((receiver) => take({ receiver })),
      follow(),
    ])
  }

  return { getTarget, readForm }
}
