import { askVisitor } from '../screens/askVisitor.ts'
import type { FlowPorts, Recovery } from '../vault/flows/ports.ts'
import { openEarlier, readEarlier } from '../vault/flows/moveWallet.ts'
import { isVaultError } from '../vault/isVaultError.ts'
import { VaultError } from '../vault/VaultError.ts'
import { toTypedShare } from '../wallet/createRecoveryCode.ts'
import { toScreenFailure } from '../screens/toScreenFailure.ts'
import type { SettingsPorts } from './showWalletSettings.ts'

/** Asks for a recovery method of a wallet from which the visitor has moved, and returns it once it has opened that wallet. */
export async function askEarlierMethod(
  ports: Pick<SettingsPorts, 'getApp' | 'getLabel' | 'passkeys' | 'screens'>,
  { flow, signal, vaultId }: { readonly flow: FlowPorts; readonly signal: AbortSignal; readonly vaultId: string },
): Promise<Recovery> {
  const { getApp, getLabel, passkeys, screens } = ports
  const [{ manifest }, canUse] = await Promise.all([readEarlier(flow, vaultId), passkeys.canUse()])
  const list = (wanted: Recovery['kind']) => manifest.methods.flatMap(({ id, kind }) => (kind === wanted ? [id] : []))
  const codes = list('code')
  const ofPasskeys = list('passkey')
  const open = async (by: Recovery): Promise<Recovery> => {
    // Opening overwrites the share.
    const kept = { ...by, share: by.share.slice() }
    try {
      await openEarlier(flow, { vaultId, by })
      return kept
    } catch (error) {
      kept.share.fill(0)
      throw error
    }
  }
  /** The wallet can have several codes; the visitor does not know which of them this one is. */
  const openByCode = async (typed: string): Promise<Recovery> => {
    for (const methodId of codes) {
      try {
        return await open({ methodId, kind: 'code', share: await toTypedShare(typed) })
      } catch (error) {
        if (!isVaultError(error, 'vault.wrongShares')) throw error
      }
    }
    throw new VaultError('vault.wrongCode')
  }
  return askVisitor<Recovery>({
    screens,
    signal,
    toFailure: toScreenFailure,
    draw: ({ attempt, failure, isWorking, reject }) => ({
      kind: 'unlock',
      app: getApp(),
      account: getLabel(),
      failure,
      isWorking,
      reject,
      canUsePasskey: canUse && ofPasskeys.length > 0,
      hasCode: codes.length > 0,
      proves: 'earlier',
      unlockWithPasskey: () => attempt(async () => open(await passkeys.use(ofPasskeys))),
      unlockWithCode: codes.length > 0 ? (code) => attempt(() => openByCode(code)) : undefined,
      openWindow: undefined,
    }),
  })
}
