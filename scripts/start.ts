// `npm start`: builds the packages, starts the local chains and the cloud, and serves the playground until it is stopped.
//
// Exit codes: 0 when it was stopped; 1 when something could not start or failed, for example because a port is taken; 2 for
// invalid arguments.
import { buildPlayground } from './start/buildPlayground.ts'
import { checkPorts } from './start/checkPorts.ts'
import { formatReadyBlock } from './start/formatReadyBlock.ts'
import { parseStartArguments, type StartRequest } from './start/parseStartArguments.ts'
import { usage } from './start/usage.ts'

/** The signals that end a program in a terminal: Ctrl-C, `kill`, closing the terminal. */
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const request = parseStartArguments({ values: process.argv.slice(2), environment: process.env })
switch (request.kind) {
  case 'help':
    process.stdout.write(usage)
    break
  case 'refused':
    process.stderr.write(`start: ${request.reason}\n\n${usage}`)
    process.exitCode = 2
    break
  case 'start':
    process.exitCode = await run(request)
}

async function run({ ports, isDev }: Extract<StartRequest, { kind: 'start' }>): Promise<number> {
  const end = new AbortController()
  const { signal } = end
  const ask = (): void => end.abort()
  // The listeners are never removed: a second Ctrl-C must not interrupt the shutdown.
  for (const name of endSignals) process.on(name, ask)
  // A parent that is killed forwards no signal.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && ask(), 300).unref()
  const asked = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))

  const problems = await checkPorts(ports)
  if (problems.length > 0) {
    process.stderr.write(problems.map((problem) => `start: ${problem}\n`).join(''))
    return 1
  }
  if (!(await buildPlayground({ signal }))) return signal.aborted ? 0 : 1
  // It can be imported only after the build.
  const { startPlayground } = await import('../examples/playground/server/startPlayground.ts')
  const failed = Promise.withResolvers<Error>()
  try {
    const playground = await startPlayground({ ports, isDev, signal, onFailure: failed.resolve })
    process.stdout.write(formatReadyBlock(playground))
    const failure = await Promise.race([asked, failed.promise])
    await playground.stop()
    if (failure === undefined) return 0
    throw failure
  } catch (error) {
    if (signal.aborted) return 0
    process.stderr.write(`start: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}
