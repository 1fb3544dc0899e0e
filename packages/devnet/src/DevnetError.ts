/** The cause of an error, stable across versions. */
export type DevnetErrorCode =
  /** Another program listens on a requested port. */
  | 'port_taken'
  /** The operating system does not allow this user to listen on a requested port. */
  | 'port_denied'
  /** There is no anvil binary for this machine, or the given path does not exist. */
  | 'anvil_missing'
  /** anvil could not start, or exited unexpectedly. */
  | 'anvil_failed'
  /** There is no build of litesvm, which runs Solana, for this machine. Thrown only if `chains` lists `solana`. */
  | 'solana_missing'
  /** The temporary directory, which briefly holds the genesis files, is not writable. */
  | 'disk_failed'
  /** A parameter is invalid. */
  | 'invalid_parameters'
  /** The given signal was aborted before the devnet was ready. */
  | 'aborted'

/**
 * The only error that a devnet throws. Distinguish causes by `code`; `message` is one line that also suggests a remedy.
 *
 * @example
 * import { DevnetError, startDevnet } from '@latchkey/devnet'
 *
 * try {
 *   await startDevnet({ ports: { evm: 8545 } })
 * } catch (error) {
 *   if (error instanceof DevnetError && error.code === 'port_taken') console.error(error.message)
 *   else throw error
 * }
 */
export class DevnetError extends Error {
  override readonly name = 'DevnetError'
  readonly code: DevnetErrorCode

  constructor(code: DevnetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
