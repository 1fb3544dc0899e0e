import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { getFreePort } from '../../../../getFreePort.shared.ts'

const example = path.resolve(import.meta.dirname, '../../../../examples/siwx-server')

/** Starts the example's back end, which signs the visitors of one app in. */
export async function startBackEnd(appOrigin: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = String(await getFreePort())
  const server = spawn(process.execPath, ['src/main.ts'], {
    cwd: example,
    env: { ...process.env, PORT: port, APP_ORIGIN: appOrigin },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(server, 'exit')
  await Promise.race([
    once(server.stdout, 'data'),
    gone.then(([code]) => Promise.reject(new Error(`The back end ended with ${String(code)}.`))),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill()
      await gone
    },
  }
}
