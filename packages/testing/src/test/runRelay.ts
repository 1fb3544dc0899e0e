import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCloud, createLogger, readSettings, type Cloud } from '@latchkey/cloud'
import { afterAll, beforeAll } from 'vitest'

/** The relay of a cloud for the tests of one file. */
export interface TestRelay {
  readonly getUrl: () => string
  /** Stops the relay. Its data stays on disk. */
  readonly stop: () => Promise<void>
  /** Starts it again at the same URL. */
  readonly start: () => Promise<void>
}

/** Starts a relay for the tests of one file. `durable` keeps its data, so that it can be restarted. */
export function runRelay({ durable = false }: { readonly durable?: boolean } = {}): TestRelay {
  let folder: string | undefined
  let cloud: Cloud | undefined
  let url = ''

  const start = async (): Promise<void> => {
    const port = url === '' ? '0' : new URL(url).port
    const { settings } = readSettings({ environment: {}, flags: { port, data: folder ?? 'memory' } })
    cloud = await createCloud({ settings, logger: createLogger({ level: 'error', format: 'json' }) })
    url = cloud.url
  }
  const stop = async (): Promise<void> => {
    await cloud?.close()
    cloud = undefined
  }

  beforeAll(async () => {
    if (durable) folder = await mkdtemp(path.join(tmpdir(), 'latchkey-relay-'))
    await start()
  })
  afterAll(async () => {
    await stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  })
  return { getUrl: () => `${url.replace('http', 'ws')}/relay`, start, stop }
}
