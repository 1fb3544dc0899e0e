import { accountMethods } from './methods/accountMethods.ts'
import { clusterMethods } from './methods/clusterMethods.ts'
import { devnetMethods } from './methods/devnetMethods.ts'
import { historyMethods } from './methods/historyMethods.ts'
import { tokenMethods } from './methods/tokenMethods.ts'
import { transactionMethods } from './methods/transactionMethods.ts'
import type { RpcMethods } from './RpcMethod.ts'

/** All methods served over HTTP. */
export const rpcMethods: RpcMethods = {
  ...accountMethods,
  ...clusterMethods,
  ...devnetMethods,
  ...historyMethods,
  ...tokenMethods,
  ...transactionMethods,
}
