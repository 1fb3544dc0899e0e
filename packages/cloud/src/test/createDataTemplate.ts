import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPgliteStorage } from '../storage/createPgliteStorage.ts'
import { createTemporaryFolder } from './createTemporaryFolder.ts'

/** An empty data folder to take copies of: making one from nothing takes ten times as long. */
export interface DataTemplate {
  /** Gives a data folder of the test's own, which goes with it. */
  copy(): Promise<string>
  remove(): Promise<void>
}

/** Makes an empty data folder for the tests of a file. */
export async function createDataTemplate(): Promise<DataTemplate> {
  const template = await mkdtemp(path.join(tmpdir(), 'lk-template-'))
  const storage = await createPgliteStorage({ folder: template })
  await storage.close()
  return {
    async copy() {
      const folder = path.join(await createTemporaryFolder(), 'data')
      await cp(template, folder, { recursive: true })
      return folder
    },
    remove: () => rm(template, { recursive: true, force: true }),
  }
}
