import { createBitcoinWalletWithState } from '../bitcoin/createBitcoinWalletWithState.ts'
import { TestingError } from '../errors/TestingError.ts'
import { createSolanaWalletWithState } from '../solana/createSolanaWalletWithState.ts'
import { createRequestLog } from '../wallet/createRequestLog.ts'
import { createScriptControls } from '../wallet/createScriptControls.ts'
import { createWalletScript } from '../wallet/createWalletScript.ts'
import { createWalletWithState } from '../wallet/createWalletWithState.ts'
import type { WalletState } from '../wallet/createWalletState.ts'
import { partitionAddresses } from './partitionAddresses.ts'
import type { MultichainWallet, MultichainWalletParameters } from './types.ts'

/** Creates a wallet for all three kinds of chain and returns it with the state of its EVM part. */
export function createMultichainWalletWithState(parameters: MultichainWalletParameters): {
  readonly wallet: MultichainWallet
  readonly evmState: WalletState
} {
  const { name, rdns, icon, storage, confirm } = parameters
  const end = new AbortController()
  const log = createRequestLog<number | string>({ takeId: () => 0 })
  const script = createWalletScript(confirm, log.adopt)
  const shared = { name, rdns, icon, storage, confirm }
  const evm = createWalletWithState({ ...parameters.eip155, ...shared }, script)
  const { wallet: solana } = createSolanaWalletWithState({ ...parameters.solana, ...shared }, script)
  const { wallet: bip122 } = createBitcoinWalletWithState({ ...parameters.bip122, ...shared }, script)
  const eip155 = evm.wallet
  const parts = [eip155, solana, bip122]

  const listAccounts = (): readonly string[] => parts.flatMap(({ accounts }) => accounts)
  const partition = (addresses: readonly string[]) => {
    const { unknown, ...known } = partitionAddresses({ addresses, eip155, solana, bip122 })
    if (unknown === undefined) return known
    const reason = `the wallet has no key for "${unknown}". It has ${listAccounts().join(', ')}`
    throw new TestingError('testing.invalidParameter', `MultichainWallet: ${reason}.`)
  }

  const wallet: MultichainWallet = {
    namespace: 'multichain',
    info: eip155.info,
    get accounts() {
      return listAccounts()
    },
    eip155,
    solana,
    bip122,
    get isLocked() {
      return eip155.isLocked
    },
    get requests() {
      return log.entries
    },
    ...createScriptControls<string>({
      script,
      name: 'MultichainWallet',
      toHeld(addresses) {
        partition(addresses)
        return addresses
      },
    }),
    lock: () => parts.forEach((part) => part.lock()),
    unlock: () => parts.forEach((part) => part.unlock()),
    changeAccounts(addresses) {
      const known = partition(addresses)
      const isEverywhere = addresses.length === 0
      if (isEverywhere || known.eip155.length > 0) eip155.changeAccounts(known.eip155)
      if (isEverywhere || known.solana.length > 0) solana.changeAccounts(known.solana)
      if (isEverywhere || known.bip122.length > 0) bip122.changeAccounts(known.bip122)
    },
    goOffline: () => parts.forEach((part) => part.goOffline()),
    goOnline: () => parts.forEach((part) => part.goOnline()),
    reset: () => parts.forEach((part) => part.reset()),
    waitForRequest: (method, { timeoutMs = 10_000, signal } = {}) =>
      log.waitFor(method, { timeoutMs, signal: signal ? AbortSignal.any([end.signal, signal]) : end.signal }),
    destroy() {
      end.abort()
      for (const part of parts) part.destroy()
    },
  }
  return { wallet, evmState: evm.state }
}
