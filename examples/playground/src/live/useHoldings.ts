import { useAccount } from '@latchkey/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useChain } from '../devnet/useChain.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { readHoldings, type Holdings } from './readHoldings.ts'

/** Polling interval in ms. */
const interval = 4_000

/** The connected account's balances, read every few seconds and on refresh. */
export function useHoldings(): { readonly holdings: Holdings | undefined; readonly refresh: () => void } {
  const modal = useStore(usePlayground().modal)
  const { address } = useAccount()
  const chain = useChain()
  const key = `${chain?.network.caipNetworkId} ${address}`
  const [found, setFound] = useState<{ readonly key: string; readonly holdings: Holdings }>()
  const latest = useRef<() => void>(undefined)
  useEffect(() => {
    if (chain === undefined || address === undefined) return undefined
    let isCurrent = true
    const read = (): void => {
      readHoldings({ modal, chain, address }).then(
        (holdings) => isCurrent && setFound({ key, holdings }),
        // The chain is unreachable: the last values stay until the next poll.
        () => undefined,
      )
    }
    read()
    latest.current = read
    const timer = setInterval(read, interval)
    return () => {
      isCurrent = false
      latest.current = undefined
      clearInterval(timer)
    }
  }, [modal, chain, address, key])
  const refresh = useCallback(() => latest.current?.(), [])
  return { holdings: found?.key === key ? found.holdings : undefined, refresh }
}
