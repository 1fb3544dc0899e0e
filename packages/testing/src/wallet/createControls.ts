import { getAddress, isAddress } from 'viem'
import type { Address } from 'viem'
import { TestingError } from '../errors/TestingError.ts'
import type { WalletContext } from './context.ts'
import { createScriptControls } from './createScriptControls.ts'
import type { ScriptControls } from './createScriptControls.ts'
import type { WalletScript } from './createWalletScript.ts'
import type { EvmWallet } from './types.ts'

type Controls = ScriptControls<Address> &
  Pick<EvmWallet, 'lock' | 'unlock' | 'changeAccounts' | 'changeNetwork' | 'goOffline' | 'goOnline' | 'reset'>

/** Creates the controls with which a script uses the wallet. */
export function createControls(parameters: {
  readonly context: WalletContext
  readonly script: WalletScript
}): Controls {
  const { context, script } = parameters
  const { state, policy, keys } = context

  const toHeld = (addresses: readonly Address[]): readonly Address[] =>
    addresses.map((address) => {
      const held = isAddress(address, { strict: false }) ? getAddress(address) : undefined
      if (held !== undefined && keys.has(held)) return held
      throw refuse(`the wallet has no key for "${address}". It has ${[...keys.keys()].join(', ')}`)
    })

  return {
    ...createScriptControls({ script, name: 'EvmWallet', toHeld }),
    lock: () => state.setLocked(true),
    unlock: () => state.setLocked(false),
    changeAccounts: (addresses) => state.setVisible(toHeld(addresses)),
    changeNetwork(chainId) {
      if (!Number.isSafeInteger(chainId) || chainId <= 0) throw refuse(`"${chainId}" is no chain id`)
      state.setChainId(chainId)
    },
    goOffline: () => state.setOnline(false),
    goOnline: () => state.setOnline(true),
    reset() {
      policy.reset()
      state.setOnline(true)
      state.setLocked(false)
    },
  }
}

function refuse(reason: string): TestingError {
  return new TestingError('testing.invalidParameter', `EvmWallet: ${reason}.`)
}
