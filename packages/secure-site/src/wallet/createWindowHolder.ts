import type { WalletUser } from '@latchkey/protocol/embedded'
import type { WindowTask } from '../handoff/createWindowOpener.ts'
import type { Windows } from '../handoff/createWindows.ts'
import type { Desk } from '../screens/createDesk.ts'
import { createServerShares } from '../session/createServerShares.ts'
import type { SiteClient } from '../session/createSiteClient.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import type { Addresses } from '../vault/derive/deriveAccounts.ts'
import { readVault } from '../vault/flows/readVault.ts'
import type { WalletAccount, WalletHolder } from './createWalletHolder.ts'

/**
 * Creates the holder of a wallet in a frame that has no keys: in browsers that cannot prove that the frame is seen, windows of the wallet
 * create it, open it and sign.
 */
export function createWindowHolder(parameters: {
  readonly user: WalletUser
  readonly getLabel: () => string
  readonly client: SiteClient
  readonly windows: Windows
  readonly desk: Desk
}): WalletHolder {
  const { client, desk, getLabel, user, windows } = parameters
  const ports = { server: createServerShares({ client, device: undefined }), device: undefined }
  let proved: Addresses | undefined

  const find = async (): Promise<WalletAccount | undefined> => {
    // The keeper takes no part in reading.
    const read = await readVault(ports)
    if (read === undefined) return undefined
    const { addresses, methods } = read.manifest
    const isVerified = proved?.eip155 === addresses.eip155 && proved.solana === addresses.solana
    return { addresses, isVerified, hasRecoveryMethod: methods.length > 0 }
  }
  const ask = async (purpose: WindowTask['purpose'], signal: AbortSignal): Promise<void> => {
    const { addresses } = await windows.ask({ task: { purpose, userId: user.id, account: getLabel() }, signal })
    proved = addresses
  }

  return {
    // The window asks for the passkey itself.
    takeRecovery: (recovery) => recovery?.share.fill(0),
    takeProof: (addresses) => {
      proved = addresses
    },
    getAccount: async (signal) => {
      const found = await find()
      if (found !== undefined) return found
      return desk.run(signal, async () => {
        // Another request may have created it while this one waited.
        const before = await find()
        if (before !== undefined) return before
        await ask('create', signal)
        const account = await find()
        if (account === undefined) throw new FrameFailure('request.failed', 'The window created no wallet.')
        return account
      })
    },
    openSettings: (signal) =>
      desk.run(signal, async () => ask((await find())?.hasRecoveryMethod === true ? 'settings' : 'protect', signal)),
    openKeys: async () => {
      throw new FrameFailure('request.failed', 'This frame has no keys.')
    },
  }
}
