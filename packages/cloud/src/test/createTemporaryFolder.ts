import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty folder, removed when the test ends. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lk-cloud-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
