import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { getFreePort } from '../../../getFreePort.shared.ts'

/** Builds an app of `bench/apps` with the packages of the workspace, and serves it. Returns its URL. */
export async function startBuiltPage(parameters: {
  readonly app: string
  /** Gets what ends it. */
  readonly stops: (() => unknown)[]
}): Promise<string> {
  const { app, stops } = parameters
  const outDir = mkdtempSync(path.join(tmpdir(), 'latchkey-bench-'))
  stops.push(() => rmSync(outDir, { recursive: true, force: true }))
  const root = path.resolve(import.meta.dirname, '../../apps', app)
  await build({
    configFile: false,
    root,
    plugins: [react()],
    // The packages of the workspace have another React for their own tests.
    resolve: { dedupe: ['react', 'react-dom'] },
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: 'localhost', port: await getFreePort(), strictPort: true },
  })
  stops.push(() => server.close())
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error(`Vite serves the app ${app}, but reported no URL of it.`)
  return url
}
