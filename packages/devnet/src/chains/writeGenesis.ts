import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DevnetChainId } from '../DevnetDescription.ts'
import { DevnetError } from '../DevnetError.ts'
import { createGenesis } from './createGenesis.ts'
import type { SmartAccountContracts } from './smartAccountContracts.ts'

/** Genesis files, which anvil reads only from disk. */
export interface WrittenGenesis {
  getPath(chainId: DevnetChainId): string
  remove(): Promise<void>
}

/**
 * Writes the genesis file of each chain into a new temporary directory.
 *
 * @throws {DevnetError} `disk_failed`
 */
export async function writeGenesis(
  chainIds: readonly DevnetChainId[],
  smartAccounts: SmartAccountContracts | undefined,
): Promise<WrittenGenesis> {
  const timestamp = Math.floor(Date.now() / 1000)
  try {
    const directory = await mkdtemp(join(tmpdir(), 'latchkey-devnet-'))
    const getPath = (chainId: DevnetChainId): string => join(directory, `${chainId}.json`)
    await Promise.all(
      chainIds.map((chainId) =>
        writeFile(getPath(chainId), JSON.stringify(createGenesis({ chainId, smartAccounts, timestamp }))),
      ),
    )
    // A leftover file of some kilobytes is not a reason to fail.
    return { getPath, remove: () => rm(directory, { recursive: true }).catch(() => {}) }
  } catch (cause) {
    throw new DevnetError('disk_failed', `The temporary directory cannot be written: ${String(cause)}`, { cause })
  }
}
