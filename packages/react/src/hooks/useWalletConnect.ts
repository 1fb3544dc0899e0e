import { pairingPlugin, type Connection, type PairingState, type WalletConnectState } from '@latchkey/core'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** What `useWalletConnect` gives. */
export interface UseWalletConnectReturnType {
  readonly status: WalletConnectState['status']
  /** The way of the pairing: `ready` holds the `uri` to show and when it expires. */
  readonly pairing: PairingState
  /** The wallet behind the session; its words are hostile until shown as text. */
  readonly session: WalletConnectState['session']
  /** `waiting`: the relay is away and is tried again. */
  readonly relay: WalletConnectState['relay']
  /** Makes a code ahead of need. Never throws. */
  readonly prepare: () => Promise<void>
  /**
   * Shows a code until a wallet has taken it up; it is renewed as it expires.
   *
   * @throws as `useConnect().connect`.
   */
  readonly pair: (parameters?: { readonly signal?: AbortSignal | undefined }) => Promise<Connection>
}

/**
 * Pairs with a wallet on another device from an interface of your own: show `pairing.uri` as a code, or open it as a link
 * on a phone. The modal's own view does the same.
 *
 * @example
 * ```tsx
 * function Pair() {
 *   const { pairing, pair } = useWalletConnect()
 *   if (pairing.status === 'ready') return <a href={pairing.uri}>Open your wallet</a>
 *   return <button onClick={() => pair().catch(() => undefined)}>Pair a phone</button>
 * }
 * ```
 */
export function useWalletConnect(): UseWalletConnectReturnType {
  const modal = useModalInstance()
  const { load, store } = modal.plugin(pairingPlugin)
  const state = useSelector(store, (current) => current)
  return {
    ...state,
    prepare: async () => {
      const machine = await load().catch(() => undefined)
      await machine?.prepare()
    },
    pair: ({ signal } = {}) => modal.connect({ connectorId: 'walletConnect', signal }),
  }
}
