import { pairingPlugin, type Connection, type PairingState, type WalletConnectState } from '@latchkey/core'
import { WALLET_CONNECT_ID } from '@latchkey/core/internal'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useWalletConnect`. */
export interface UseWalletConnectReturnType {
  readonly status: WalletConnectState['status']
  /** The state of the pairing: `ready` has the `uri` to show and its expiry. */
  readonly pairing: PairingState
  /** The wallet of the session. Untrusted: render its fields as text only. */
  readonly session: WalletConnectState['session']
  /** `waiting`: the relay is unavailable and is retried. */
  readonly relay: WalletConnectState['relay']
  /** Creates a pairing code in advance. Never throws. */
  readonly prepare: () => Promise<void>
  /**
   * Shows a code until a wallet has paired; the code is renewed before it expires.
   *
   * @throws Like `useConnect().connect`.
   */
  readonly pair: (parameters?: { readonly signal?: AbortSignal | undefined }) => Promise<Connection>
}

/**
 * Pairs with a wallet on another device from your own interface: show `pairing.uri` as a QR code, or open it as a link on a
 * phone. The modal's own view uses the same hook.
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
  const modal = useModalInstance('useWalletConnect')
  const { load, store } = modal.plugin(pairingPlugin)
  const state = useSelector(store, (current) => current)
  return {
    ...state,
    prepare: async () => {
      const machine = await load().catch(() => undefined)
      await machine?.prepare()
    },
    pair: ({ signal } = {}) => modal.connect({ connectorId: WALLET_CONNECT_ID, signal }),
  }
}
