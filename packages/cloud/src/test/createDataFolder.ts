import { cpSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { createPgliteStorage } from '../storage/createPgliteStorage.ts'
import { createTemporaryFolder } from './createTemporaryFolder.ts'

/** A data folder from which those of this worker are copied. */
let template: Promise<string> | undefined

/**
 * Creates the data folder of a cloud that started and stopped once, removed when the test ends. A first start takes three times as
 * long as the next one: tests that are not about it use this folder.
 */
export async function createDataFolder(): Promise<string> {
  template ??= createTemplate()
  const folder = await createTemporaryFolder()
  cpSync(await template, folder, { recursive: true })
  return folder
}

/** Beside the programs, in a folder that is emptied at the start of a run. */
async function createTemplate(): Promise<string> {
  const folder = path.join(path.dirname(inject('programs').cli), `data-${process.pid}`)
  const storage = await createPgliteStorage({ folder })
  await storage.close()
  return folder
}
