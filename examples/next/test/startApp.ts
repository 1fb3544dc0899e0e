import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { getFreePort } from '../../../getFreePort.shared.ts'

const folder = path.resolve(import.meta.dirname, '..')

/** The built app, served as by `npm start`. */
export interface RunningApp {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts the app on a free port. It must be built first. */
export async function startApp(): Promise<RunningApp> {
  const port = await getFreePort()
  const url = `http://127.0.0.1:${port}`
  const program = path.join(folder, 'node_modules/next/dist/bin/next')
  const { NODE_OPTIONS: _options, ...env } = process.env
  const child = spawn(process.execPath, [program, 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', APP_URL: url, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (printed.includes('Ready in')) resolve()
      })
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`next start ended with ${code}: ${printed}`)))
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
