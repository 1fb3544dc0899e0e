import type { WalletMaintenance } from './createWalletMaintenance.ts'

/** What an operator asks for. */
export type MaintenanceRequest =
  | { readonly command: 'afterRestore' | 'reseal' }
  | { readonly command: 'deleteUser'; readonly user: string }

/** Does what an operator asks for. */
export function runMaintenance(maintenance: WalletMaintenance, request: MaintenanceRequest): Promise<unknown> {
  return request.command === 'deleteUser' ? maintenance.deleteUser(request.user) : maintenance[request.command]()
}
