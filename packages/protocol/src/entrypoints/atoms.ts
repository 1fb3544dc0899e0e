/**
 * The small values that messages are made of, and how they are recognised.
 *
 * @packageDocumentation
 */
export { isAccountName } from '../atoms/isAccountName.ts'
export { isAllowedOrigin } from '../atoms/isAllowedOrigin.ts'
export type { IsAllowedOriginParameters } from '../atoms/isAllowedOrigin.ts'
export { isEmail } from '../atoms/isEmail.ts'
export { isEvmAddress } from '../atoms/isEvmAddress.ts'
export { isHex } from '../atoms/isHex.ts'
export { isSignedMessage } from '../atoms/isSignedMessage.ts'
export { isSocialProvider } from '../atoms/isSocialProvider.ts'
export { isSolanaAddress } from '../atoms/isSolanaAddress.ts'
export { isTransactionHash } from '../atoms/isTransactionHash.ts'
export { parseBase64 } from '../atoms/parseBase64.ts'
export { socialProviders } from '../atoms/socialProviders.ts'
export type { SocialProvider } from '../atoms/socialProviders.ts'
