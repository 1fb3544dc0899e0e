import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findProgram } from './findProgram.ts'
import { getFreePort } from '../../../../getFreePort.shared.ts'

/** A real Postgres server for one test. */
export interface TestPostgres {
  /** Its default database. */
  readonly url: string
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>
  /** Stops the server as in a crash; committed data stays. */
  kill(): Promise<void>
  /** Restarts it on the same port with the same databases. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const run = promisify(execFile)

/** Runs a server until the input ends, which the system closes when the process at its other end ends, then removes its folder. */
const untilInputEnds = `
  trap : INT TERM
  "$@" </dev/null &
  cat >/dev/null
  kill -QUIT $!
  wait $!
  rm -rf "$0"
`

/**
 * Starts Postgres on a free port of 127.0.0.1 in its own folder. Stop it when the tests end.
 *
 * @param parameters.isDurable whether commits wait for the disk, as on a server. Tests do not need that.
 * @param parameters.endsWithProcess whether it is never stopped, but ends with this process.
 */
export async function startPostgres(
  parameters: { readonly isDurable?: boolean; readonly endsWithProcess?: boolean } = {},
): Promise<TestPostgres> {
  const { endsWithProcess = false, isDurable = false } = parameters
  const user = getServerUser()
  const environment = { ...process.env, LC_ALL: 'C.UTF-8' }
  const folder = await mkdtemp(path.join(tmpdir(), 'lk-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  await run(findProgram('initdb'), ['-D', data, '-A', 'trust', '-U', 'latchkey', '--no-sync', '-E', 'UTF8'], {
    ...user,
    cwd: folder,
    env: environment,
  })
  const port = await getFreePort()
  const toUrl = (database: string): string => `postgres://latchkey:secret-of-postgres@127.0.0.1:${port}/${database}`
  const url = toUrl('postgres')

  const start = async (): Promise<ChildProcess> => {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      `fsync=${isDurable ? 'on' : 'off'}`,
    ]
    const command = [
      findProgram('postgres'),
      ...['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    ]
    const [program = '', ...values] = endsWithProcess ? ['sh', '-c', untilInputEnds, folder, ...command] : command
    const server = spawn(program, values, {
      ...user,
      cwd: folder,
      env: environment,
      stdio: [endsWithProcess ? 'pipe' : 'ignore', 'ignore', 'pipe'],
    })
    const { stderr } = server
    if (stderr === null) throw new TypeError('Postgres could not be started.')
    let log = ''
    stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
    while (!log.includes('ready to accept connections')) {
      if (server.exitCode !== null) throw new Error(`Postgres ended: ${log}`)
      await Promise.race([once(stderr, 'data'), once(server, 'exit')])
    }
    return server
  }
  const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  let server = await start()
  return {
    url,
    async createDatabase(name) {
      const client = new Client({ connectionString: url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return toUrl(name)
    },
    // Immediate shutdown: no goodbye to clients, recovery at the next start.
    kill: () => end(server, 'SIGQUIT'),
    async restart() {
      await end(server, 'SIGQUIT')
      server = await start()
    },
    async stop() {
      await end(server, 'SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Postgres refuses to run as root, so use the user of its package, or `nobody`. */
function getServerUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const row = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return { uid: Number(row?.[2] ?? 65_534), gid: Number(row?.[3] ?? 65_534) }
}
