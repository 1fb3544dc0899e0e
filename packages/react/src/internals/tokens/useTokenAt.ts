import type { Namespace, Network, TokenBalance } from '@latchkey/core'
import { isModalError } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useModalInstance } from '../useModalInstance.ts'

/** What is at an address that the visitor entered. */
export type TokenAt =
  /** The text is no address. */
  | { readonly status: 'idle' | 'reading' | 'notToken' }
  | { readonly status: 'found'; readonly token: TokenBalance; readonly network: Network }
  | { readonly status: 'failed'; readonly retry: () => void }

interface Reading {
  readonly key: string
  readonly result: 'notToken' | 'failed' | TokenBalance
}

/** Reads the token at an address over the app's own endpoints, so that it can be chosen without a cloud. */
export function useTokenAt(parameters: {
  readonly namespace: Namespace
  readonly network: Network | undefined
  readonly text: string
}): TokenAt {
  const { namespace, network, text } = parameters
  const { adapters } = useModalInstance().controllers
  const [reading, setReading] = useState<Reading>()
  const adapter = adapters.find(namespace)
  const balance = adapter?.features.balance
  const isWanted = network !== undefined && balance?.getTokenInfo !== undefined && adapter?.isAddress(text)
  const key = isWanted ? `${network.caipNetworkId}:${text}` : undefined

  const isDue = key !== undefined && reading?.key !== key
  useEffect(() => {
    if (!isDue || network === undefined || !balance?.getTokenInfo) return
    const controller = new AbortController()
    const settle = (result: Reading['result']): void => {
      if (!controller.signal.aborted) setReading({ key, result })
    }
    balance.getTokenInfo({ token: text, network, signal: controller.signal }).then(
      ({ name, symbol, decimals, address }) =>
        settle({
          name,
          symbol,
          chainId: network.caipNetworkId,
          address: `${network.caipNetworkId}:${address}`,
          quantity: { decimals: String(decimals), numeric: '' },
        }),
      (error: unknown) => settle(isModalError(error, 'address.invalid') ? 'notToken' : 'failed'),
    )
    return () => controller.abort()
  }, [key, balance, network, text, isDue])

  if (key === undefined || network === undefined) return { status: 'idle' }
  if (reading?.key !== key) return { status: 'reading' }
  if (reading.result === 'notToken') return { status: 'notToken' }
  if (reading.result !== 'failed') return { status: 'found', token: reading.result, network }
  return {
    status: 'failed',
    retry: () => setReading(undefined),
  }
}
