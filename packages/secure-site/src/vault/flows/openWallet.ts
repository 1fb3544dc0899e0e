import type { Addresses } from '../derive/deriveAccounts.ts'
import { VaultError } from '../VaultError.ts'
import type { Entrance, Secret, VaultContent } from '../worker/Command.ts'
import { toDeviceEntrance, toLocalEntrance, toRecoveryEntrance, wipeShares } from './entrances.ts'
import type { FlowPorts, Recovery } from './ports.ts'
import { readVault, remember, requireVault } from './readVault.ts'

/** What a page load finds: no wallet, one that this device opens, or one that needs a recovery method here. */
export type WalletState = 'none' | 'known' | 'recoveryRequired'

export async function getWalletState(ports: FlowPorts): Promise<WalletState> {
  const read = await readVault(ports)
  if (read === undefined) return 'none'
  return read.known === undefined ? 'recoveryRequired' : 'known'
}

/** A known device: no prompt. It also ends an attempt whose outcome was unknown. */
export async function unlock(ports: FlowPorts): Promise<Addresses> {
  const read = await requireVault(ports)
  const entrance = await toDeviceEntrance(ports, read)
  const addresses = await open(ports, read.stored.content, entrance)
  const { known, record, manifest, stored } = read
  if (known && (record.kept?.deviceId !== known.deviceId || manifest.revision > known.pin.revision))
    await remember(ports, known, stored.content)
  return addresses
}

/** Login and a recovery method, where nothing is stored. */
export async function unlockWithRecovery(ports: FlowPorts, recovery: Recovery): Promise<Addresses> {
  try {
    const read = await requireVault(ports)
    return await open(ports, read.stored.content, await toRecoveryEntrance(ports, read, recovery))
  } finally {
    wipeShares([], recovery)
  }
}

/** Device and recovery method, where the server does not answer. */
export async function unlockWithoutServer(
  ports: Pick<FlowPorts, 'device' | 'keeper'>,
  recovery: Recovery,
): Promise<Addresses> {
  try {
    const record = await ports.device?.read()
    const known = record?.kept
    if (known === undefined) throw new VaultError('vault.missing')
    return await open(ports, known.content, toLocalEntrance(known, recovery))
  } finally {
    wipeShares([], recovery)
  }
}

/** Shows the words or a private key, in a window, to a visitor who has just used a passkey or typed the code. */
export async function exportSecret(ports: FlowPorts, recovery: Recovery, secret: Secret): Promise<string> {
  try {
    const read = await requireVault(ports)
    const entrance = await toRecoveryEntrance(ports, read, recovery)
    return await ports.keeper.run({ type: 'export', content: read.stored.content, entrance, secret })
  } finally {
    wipeShares([], recovery)
  }
}

async function open(
  { keeper }: Pick<FlowPorts, 'keeper'>,
  content: VaultContent,
  entrance: Entrance,
): Promise<Addresses> {
  const { addresses } = await keeper.run({ type: 'open', content, entrance })
  entrance.shares.server?.fill(0)
  return addresses
}
