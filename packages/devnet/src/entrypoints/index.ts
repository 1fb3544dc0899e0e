export type { Devnet } from '../Devnet.ts'
export type {
  DevnetAccount,
  DevnetBitcoinAccount,
  DevnetBitcoinChain,
  DevnetChainId,
  DevnetDescription,
  DevnetEvmChain,
  DevnetExchange,
  DevnetIdentity,
  DevnetMailServer,
  DevnetSolanaAccount,
  DevnetPool,
  DevnetSmartAccounts,
  DevnetSolanaChain,
  DevnetSolanaToken,
  DevnetSpam,
  DevnetToken,
} from '../DevnetDescription.ts'
export { DevnetError, type DevnetErrorCode } from '../DevnetError.ts'
export type { DevnetChainName, DevnetParameters, DevnetPorts } from '../DevnetParameters.ts'
export type { DevnetMail, DevnetMailMode } from '../mail/Mail.ts'
export { startDevnet } from '../startDevnet.ts'
