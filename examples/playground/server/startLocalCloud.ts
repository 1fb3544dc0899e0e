import { CloudError, createCloud, createLogger, readSettings, type Cloud } from '@latchkey/cloud'
import type { DevnetDescription } from '@latchkey/devnet'
import { PlaygroundError } from './PlaygroundError.ts'

/**
 * Starts the cloud that the page uses for pairing and the catalogue, with the project `dev` and the local chains as
 * upstreams. Like the chains, it stores nothing on disk.
 *
 * @throws {PlaygroundError} if the port is not available.
 */
export async function startLocalCloud(parameters: {
  readonly description: DevnetDescription
  /** `0` selects a free port. */
  readonly port: number
  /** The port of the secure site, at `wallet.localhost`. `0` selects a free one. */
  readonly walletPort: number
}): Promise<Cloud> {
  const { description, port, walletPort } = parameters
  const { settings } = readSettings({
    // Does not inherit the environment of `npm start`, whose variables configure the playground.
    environment: {
      ...Object.fromEntries(description.evm.map(({ chainId, rpcUrl }) => [`LATCHKEY_RPC_EIP155_${chainId}`, rpcUrl])),
      LATCHKEY_SECURE_SITE_PORT: String(walletPort),
      LATCHKEY_SMTP_URL: description.mail?.smtpUrl,
      LATCHKEY_SOCIAL_DEVNET: description.identity?.url ?? 'none',
    },
    flags: { port: String(port), data: 'memory', dev: '1' },
  })
  try {
    return await createCloud({ settings, logger: createLogger({ level: 'warn', format: 'pretty' }) })
  } catch (error) {
    if (!(error instanceof CloudError && error.code === 'port.taken')) throw error
    const isWallet = error.message.startsWith(`Port ${walletPort} `)
    const [taken, purpose, flag] = isWallet
      ? [walletPort, 'the embedded wallet', 'wallet-port']
      : [port, 'the cloud', 'cloud-port']
    throw new PlaygroundError(
      `Port ${taken} for ${purpose} is taken. Stop the program that listens on it, or choose another with --${flag}; 0 takes a free one.`,
    )
  }
}
