import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { createPgliteStorage } from '../storage/createPgliteStorage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with an empty data folder, `data`, and with its image, `image`. */
    dataTemplate: string
  }
}

/** Makes one empty database for all tests: they take copies, since making one from nothing takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lk-template-'))
  const data = path.join(folder, 'data')
  const storage = await createPgliteStorage({ folder: data })
  await storage.close()
  const client = await PGlite.create({ dataDir: path.join(data, 'database') })
  const image = await client.dumpDataDir('none')
  await client.close()
  await writeFile(path.join(folder, 'image'), Buffer.from(await image.arrayBuffer()))
  project.provide('dataTemplate', folder)
  return () => rm(folder, { recursive: true, force: true })
}
