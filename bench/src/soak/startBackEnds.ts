import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Postgres and Redis. */
export interface BackEnds {
  readonly databaseUrl: string
  readonly redisUrl: string
  /** Such as `kill redis`. Resolves when it is done. */
  order(text: `${'kill' | 'restart'} ${'postgres' | 'redis'}`): Promise<void>
  stop(): Promise<void>
}

/** Starts Postgres and Redis, as the tests of the cloud do, but with commits that wait for the disk. */
export async function startBackEnds(): Promise<BackEnds> {
  const program = path.join(import.meta.dirname, '..', '..', '..', 'packages/cloud/scripts/backEnds.ts')
  const child = fork(program, { execArgv: ['--conditions=@latchkey/source'] })
  const ended = once(child, 'exit').then(() => {
    throw new Error('Postgres and Redis did not start.')
  })
  const [urls]: { readonly databaseUrl: string; readonly redisUrl: string }[] = await Promise.race([
    once(child, 'message'),
    ended,
  ])
  ended.catch(() => {})
  if (urls === undefined) throw new Error('Postgres and Redis sent no addresses.')
  return {
    ...urls,
    order: (text) =>
      new Promise((resolve) => {
        const hear = (answer: unknown): void => {
          if (answer !== text) return
          child.off('message', hear)
          resolve()
        }
        child.on('message', hear)
        child.send(text)
      }),
    async stop() {
      if (child.exitCode !== null || !child.connected) return
      const exited = once(child, 'exit')
      child.disconnect()
      await exited
    },
  }
}
