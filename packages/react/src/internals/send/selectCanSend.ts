import { selectActiveConnection, type AdaptersState, type Namespace } from '@latchkey/core'

/** Whether the account in use can send: its chain's adapter makes transfers, and its wallet signs them. */
export function selectCanSend(
  state: AdaptersState,
  parameters: { readonly namespace: Namespace; readonly hasTransfers: boolean },
): boolean {
  const { namespace, hasTransfers } = parameters
  return hasTransfers && (selectActiveConnection(state, namespace)?.features.includes('transfer') ?? false)
}
