import { useAccount, useDisconnect, useNetwork, useWalletInfo } from '@latchkey/react'
import { useState } from 'react'
import type { DevnetToken } from '../devnet/Devnet.ts'
import { requestFaucet } from '../devnet/requestFaucet.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { shorten } from '../ui/shorten.ts'
import type { Result } from './Result.ts'
import { sendTooMuch } from './sendTooMuch.ts'
import { sendTransfer } from './sendTransfer.ts'
import { toFailure } from './toFailure.ts'
import { useSignAndVerify } from './useSignAndVerify.ts'

/** 0.01 of a coin with 18 decimals. */
const coinAmount = 10n ** 16n
const tokenAmount = 5n

/** The file that shows how an action is done. */
export type CodeOfAction = 'sign.ts' | 'send.ts'

export interface ActionsProps {
  readonly onStart: (file: CodeOfAction) => void
  readonly onDone: () => void
}

/** Everything to be done with a connected account, and how the last of it went. */
export function useActions({ onStart, onDone }: ActionsProps) {
  const playground = usePlayground()
  const { devnet } = playground
  const modal = useStore(playground.modal)
  const { address, isConnected } = useAccount({ namespace: 'eip155' })
  const { network, switchNetwork } = useNetwork({ namespace: 'eip155' })
  const walletName = useWalletInfo({ namespace: 'eip155' })?.name ?? 'the wallet'
  const { disconnect } = useDisconnect()
  const signAndVerify = useSignAndVerify()
  const [result, setResult] = useState<Result>({ status: 'idle' })
  const chain = devnet.chains.find((entry) => entry.network.caipNetworkId === network?.caipNetworkId)
  const other = devnet.chains.find((entry) => entry !== chain)
  const to = devnet.receiver

  const run = async (title: string, action: () => Promise<Result>): Promise<void> => {
    setResult({ status: 'waiting', title, text: `Go on in ${walletName}.` })
    setResult(await action().catch(toFailure))
    onDone()
  }

  /** Sends, and follows the transaction to its end. */
  const transact = async (
    amount: string,
    send: (onSent: (hash: string) => void) => Promise<{ readonly status: 'success' | 'reverted' }>,
  ): Promise<void> => {
    onStart('send.ts')
    await run(`Send ${amount}`, async () => {
      let code = ''
      const { status } = await send((hash) => {
        code = hash
        setResult({ status: 'sent', title: `${amount} sent`, text: 'Waiting for the receipt.', code })
      })
      if (status === 'success')
        return { status, title: 'Confirmed', text: `${shorten(to)} has received ${amount}.`, code }
      const text = 'The chain refused the transaction. Only the network fee was spent.'
      return { status: 'failed', title: 'Reverted', text, code }
    })
  }

  const sign = async (message: string): Promise<void> => {
    onStart('sign.ts')
    await run('Sign the message', async () => {
      const { address: signer = '', signature: code, isValid } = await signAndVerify(message)
      return isValid
        ? { status: 'success', title: 'Signed and verified', text: `By ${shorten(signer)}, as viem confirms.`, code }
        : { status: 'failed', title: 'A foreign signature', text: 'It is not of the connected account.', code }
    })
  }

  const send = async (): Promise<void> => {
    if (chain === undefined) return
    await transact(`0.01 ${chain.network.nativeCurrency.symbol}`, (onSent) =>
      sendTransfer({ modal, network: chain.network, to, amount: coinAmount, onSent }),
    )
  }

  const sendToken = async ({ address: token, symbol, decimals }: DevnetToken): Promise<void> => {
    if (chain === undefined) return
    const amount = tokenAmount * 10n ** BigInt(decimals)
    await transact(`${tokenAmount} ${symbol}`, (onSent) =>
      sendTransfer({ modal, network: chain.network, to, amount, token, onSent }),
    )
  }

  const sendMore = async (token: DevnetToken): Promise<void> => {
    if (chain === undefined) return
    await transact(`a billion ${token.symbol}`, (onSent) =>
      sendTooMuch({ modal, network: chain.network, to, token, onSent }),
    )
  }

  const changeNetwork = async (): Promise<void> => {
    if (other === undefined) return
    const { name } = other.network
    await run(`Switch to ${name}`, async () => {
      await switchNetwork(other.network)
      return { status: 'success', title: `On ${name}`, text: 'The wallet and the app are on the same network.' }
    })
  }

  const askFaucet = async (): Promise<void> => {
    if (chain === undefined || address === undefined) return
    const { caipNetworkId, nativeCurrency } = chain.network
    await run('Ask the faucet', async () => {
      await requestFaucet({ devnet, caipNetworkId, address })
      return { status: 'success', title: `10 ${nativeCurrency.symbol} arrived`, text: 'From the local faucet.' }
    })
  }

  const leave = async (): Promise<void> => {
    await run('Disconnect', async () => {
      await disconnect()
      return { status: 'idle' }
    })
  }

  return {
    result,
    chain,
    other,
    isConnected,
    isBusy: result.status === 'waiting' || result.status === 'sent',
    actions: { sign, send, sendToken, sendMore, changeNetwork, askFaucet, leave },
  }
}
