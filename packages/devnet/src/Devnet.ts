import type { DevnetDescription } from './DevnetDescription.ts'

/** A running devnet. */
export interface Devnet {
  /** What runs, and where. */
  readonly description: DevnetDescription
  /**
   * Ends every process and frees every port; resolved when that is true. Calling it again changes nothing. A devnet
   * that is never stopped keeps its Node process alive.
   */
  stop(): Promise<void>
}
