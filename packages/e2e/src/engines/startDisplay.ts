import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A virtual display of the X Window System. */
export interface Display {
  /** The value of `DISPLAY`. */
  readonly name: string
  stop(): Promise<void>
}

/** Starts a virtual display. It chooses a free number by itself. */
export async function startDisplay(program: string): Promise<Display> {
  const flags = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp']
  const server = spawn(program, flags, { stdio: ['ignore', 'pipe', 'ignore'] })
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('\n')) resolve(output.trim())
    })
  })
  return { name: `:${number}`, stop: () => endProcess(server) }
}

/** Ends a program and waits until it has gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
