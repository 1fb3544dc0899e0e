/**
 * Returns the text that an account signs to revoke one of its sign-in sessions on any device, without the session's token.
 *
 * @example
 * ```ts
 * toRevocationMessage({ pci: 'x3Jf', accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' })
 * ```
 */
export function toRevocationMessage(parameters: {
  /** The session's id from `GET /v1/sessions/{address}`. */
  readonly pci: string
  /** The address in the session's message. */
  readonly accountAddress: string
}): string {
  return `Revoke the sign-in session ${parameters.pci} of ${parameters.accountAddress}.`
}
