import { definePlugin } from '../plugin/definePlugin.ts'
import type { WalletConnectState } from './types.ts'

export const initialPairingState: WalletConnectState = {
  status: 'disconnected',
  pairing: { status: 'idle' },
  session: null,
  relay: 'idle',
}

/** Pairing with wallets on other devices, over the relay that the app or its project names. */
export const pairingPlugin = /*#__PURE__*/ definePlugin({
  id: 'pairing',
  requires: ['deepLinkMemory', 'project', 'signIn'],
  initialState: () => initialPairingState,
  load: async () => (await import('./createPairingMachine.ts')).createPairingMachine,
})
