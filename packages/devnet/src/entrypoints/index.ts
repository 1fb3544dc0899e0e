export type { Devnet } from '../Devnet.ts'
export type {
  DevnetAccount,
  DevnetChainId,
  DevnetDescription,
  DevnetEvmChain,
  DevnetToken,
} from '../DevnetDescription.ts'
export { DevnetError, type DevnetErrorCode } from '../DevnetError.ts'
export type { DevnetParameters, DevnetPorts } from '../DevnetParameters.ts'
export { startDevnet } from '../startDevnet.ts'
