import { startDevnet, type DevnetDescription, type DevnetError, type DevnetPorts } from '@latchkey/devnet'
import { servePage } from './servePage.ts'
import { startLocalCloud } from './startLocalCloud.ts'

export interface StartPlaygroundParameters {
  /** Each may be `0`, which takes a free one. */
  readonly ports: Required<DevnetPorts> & { readonly page: number; readonly cloud: number }
  /** Serve the sources, with hot reload, in place of the built page. */
  readonly isDev: boolean
  /** Aborting it stops the chains, during the start too. */
  readonly signal: AbortSignal
  /** Called if a chain ends by itself. */
  readonly onFailure: (error: DevnetError) => void
}

/** What runs, and the way to end it. */
export interface Playground {
  readonly url: string
  readonly cloudUrl: string
  readonly description: DevnetDescription
  readonly stop: () => Promise<void>
}

/**
 * Starts the local chains, a cloud on them, and serves the page that uses both.
 *
 * @throws {PlaygroundError | DevnetError | CloudError} with one line that says what is wrong. What had been started is stopped by then.
 */
export async function startPlayground(parameters: StartPlaygroundParameters): Promise<Playground> {
  const { isDev, onFailure, signal } = parameters
  const { page: port, cloud: cloudPort, ...ports } = parameters.ports
  const devnet = await startDevnet({ ports, signal, onFailure })
  const { description } = devnet
  const stops: (() => Promise<void>)[] = [devnet.stop]
  const stop = async (): Promise<void> => {
    await Promise.all(stops.map((end) => end()))
  }
  try {
    const cloud = await startLocalCloud({ description, port: cloudPort })
    stops.push(cloud.close)
    signal.throwIfAborted()
    const page = await servePage({ description, cloudUrl: cloud.url, port, isDev })
    stops.push(page.stop)
    return { url: page.url, cloudUrl: cloud.url, description, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
