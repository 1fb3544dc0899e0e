import { callMethod } from '@latchkey/core/adapter'
import { hex } from '@scure/base'
import { toBytes } from '../toBytes.ts'
import type { WalletActions } from '../ConnectedWallet.ts'

/** Creates the actions of UniSat and of wallets with the same interface. */
export function createInjectedActions(getProvider: () => unknown): Required<Omit<WalletActions, 'getPublicKey'>> {
  return {
    signMessage: ({ message, protocol }) =>
      callMethod(getProvider(), 'signMessage', message, protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'),
    signPsbt: async ({ psbt, inputs }) => {
      const toSignInputs = inputs.map(({ index, address, sighashTypes }) => ({
        index,
        address,
        ...(sighashTypes && { sighashTypes: [...sighashTypes] }),
      }))
      const answer = await callMethod(getProvider(), 'signPsbt', hex.encode(psbt), {
        autoFinalized: false,
        toSignInputs,
      })
      return toBytes(answer, 'hex')
    },
    sendTransfer: ({ to, amount }) => callMethod(getProvider(), 'sendBitcoin', to, Number(amount)),
  }
}
