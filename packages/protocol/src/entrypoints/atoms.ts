/**
 * Guards and parsers for the values in messages: addresses, hashes, signatures, names, origins.
 *
 * @packageDocumentation
 */
export { isAccountName } from '../atoms/isAccountName.ts'
export { isAllowedOrigin } from '../atoms/isAllowedOrigin.ts'
export type { IsAllowedOriginParameters } from '../atoms/isAllowedOrigin.ts'
export { isEmail } from '../atoms/isEmail.ts'
export { isEvmAddress } from '../atoms/isEvmAddress.ts'
export { isHex, isSignedMessage, isTransactionHash } from '../atoms/isHex.ts'
export { isSocialProvider, socialProviders } from '../atoms/isSocialProvider.ts'
export { isSolanaAddress } from '../atoms/isSolanaAddress.ts'
export { isWalletLink } from '../atoms/isWalletLink.ts'
export { matchLanguage } from '../atoms/matchLanguage.ts'
export { parseBase64 } from '../atoms/parseBase64.ts'
export type { SocialProvider } from '../atoms/isSocialProvider.ts'
export { withoutAddresses } from '../atoms/withoutAddresses.ts'
