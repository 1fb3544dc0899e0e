import type { ControllableWallet } from '@latchkey/testing/adapter'
import type { BitcoinTypes } from '../types.ts'
import type { Face } from './faces/types.ts'

/** What the contract suite drives of a wallet. */
export function toControls(
  face: Face,
  parameters: {
    readonly connectorId: string
    readonly accounts: ControllableWallet<BitcoinTypes>['accounts']
  } & Pick<ControllableWallet<BitcoinTypes>, 'changeNetwork' | 'offerNetworks'>,
): ControllableWallet<BitcoinTypes> {
  const { human, show } = face
  return {
    ...parameters,
    answerWith: human.answerWith,
    release: human.release,
    getPromptCount: human.getPromptCount,
    changeAccounts: async (addresses) => show(addresses),
  }
}
