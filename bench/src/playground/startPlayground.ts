import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startHttp2Front } from './startHttp2Front.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * Starts the playground as `npm start` does, with its local chains and its cloud on free ports, and puts an HTTP/2 server in front of the
 * page. The page's picture of the modal is left out: it would load the modal's files before they are measured.
 */
export async function startPlayground(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const program = spawn(process.execPath, ['scripts/boot.mjs', 'node', 'scripts/start.ts', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async (): Promise<void> => {
    if (program.exitCode !== null || program.signalCode !== null) return
    const gone = once(program, 'exit')
    program.kill('SIGTERM')
    await gone
  }
  let output = ''
  await new Promise<void>((resolve, reject) => {
    program.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('Ctrl-C')) resolve()
    })
    program.once('exit', (status) => reject(new Error(`The playground ended with ${status}: ${output}`)))
  })
  const [, target] = /^ *Playground +(\S+)/m.exec(output) ?? []
  if (target === undefined) {
    await end()
    throw new Error(`The playground printed no address: ${output}`)
  }
  const front = await startHttp2Front({ target, without: ['/preview.html'] })
  return {
    url: front.url,
    stop: async () => {
      front.stop()
      await end()
    },
  }
}
