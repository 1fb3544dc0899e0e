import type { DevnetDescription } from './DevnetDescription.ts'

/** A running devnet. */
export interface Devnet {
  /** The running chains and their addresses. */
  readonly description: DevnetDescription
  /**
   * Ends every process and frees every port; resolves when done. Further calls have no effect. A devnet that is never
   * stopped keeps its Node process alive.
   */
  stop(): Promise<void>
}
