import { spawn } from 'node:child_process'

/** How a command ended, with all that it printed. */
export interface CommandResult {
  readonly code: number
  readonly output: string
}

/** Runs a command in a folder, with more variables of the environment if given. */
export function run(
  command: string,
  commandArguments: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
}
