import { CloudError, createCloud, createLogger, readSettings, type Cloud } from '@latchkey/cloud'
import type { DevnetDescription } from '@latchkey/devnet'
import { PlaygroundError } from './PlaygroundError.ts'

/**
 * Starts the cloud that the page pairs, and asks for wallets, through: the project `dev`, with the local chains behind it.
 * It keeps nothing, as the chains do.
 *
 * @throws {PlaygroundError} when the port is not to be had.
 */
export async function startLocalCloud(parameters: {
  readonly description: DevnetDescription
  /** `0` takes a free one. */
  readonly port: number
}): Promise<Cloud> {
  const { description, port } = parameters
  const { settings } = readSettings({
    // Not the environment of `npm start`, whose variables are those of the playground.
    environment: Object.fromEntries(
      description.evm.map(({ chainId, rpcUrl }) => [`LATCHKEY_RPC_EIP155_${chainId}`, rpcUrl]),
    ),
    flags: { port: String(port), data: 'memory', dev: '1' },
  })
  try {
    return await createCloud({ settings, logger: createLogger({ level: 'warn', format: 'pretty' }) })
  } catch (error) {
    if (!(error instanceof CloudError && error.code === 'port.taken')) throw error
    throw new PlaygroundError(
      `Port ${port} for the cloud is taken. Stop the program that listens on it, or choose another with --cloud-port; 0 takes a free one.`,
    )
  }
}
