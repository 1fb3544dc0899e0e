import { definePlugin } from '../plugin/definePlugin.ts'
import type { WalletConnectState } from './types.ts'

export const initialPairingState: WalletConnectState = {
  status: 'disconnected',
  pairing: { status: 'idle' },
  session: null,
  relay: 'idle',
}

/** Pairing with wallets on other devices, over the relay of the app or of its project. */
export const pairingPlugin = /*#__PURE__*/ definePlugin({
  id: 'pairing',
  requires: ['deepLinkMemory', 'project', 'signIn'],
  initialState: () => initialPairingState,
  load: async () => (await import('./createPairingMachine.ts')).createPairingMachine,
})
