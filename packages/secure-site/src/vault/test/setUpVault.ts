// A vault in memory, with the shares of one device, one passkey and one code.
import type { Bytes } from '../bytes.ts'
import { toShare } from '../hkdf.ts'
import type { Command, Door, Entrance, Results, VaultContent } from '../worker/Command.ts'
import { readResult } from '../worker/readResult.ts'
import { createVault } from '../worker/createVault.ts'

export const fill = (value: number, length = 32): Bytes => new Uint8Array(length).fill(value)

/** A worker's vault that has been started. */
export async function startVault(place: 'frame' | 'window' = 'frame') {
  const vault = createVault()
  const run = async <type extends Command['type']>(command: Extract<Command, { type: type }>): Promise<Results[type]> =>
    readResult<type>(command.type, await vault.run(command))
  await run<'start'>({ type: 'start', place })
  return { run, send: (command: unknown) => vault.run(command), close: vault.close }
}

export async function createDoors(): Promise<{ ds: Door; rs: Door; dr: Door }> {
  const device = await toShare(fill(1))
  return {
    ds: { pair: 'ds', shareIds: ['d_1', 's_1'], shares: { device, server: fill(2) } },
    rs: { pair: 'rs', shareIds: ['m_1', 's_2'], kind: 'passkey', shares: { server: fill(3), recovery: fill(4) } },
    dr: { pair: 'dr', shareIds: ['d_1', 'm_1'], shares: { device, recovery: fill(4) } },
  }
}

/** A new wallet, the content that the server keeps, and the ways to open it. */
export async function createWallet(place: 'frame' | 'window' = 'frame', id = 'v_1') {
  const { run, send, close } = await startVault(place)
  const { ds, rs, dr } = await createDoors()
  const created = await run<'create'>({ type: 'create', vaultId: id, doors: [ds, rs, dr] })
  const { vaultId, managementKey, manifest, vault, addresses, boxes } = created
  const content: VaultContent = { vaultId, managementKey, manifest, vault }
  const [dsBox = fill(0), rsBox = fill(0), drBox = fill(0)] = boxes
  const fresh = await createDoors()
  const entrances: { ds: Entrance; rs: Entrance; dr: Entrance } = {
    ds: { ...fresh.ds, box: dsBox },
    rs: { ...fresh.rs, box: rsBox },
    dr: { ...fresh.dr, box: drBox },
  }
  return { run, send, close, content, addresses, entrances }
}
