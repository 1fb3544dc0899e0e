import { spawn } from 'node:child_process'
import { root } from '../shared/workspace.ts'

/** A build that takes longer is announced, in ms. One from the cache takes less. */
const announceAfter = 1_500

/**
 * Builds the playground and the packages that it uses; turbo skips what has not changed. Prints nothing unless it takes long
 * or fails.
 *
 * @returns whether the build succeeded.
 */
export async function buildPlayground({ signal }: { readonly signal: AbortSignal }): Promise<boolean> {
  const turbo = spawn(
    'turbo',
    ['run', 'build', '--filter=@latchkey/example-playground', '--output-logs=errors-only', '--ui=stream'],
    {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const stop = (): void => void turbo.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  const announcement = setTimeout(() => process.stderr.write('start: building the packages\n'), announceAfter)
  let output = ''
  const collect = (text: string): void => {
    output += text
  }
  turbo.stdout.setEncoding('utf8').on('data', collect)
  turbo.stderr.setEncoding('utf8').on('data', collect)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      turbo.once('error', reject)
      turbo.once('close', resolve)
    })
    if (code === 0 || signal.aborted) return code === 0
    process.stderr.write(`${output.trimEnd()}\nstart: the build failed; see its output above\n`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`start: turbo does not run (${reason}). Use \`npm start\`, which installs it.\n`)
  } finally {
    clearTimeout(announcement)
    signal.removeEventListener('abort', stop)
  }
  return false
}
