import { spawnCli, type CliProcess } from './spawnCli.ts'

/** A running server process. */
export interface ServerProcess extends CliProcess {
  readonly url: string
  /** Stops it gracefully; resolves with its exit code. */
  stop(): Promise<number | NodeJS.Signals>
}

/** Starts `latchkey-cloud` on a free port and waits until it is ready. Stops when the test ends. */
export async function startServer(parameters: Parameters<typeof spawnCli>[0]): Promise<ServerProcess> {
  const cli = spawnCli({ ...parameters, values: ['--port', '0', ...parameters.values] })
  const block = await cli.waitFor('stdout', /^latchkey-cloud ready .*\n/m)
  const url = /^latchkey-cloud ready (\S+)$/m.exec(block)?.[1]
  if (url === undefined) throw new TypeError('The server did not print its URL.')
  return {
    ...cli,
    url,
    async stop() {
      cli.kill('SIGTERM')
      return cli.ended
    },
  }
}
