/** What every key of core begins with. */
export const storagePrefix = '@latchkey/'

/** What the keys of the e-mail and social login begin with. */
export const loginStoragePrefix = '@latchkey-frame/'

/** Every key that is kept in the visitor's browser, without its prefix. */
export const storageKeys = {
  recentWallets: 'recent_wallets',
  activeNamespace: 'active_namespace',
  activeNetworkId: 'active_network_id',
  connectedConnectorIds: 'connected_connector_ids',
  connections: 'connections',
  connectionStatus: 'connection_status',
  deepLinkChoice: 'deep_link_choice',
  socialProvider: 'social_provider',
  socialUsername: 'social_username',
  balanceCache: 'balance_cache',
  nativeBalanceCache: 'native_balance_cache',
  nameCache: 'name_cache',
  identityCache: 'identity_cache',
  signInTokens: 'sign_in_tokens',
  preferredAccountTypes: 'preferred_account_types',
  smartAccountEnabledNetworks: 'smart_account_enabled_networks',
} as const

/** The keys of the login, without their prefix. */
export const loginStorageKeys = {
  emailLoginUsed: 'email_login_used',
  email: 'email',
  lastEmailLoginTime: 'last_email_login_time',
  lastUsedChain: 'last_used_chain',
} as const
