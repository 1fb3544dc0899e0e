import { spawn } from 'node:child_process'

/** The time that a command has to end after a signal, in ms. It is killed then. */
const stopTime = 2_000

/**
 * The result of a command.
 * @typedef {{ readonly isOk: boolean, readonly status: number | null, readonly output: string, readonly isMissing: boolean }} CommandResult
 */

/**
 * Runs commands that end at the latest with their time limit, and all at once when `stop` is called, which resolves when they have ended.
 *
 * @returns {{
 *   run: (command: string, commandArguments: readonly string[], options?: { readonly timeout?: number, readonly cwd?: string, readonly env?: NodeJS.ProcessEnv, readonly uid?: number }) => Promise<CommandResult>,
 *   stop: (signal: NodeJS.Signals) => Promise<void>,
 * }}
 */
export function createCommands() {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const running = new Set()

  return {
    run(command, commandArguments, { timeout = 300_000, cwd, env, uid } = {}) {
      return new Promise((resolve) => {
        const child = spawn(command, commandArguments, {
          cwd,
          env: env ?? process.env,
          ...(uid === undefined ? {} : { uid, gid: uid }),
          stdio: ['ignore', 'pipe', 'pipe'],
          shell: process.platform === 'win32',
        })
        running.add(child)
        let output = ''
        const collect = (/** @type {string} */ text) => {
          output += text
        }
        child.stdout.setEncoding('utf8').on('data', collect)
        child.stderr.setEncoding('utf8').on('data', collect)
        const limit = setTimeout(() => {
          collect(`\n${command} did not end within ${timeout / 1000} s`)
          child.kill('SIGKILL')
          // A descendant may keep the pipes open.
          child.stdout.destroy()
          child.stderr.destroy()
        }, timeout)
        const end = (/** @type {Pick<CommandResult, 'status' | 'isMissing'>} */ { status, isMissing }) => {
          clearTimeout(limit)
          running.delete(child)
          resolve({ isOk: status === 0, status, output: output.trim(), isMissing })
        }
        child.once('error', (error) => {
          collect(error.message)
          end({ status: null, isMissing: 'code' in error && error.code === 'ENOENT' })
        })
        child.once('close', (status) => end({ status, isMissing: false }))
      })
    },
    async stop(signal) {
      const children = [...running]
      const ends = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of children) child.kill(signal)
      const limit = setTimeout(() => {
        for (const child of running) child.kill('SIGKILL')
      }, stopTime)
      await Promise.all(ends)
      clearTimeout(limit)
    },
  }
}
