import { cp } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { createTemporaryFolder } from './createTemporaryFolder.ts'

/** Gives an empty data folder of the test's own, which goes with it. */
export async function copyDataTemplate(): Promise<string> {
  const folder = path.join(await createTemporaryFolder(), 'data')
  await cp(path.join(inject('dataTemplate'), 'data'), folder, { recursive: true })
  return folder
}
