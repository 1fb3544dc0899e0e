/**
 * The embedded wallet: the endpoints of the secure origin, and which pages may embed it.
 *
 * @packageDocumentation
 */
export { listDevices, resumeDevice, suspendDevice } from '../embedded/deviceEndpoints.ts'
export { startFarcasterLogin, verifyFarcasterLogin } from '../embedded/farcasterEndpoints.ts'
export { confirmNewEmail, confirmOldEmail, updateEmail } from '../embedded/emailUpdateEndpoints.ts'
export { endWalletSession } from '../embedded/endWalletSession.ts'
export { getEmbedder } from '../embedded/getEmbedder.ts'
export { getWalletSession } from '../embedded/getWalletSession.ts'
export {
  answerHandoff,
  claimHandoff,
  createHandoff,
  endHandoff,
  getHandoffState,
  redeemHandoff,
} from '../embedded/handoffEndpoints.ts'
export { judgeOrigin } from '../embedded/judgeOrigin.ts'
export type { JudgeOriginParameters, OriginVerdict } from '../embedded/judgeOrigin.ts'
export { namesOrigins } from '../embedded/namesOrigins.ts'
export { parseVaultManifest } from '../embedded/parseVaultManifest.ts'
export type { VaultManifest, VaultManifestEntry } from '../embedded/parseVaultManifest.ts'
export {
  addPasskey,
  getPasskeyLoginOptions,
  getPasskeyOptions,
  getPasskeys,
  verifyPasskeyLogin,
} from '../embedded/passkeyEndpoints.ts'
export {
  assertionSchema,
  creationOptionsSchema,
  registrationSchema,
  requestOptionsSchema,
} from '../embedded/passkeySchemas.ts'
export { requestLoginCode } from '../embedded/requestLoginCode.ts'
export {
  answerSocialLogin,
  beginSocialLogin,
  getSocialLoginState,
  redeemLoginTicket,
  startSocialLogin,
} from '../embedded/socialLogin.ts'
export { createSponsorship, getSmartAccountNetworks, sponsorshipRefusals } from '../embedded/smartAccountEndpoints.ts'
export { delegationPrefix, smartAccountContracts } from '../embedded/smartAccounts.ts'
export { socialPaths } from '../embedded/socialPaths.ts'
export { socialProviders } from '../embedded/socialProviders.ts'
export type { SocialProvider } from '../embedded/socialProviders.ts'
export { socialReceipt, socialResultSchema } from '../embedded/socialResult.ts'
export type { SocialResult } from '../embedded/socialResult.ts'
export { createUserToken, getUserTokenKeys } from '../embedded/userTokenEndpoints.ts'
export {
  authorizationSchema,
  userOperationCostSchema,
  userOperationIntentSchema,
  userOperationSchema,
} from '../embedded/userOperationSchema.ts'
export type { UserOperation, UserOperationCost, UserOperationIntent } from '../embedded/userOperationSchema.ts'
export { userTokenSchema } from '../embedded/userTokenSchema.ts'
export type { UserToken } from '../embedded/userTokenSchema.ts'
export { verifyLoginCode } from '../embedded/verifyLoginCode.ts'
export { verifyLoginDevice } from '../embedded/verifyLoginDevice.ts'
export type { WalletUser } from '../embedded/walletUser.ts'
export { addAppGrant, getAppGrants } from '../embedded/grantEndpoints.ts'
export {
  announceExport,
  bindDevice,
  changeVault,
  createVault,
  getDeviceShare,
  getRecoveryShare,
  getVault,
  moveVault,
} from '../embedded/vaultEndpoints.ts'
export {
  newVaultBoxSchema,
  signedManifestSchema,
  vaultBoxSchema,
  vaultContentSchema,
} from '../embedded/vaultSchemas.ts'
export type { VaultContentJson } from '../embedded/vaultSchemas.ts'
export { exportUser, userDataSchema } from '../embedded/exportUser.ts'
