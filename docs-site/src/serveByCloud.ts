import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { outputFolder, repositoryFolder } from './paths.ts'

/** How long a cloud may need to start on a busy machine, in ms. */
const patience = 120_000

/** Serves the built site by the program of the cloud, as its image does. */
export async function serveByCloud(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const program = path.join(repositoryFolder, 'packages/cloud/dist/entrypoints/cli.js')
  const server = spawn(process.execPath, [program, '--port', '0', '--data', 'memory'], {
    env: { ...process.env, LATCHKEY_DOCS: outputFolder, LATCHKEY_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The cloud has not started: ${output}`)), patience)
    const end = (act: () => void): void => {
      clearTimeout(timer)
      act()
    }
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const [, ready] = /latchkey-cloud ready (\S+)/.exec(output) ?? []
      if (ready !== undefined) end(() => resolve(`${ready}/docs/`))
    })
    server.once('error', (error) => end(() => reject(error)))
    server.once('exit', (code) => end(() => reject(new Error(`The cloud ended with ${code}: ${output}`))))
  })
  return {
    url,
    stop: async () => {
      if (server.exitCode !== null) return
      const gone = once(server, 'exit')
      server.kill('SIGTERM')
      await gone
    },
  }
}
