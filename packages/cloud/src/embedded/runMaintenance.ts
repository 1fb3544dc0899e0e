import type { WalletMaintenance } from './createWalletMaintenance.ts'

/** What an operator asks for. */
export type MaintenanceRequest =
  | { readonly command: 'afterRestore' | 'reseal' }
  | { readonly command: 'deleteUser' | 'exportUser'; readonly user: string }

/** Does what an operator asks for. */
export function runMaintenance(maintenance: WalletMaintenance, request: MaintenanceRequest): Promise<unknown> {
  return 'user' in request ? maintenance[request.command](request.user) : maintenance[request.command]()
}
