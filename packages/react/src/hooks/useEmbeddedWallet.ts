import { loginPlugin, type FrameUser } from '@latchkey/core'
import { useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useEmbeddedWallet`. */
export interface UseEmbeddedWalletReturnType {
  /** The user with the addresses of the wallet; `undefined` while none is connected. */
  readonly user: FrameUser | undefined
  /** The wallet's addresses; `undefined` while none is connected. */
  readonly addresses: FrameUser['addresses'] | undefined
  /**
   * Whether a passkey or a recovery code opens the wallet on a new device. Without one, the visitor loses the wallet with this device:
   * offer `openSettings`. `undefined` while no wallet is connected.
   */
  readonly hasRecoveryMethod: boolean | undefined
  /** Whether the addresses were checked with the wallet's own key. Until then they are what the server states. */
  readonly isVerified: boolean | undefined
  /** Opens the wallet's settings: recovery methods, devices, export. @throws `auth.notConnected` without a login */
  readonly openSettings: () => Promise<void>
}

/**
 * Returns the embedded wallet of the visitor who is logged in. It signs through the same hooks as every other wallet.
 *
 * @example
 * ```tsx
 * function Backup() {
 *   const { hasRecoveryMethod, openSettings } = useEmbeddedWallet()
 *   if (hasRecoveryMethod !== false) return null
 *   return <button onClick={() => void openSettings().catch(() => undefined)}>Secure your wallet</button>
 * }
 * ```
 */
export function useEmbeddedWallet(): UseEmbeddedWalletReturnType {
  const modal = useModalInstance('useEmbeddedWallet')
  const { load, store } = modal.plugin(loginPlugin)
  const user = useSelector(store, (state) => state.user) ?? undefined
  const openSettings = useMemo(() => async () => await (await load()).openSettings(), [load])
  return {
    user,
    addresses: user?.addresses,
    hasRecoveryMethod: user?.hasRecoveryMethod,
    isVerified: user?.isVerified,
    openSettings,
  }
}
