/** What went wrong, stable across versions. */
export type DevnetErrorCode =
  /** Another program listens on a port that was asked for. */
  | 'port_taken'
  /** The operating system does not let this user listen on a port that was asked for. */
  | 'port_denied'
  /** There is no anvil binary for this machine, or the given one does not exist. */
  | 'anvil_missing'
  /** anvil could not start, or ended by itself. */
  | 'anvil_failed'
  /** There is no build of litesvm, which runs Solana, for this machine. Only thrown if `chains` names `solana`. */
  | 'solana_missing'
  /** The temporary directory, which holds the genesis files for a moment, cannot be written. */
  | 'disk_failed'
  /** A parameter makes no sense. */
  | 'invalid_parameters'
  /** The given signal was aborted before the devnet was ready. */
  | 'aborted'

/**
 * The only error that a devnet throws. Tell causes apart by `code`; `message` is one line that also says what to do.
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
