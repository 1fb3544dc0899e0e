import { isModalError, ModalError, withLimits } from '@latchkey/core/adapter'
import type { ClockPort, ErrorCode } from '@latchkey/core/adapter'
import { numberToHex } from 'viem'
import type { GuardedProvider } from './guardProvider.ts'
import type { AddChainParameter } from './toAddChainParameter.ts'
import { toWalletError } from './toWalletError.ts'

/** How long a wallet may take to switch after it approved, in ms. */
const SWITCH_TIMEOUT = 3_000

/** The codes of a wallet that does not know a chain. */
const unknownChain: readonly ErrorCode[] = ['network.unrecognized', 'network.invalidChainId']

/**
 * Switches a wallet to a chain (EIP-3326), and adds the chain first if the wallet does not know it (EIP-3085). Resolves
 * when the wallet reports the chain, by its answer or by its event, whichever comes first.
 *
 * @throws `network.switchRejected` if the visitor declines; `network.unrecognized` if the wallet neither knows the chain
 * nor can add it; `network.switchFailed` if it approves but stays on its chain, and for other failures.
 */
export async function switchChain(parameters: {
  readonly guard: GuardedProvider
  readonly clock: ClockPort
  readonly chainId: number
  /** The description of the chain for wallets that do not know it. Without it the chain is not added. */
  readonly chain: AddChainParameter | undefined
  readonly signal?: AbortSignal | undefined
}): Promise<void> {
  const { guard, clock, chainId, chain } = parameters
  const over = new AbortController()
  const signal = parameters.signal ? AbortSignal.any([parameters.signal, over.signal]) : over.signal
  const context = { action: 'switchNetwork', networkId: `eip155:${chainId}` } as const

  let arrive: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const unlisten = guard.listen({
    chainChanged: (id) => {
      if (id === chainId) arrive()
    },
  })

  const ask = async (method: string, parameter: object): Promise<void> => {
    await guard.request({ method, params: [parameter], signal })
  }
  const askToSwitch = (): Promise<void> => ask('wallet_switchEthereumChain', { chainId: numberToHex(chainId) })
  const isThere = async (): Promise<boolean> => (await guard.getChainId()) === chainId

  const go = async (): Promise<void> => {
    try {
      await askToSwitch()
    } catch (cause) {
      const error = toWalletError(cause, { ...context, method: 'wallet_switchEthereumChain' })
      if (chain === undefined || !unknownChain.includes(error.code)) throw error
      try {
        await ask('wallet_addEthereumChain', chain)
      } catch (refusal) {
        const failure = toWalletError(refusal, { ...context, method: 'wallet_addEthereumChain' })
        throw isModalError(failure, 'request.unsupported') ? error : failure
      }
      // A wallet may add a chain without switching to it.
      if (!(await isThere())) await askToSwitch()
    }
    if (await isThere()) return
    // Some wallets answer before they have switched.
    await withLimits(arrival, { clock, signals: [signal], timeout: SWITCH_TIMEOUT }).catch(async () => {
      signal.throwIfAborted()
      if (!(await isThere())) throw new ModalError('network.switchFailed', { details: 'The wallet did not switch' })
    })
  }

  try {
    await Promise.race([arrival, go()])
  } catch (error) {
    throw toWalletError(error, context)
  } finally {
    over.abort()
    unlisten()
  }
}
