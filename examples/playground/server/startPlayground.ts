import { startDevnet, type DevnetDescription, type DevnetError, type DevnetPorts } from '@latchkey/devnet'
import { servePage } from './servePage.ts'

export interface StartPlaygroundParameters {
  /** Each may be `0`, which takes a free one. */
  readonly ports: Required<DevnetPorts> & { readonly page: number }
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
  readonly description: DevnetDescription
  readonly stop: () => Promise<void>
}

/**
 * Starts the local chains and serves the page that uses them.
 *
 * @throws {PlaygroundError | DevnetError} with one line that says what is wrong. What had been started is stopped by then.
 */
export async function startPlayground(parameters: StartPlaygroundParameters): Promise<Playground> {
  const { isDev, onFailure, signal } = parameters
  const { page: port, ...ports } = parameters.ports
  const devnet = await startDevnet({ ports, signal, onFailure })
  const { description } = devnet
  try {
    const page = await servePage({ description, port, isDev })
    return {
      url: page.url,
      description,
      stop: async () => {
        await Promise.all([page.stop(), devnet.stop()])
      },
    }
  } catch (error) {
    await devnet.stop()
    throw error
  }
}
