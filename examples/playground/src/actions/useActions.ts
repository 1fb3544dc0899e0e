import { useAccount, useDisconnect, useNetwork, useWalletInfo } from '@latchkey/react'
import { useState } from 'react'
import { chainKinds } from '../devnet/chainKinds.ts'
import type { DevnetToken } from '../devnet/Devnet.ts'
import { requestFaucet } from '../devnet/requestFaucet.ts'
import { useChain } from '../devnet/useChain.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { shorten } from '../ui/shorten.ts'
import type { Result } from './Result.ts'
import { sendTransfer } from './sendTransfer.ts'
import { toFailure } from './toFailure.ts'
import { useSignAndVerify } from './useSignAndVerify.ts'

const tokenAmount = 5n
const hugeAmount = 1_000_000_000n

/** The file that shows how to implement an action. */
export type CodeOfAction = 'sign.ts' | 'send.ts'

/** What a first visit leads through after connecting. */
export type Step = 'sign' | 'send' | 'switch'

/** The actions of a page, and the state of the last one. */
export type PageActions = ReturnType<typeof useActions>

export interface UseActionsParameters {
  readonly onStart: (file: CodeOfAction) => void
  readonly onDone: () => void
}

/** All actions with a connected account, and the state of the last one. */
export function useActions({ onStart, onDone }: UseActionsParameters) {
  const playground = usePlayground()
  const { devnet } = playground
  const modal = useStore(playground.modal)
  const { address, isConnected } = useAccount()
  const { switchNetwork, namespace } = useNetwork()
  const walletName = useWalletInfo()?.name ?? 'the wallet'
  const { disconnect } = useDisconnect()
  const signAndVerify = useSignAndVerify()
  const [result, setResult] = useState<Result>({ status: 'idle' })
  const chain = useChain()
  const [done, setDone] = useState<readonly Step[]>([])
  const other = devnet.chains.find((entry) => entry !== chain && entry.network.chainNamespace === namespace)

  const run = async (title: string, action: () => Promise<Result>, step?: Step): Promise<void> => {
    setResult({ status: 'waiting', title, text: `Continue in ${walletName}.` })
    const ended = await action().catch(toFailure)
    setResult(ended)
    if (step !== undefined && ended.status === 'success') setDone((previous) => [...previous, step])
    onDone()
  }

  /** Sends, and follows the transaction until it succeeds or fails. */
  const transact = async (
    amount: string,
    send: (onSent: (hash: string) => void) => Promise<{ readonly status: 'success' | 'reverted' | 'replaced' }>,
  ): Promise<void> => {
    onStart('send.ts')
    await run(
      `Send ${amount}`,
      async () => {
        let code = ''
        const { status } = await send((hash) => {
          code = hash
          setResult({ status: 'sent', title: `${amount} sent`, text: 'Waiting for the chain.', code })
        })
        if (status === 'success')
          return { status, title: 'Confirmed', text: `${shorten(chain?.receiver ?? '')} has received ${amount}.`, code }
        if (status === 'replaced') {
          const text = 'Another transaction of the account took its place. Nothing was sent.'
          return { status: 'failed', title: 'Replaced', text, code }
        }
        const text = 'The chain rejected the transaction. Only the network fee was spent.'
        return { status: 'failed', title: 'Reverted', text, code }
      },
      'send',
    )
  }

  const sign = async (message: string): Promise<void> => {
    onStart('sign.ts')
    await run(
      'Sign the message',
      async () => {
        const { address: signer, signature: code } = await signAndVerify(message)
        return {
          status: 'success',
          title: 'Signed and verified',
          text: `Signed by ${shorten(signer)}.`,
          code,
        }
      },
      'sign',
    )
  }

  /** Sends to the chain's receiver, in the smallest unit. */
  const transfer = async (parameters: { text: string; amount: bigint; token?: DevnetToken }): Promise<void> => {
    if (chain === undefined) return
    const { network, receiver: to } = chain
    const { text, amount, token } = parameters
    await transact(text, (onSent) => sendTransfer({ modal, network, to, amount, token: token?.address, onSent }))
  }

  const send = async (): Promise<void> => {
    const { symbol = '', decimals = 0 } = chain?.network.nativeCurrency ?? {}
    await transfer({ text: `0.01 ${symbol}`, amount: 10n ** BigInt(decimals - 2) })
  }

  const sendToken = async (token: DevnetToken): Promise<void> => {
    const { symbol, decimals } = token
    await transfer({ text: `${tokenAmount} ${symbol}`, amount: tokenAmount * 10n ** BigInt(decimals), token })
  }

  /** Only on EVM chains can a sent transaction fail. Elsewhere it is rejected before. */
  const sendMore = async (): Promise<void> => {
    const evm = devnet.evm.find((entry) => entry === chain)
    if (evm) {
      const { sendTooMuch } = await import('./sendTooMuch.ts')
      await transact(`a billion ${evm.tokens[0]?.symbol}`, (onSent) => sendTooMuch({ modal, chain: evm, onSent }))
      return
    }
    const { symbol = '', decimals = 0 } = chain?.network.nativeCurrency ?? {}
    await transfer({ text: `a billion ${symbol}`, amount: hugeAmount * 10n ** BigInt(decimals) })
  }

  const changeNetwork = async (): Promise<void> => {
    if (other === undefined) return
    const { name } = other.network
    await run(
      `Switch to ${name}`,
      async () => {
        await switchNetwork(other.network)
        return { status: 'success', title: `On ${name}`, text: 'The wallet and the app are on the same network.' }
      },
      'switch',
    )
  }

  const askFaucet = async (): Promise<void> => {
    if (chain === undefined || address === undefined) return
    const { chainNamespace, nativeCurrency } = chain.network
    await run('Ask the faucet', async () => {
      await requestFaucet({ devnet, chain, address })
      const title = `${chainKinds[chainNamespace].faucetCoins} ${nativeCurrency.symbol} arrived`
      return { status: 'success', title, text: 'From the local faucet.' }
    })
  }

  const leave = async (): Promise<void> => {
    await run('Disconnect', async () => {
      await disconnect()
      setDone([])
      return { status: 'idle' }
    })
  }

  return {
    result,
    done,
    chain,
    other,
    isConnected,
    isBusy: result.status === 'waiting' || result.status === 'sent',
    actions: { sign, send, sendToken, sendMore, changeNetwork, askFaucet, leave },
  }
}
