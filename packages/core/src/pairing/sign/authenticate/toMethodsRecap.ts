import { toRecap } from '@latchkey/protocol/siwx'

/** Encodes eip155 methods as a ReCap. A wallet grants them by signing it (CAIP-222). */
export function toMethodsRecap(methods: readonly string[]): string {
  return toRecap({ eip155: Object.fromEntries(methods.map((method) => [`request/${method}`, [{}]])) })
}
