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

/** Serves a built app: the files in `dist`, or what Next has built. */
export async function serveApp(app: string): Promise<ServedApp> {
  if (existsSync(path.join(app, '.next'))) return await serveNext(app)
  const server = await preview({
    configFile: false,
    root: app,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
  })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}

async function serveNext(app: string): Promise<ServedApp> {
  const port = await getFreePort()
  const program = path.join(app, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [program, 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: app,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  const ended = once(child, 'close')
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (printed.includes('Ready in')) resolve()
      })
    child.on('close', () => reject(new Error(`next start has ended\n${printed}`)))
  })
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      child.kill()
      await ended
    },
  }
}
