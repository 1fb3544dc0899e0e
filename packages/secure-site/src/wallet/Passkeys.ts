import type { Recovery } from '../vault/flows/ports.ts'

/** Passkeys of this host as recovery methods: their share is what the authenticator derives (PRF). */
export interface Passkeys {
  /** Whether this frame may use them, and has an authenticator that verifies its user. */
  canUse(): Promise<boolean>
  /** Creates one within a click. The server knows it before the vault names it. */
  create(): Promise<Recovery>
  /**
   * Uses one within a click.
   *
   * @param of the methods of the wallet that it is to open; default: those of all wallets of the user.
   */
  use(of?: readonly string[]): Promise<Recovery>
}
