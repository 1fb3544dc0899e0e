import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getFreePort } from '../../../getFreePort.shared.ts'

const program = path.resolve(import.meta.dirname, '../../../packages/cloud/dist/entrypoints/cli.js')

/** Starts the built cloud as a developer does, with data of its own. Returns its URL. */
export async function startLocalCloud(parameters: {
  readonly stops: (() => unknown)[]
  readonly environment: Readonly<Record<string, string>>
}): Promise<string> {
  const { stops, environment } = parameters
  const data = mkdtempSync(path.join(tmpdir(), 'latchkey-bench-'))
  stops.push(() => rmSync(data, { recursive: true, force: true }))
  const port = await getFreePort()
  const cloud = spawn(process.execPath, [program, '--port', String(port), '--data', data, '--dev'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  stops.push(async () => {
    const gone = once(cloud, 'exit')
    cloud.kill()
    await gone
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    cloud.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part
      if (output.includes('latchkey-cloud ready')) resolve()
    })
    cloud.once('exit', (status) => reject(new Error(`The cloud ended with ${status}: ${output}`)))
  })
  return `http://127.0.0.1:${port}`
}
