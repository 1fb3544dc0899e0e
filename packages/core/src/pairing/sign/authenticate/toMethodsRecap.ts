import { toRecap } from '@latchkey/protocol/siwx'

/** Writes methods of eip155 as a ReCap, which a wallet grants by signing it (CAIP-222). */
export function toMethodsRecap(methods: readonly string[]): string {
  return toRecap({ eip155: Object.fromEntries(methods.map((method) => [`request/${method}`, [{}]])) })
}
