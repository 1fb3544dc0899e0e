/**
 * The names of everything that Latchkey stores in a visitor's browser.
 *
 * @packageDocumentation
 */
export {
  activeNamespaceKey,
  activeNetworkIdKey,
  addressLabelsKey,
  balanceCacheKey,
  callsKey,
  connectedConnectorIdsKey,
  connectionsKey,
  connectionStatusKey,
  deepLinkChoiceKey,
  emailKey,
  emailLoginUsedKey,
  identityCacheKey,
  initialStateKey,
  lastEmailLoginTimeKey,
  lastUsedChainKey,
  nameCacheKey,
  nativeBalanceCacheKey,
  pairingProposalsKey,
  pairingRelayKey,
  pairingSessionsKey,
  preferredAccountTypesKey,
  recentReceiversKey,
  recentWalletsKey,
  reopeningKey,
  signInNetworksKey,
  siwxCloudSessionsKey,
  siwxCookiePrefix,
  siwxSessionsKey,
  smartAccountEnabledNetworksKey,
  socialProviderKey,
  socialUsernameKey,
  transactionsKey,
} from '../storage/storageKeys.ts'
