import { startDevnet, type DevnetDescription, type DevnetError, type DevnetPorts } from '@latchkey/devnet'
import { servePage } from './servePage.ts'
import { startLocalCloud } from './startLocalCloud.ts'

export interface StartPlaygroundParameters {
  /** Each port may be `0`, which selects a free one. */
  readonly ports: Required<DevnetPorts> & { readonly page: number; readonly cloud: number; readonly wallet: number }
  /** Serves the source with hot reload instead of the built page. */
  readonly isDev: boolean
  /** Aborting it stops the chains, also during startup. */
  readonly signal: AbortSignal
  /** Called if a chain exits unexpectedly. */
  readonly onFailure: (error: DevnetError) => void
}

/** The running programs, and a function that stops them. */
export interface Playground {
  readonly url: string
  readonly cloudUrl: string
  /** The origin of the embedded wallet. */
  readonly walletUrl: string
  readonly description: DevnetDescription
  readonly stop: () => Promise<void>
}

/**
 * Starts the local chains, a mail server, an identity provider and a cloud for them, and serves the page that uses both.
 *
 * @throws {PlaygroundError | DevnetError | CloudError} with a one-line explanation. Everything that was started has
 * been stopped by then.
 */
export async function startPlayground(parameters: StartPlaygroundParameters): Promise<Playground> {
  const { isDev, onFailure, signal } = parameters
  const { page: port, cloud: cloudPort, wallet: walletPort, ...ports } = parameters.ports
  const devnet = await startDevnet({ ports, mail: true, identity: true, signal, onFailure })
  const { description } = devnet
  const stops: (() => Promise<void>)[] = [devnet.stop]
  const stop = async (): Promise<void> => {
    await Promise.all(stops.map((end) => end()))
  }
  try {
    const cloud = await startLocalCloud({ description, port: cloudPort, walletPort })
    stops.push(cloud.close)
    signal.throwIfAborted()
    const walletUrl = cloud.secureSiteUrl ?? ''
    const page = await servePage({ description, cloudUrl: cloud.url, walletUrl, port, isDev })
    stops.push(page.stop)
    return { url: page.url, cloudUrl: cloud.url, walletUrl, description, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
