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

const coinAmount = 10n ** 16n
const tokenAmount = 5n

/** Everything to be done with a connected account, and how the last of it went. */
export function useActions({ onDone }: { readonly onDone: () => void }) {
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

  const run = (title: string, action: () => Promise<Result>): void => {
    setResult({ status: 'waiting', title, text: `Go on in ${walletName}.` })
    void (async () => {
      setResult(await action().catch(toFailure))
      onDone()
    })()
  }

  /** Sends, and follows the transaction to its end. */
  const transact = (
    amount: string,
    send: (onSent: (hash: string) => void) => Promise<{ readonly status: 'success' | 'reverted' }>,
  ): void =>
    run(`Send ${amount}`, async () => {
      let code = ''
      const { status } = await send((hash) => {
        code = hash
        setResult({ status: 'sent', title: `${amount} sent`, text: 'Waiting for the receipt.', code })
      })
      return status === 'success'
        ? { status, title: 'Confirmed', text: `${shorten(to)} has received ${amount}.`, code }
        : {
            status: 'failed',
            title: 'Reverted',
            text: 'The chain refused the transaction. Only the network fee was spent.',
            code,
          }
    })

  const actions = {
    sign: (message: string) =>
      run('Sign a message', async () => {
        const { address: signer, signature, isValid } = await signAndVerify(message)
        return isValid
          ? {
              status: 'success',
              title: 'Signed and verified',
              text: `By ${shorten(signer ?? '')}, as viem confirms.`,
              code: signature,
            }
          : {
              status: 'failed',
              title: 'A foreign signature',
              text: 'It is not of the connected account.',
              code: signature,
            }
      }),
    send:
      chain &&
      (() => {
        transact(`0.01 ${chain.network.nativeCurrency.symbol}`, (onSent) =>
          sendTransfer({ modal, network: chain.network, to, amount: coinAmount, onSent }),
        )
      }),
    sendToken:
      chain &&
      ((token: DevnetToken) => {
        transact(`${tokenAmount} ${token.symbol}`, (onSent) => {
          const amount = tokenAmount * 10n ** BigInt(token.decimals)
          return sendTransfer({ modal, network: chain.network, to, amount, token: token.address, onSent })
        })
      }),
    sendTooMuch:
      chain &&
      ((token: DevnetToken) => {
        transact(`a billion ${token.symbol}`, (onSent) =>
          sendTooMuch({ modal, network: chain.network, to, token, onSent }),
        )
      }),
    switchNetwork:
      other &&
      (() => {
        run(`Switch to ${other.network.name}`, async () => {
          await switchNetwork(other.network)
          return {
            status: 'success',
            title: `On ${other.network.name}`,
            text: 'Wallet and app are on the same network.',
          }
        })
      }),
    faucet:
      chain &&
      address &&
      (() => {
        run('Ask the faucet', async () => {
          await requestFaucet({ devnet, caipNetworkId: chain.network.caipNetworkId, address })
          return {
            status: 'success',
            title: `10 ${chain.network.nativeCurrency.symbol} arrived`,
            text: 'The faucet of the local chains gave them.',
          }
        })
      }),
    disconnect: () =>
      run('Disconnect', async () => {
        await disconnect()
        return { status: 'idle' }
      }),
  }
  return { actions, result, isConnected, chain, other, isBusy: result.status === 'waiting' || result.status === 'sent' }
}
