import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { preview } from 'vite'
import { getFreePort } from '../../getFreePort.shared.ts'

/** An app that answers requests. */
interface ServedApp {
  readonly url: string
  close(): Promise<void>
}

/** Serves a built app: the files in `dist`, or what Next or TanStack Start has built. */
export async function serveApp(app: string): Promise<ServedApp> {
  if (existsSync(path.join(app, '.next')))
    return await startServer({ app, ready: 'Ready in', start: ['next/dist/bin/next', 'start', '--hostname'] })
  // As its script `start` does.
  const start = ['srvx/bin/srvx.mjs', '--prod', '--static', '../client', 'dist/server/server.js', '--host']
  if (existsSync(path.join(app, 'dist/server'))) return await startServer({ app, ready: 'Listening on', start })
  const server = await preview({
    configFile: false,
    root: app,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
  })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}

/** Starts the app's own server, in its own process. */
async function startServer(parameters: {
  readonly app: string
  /** What the server prints when it answers. */
  readonly ready: string
  /** The file of the program in `node_modules`, and its arguments, of which the last one names the host. */
  readonly start: readonly string[]
}): Promise<ServedApp> {
  const { app, ready } = parameters
  const [program = '', ...values] = parameters.start
  const port = await getFreePort()
  const url = `http://127.0.0.1:${port}/`
  const file = path.join(app, 'node_modules', program)
  const child = spawn(process.execPath, [file, ...values, '127.0.0.1', '--port', String(port)], {
    cwd: app,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', APP_URL: url },
  })
  const ended = once(child, 'close')
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (printed.includes(ready)) resolve()
      })
    child.on('close', () => reject(new Error(`${program} has ended\n${printed}`)))
  })
  return {
    url,
    close: async () => {
      child.kill()
      await ended
    },
  }
}
