// Generated from the built types by `pnpm api:write`. The comments are left out.
declare function isAccountName(value: string): boolean;
interface IsAllowedOriginParameters {
  readonly origin: string;
  readonly allowedOrigins: readonly string[];
}
declare function isAllowedOrigin(parameters: IsAllowedOriginParameters): boolean;
declare function isEmail(value: string): boolean;
declare function isEvmAddress(value: string): boolean;
declare function isHex(value: unknown): value is `0x${string}`;
declare function isTransactionHash(value: string): value is `0x${string}`;
declare function isSignedMessage(value: string): value is `0x${string}`;
declare const socialProviders: readonly ['google', 'github', 'apple', 'facebook', 'x', 'discord'];
type SocialProvider = (typeof socialProviders)[number];
declare function isSocialProvider(value: unknown): value is SocialProvider;
declare function isSolanaAddress(value: string): boolean;
declare function isWalletLink(href: string): boolean;
declare function matchLanguage<language extends string>(parameters: {
  readonly tag: string;
  readonly available: readonly language[];
}): language | undefined;
declare function parseBase64(value: string): Uint8Array | undefined;
declare function withoutAddresses(value: string): string;
declare function withoutAddresses(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
export { type IsAllowedOriginParameters, type SocialProvider, isAccountName, isAllowedOrigin, isEmail, isEvmAddress, isHex, isSignedMessage, isSocialProvider, isSolanaAddress, isTransactionHash, isWalletLink, matchLanguage, parseBase64, socialProviders, withoutAddresses };
