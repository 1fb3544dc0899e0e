// The names of everything that Latchkey stores in a visitor's browser (S9.051). No other file contains such a name; the lint rule
// `no-storage-key` checks that. `docs/storage.md` says what each holds. The table is in this package because core, siwx and the cloud
// all import it, and each name is a separate export, so that bundles contain only the names that they use.
//
// Core stores its values with the version of their format: see `StoredItem` there. The sign-ins of siwx and the cookies are checked with
// schemas of the wire instead, and have no version.

// Core

/** The most recently connected wallets. */
export const recentWalletsKey = '@latchkey/recent_wallets'

/** The visitor's last active namespace. */
export const activeNamespaceKey = '@latchkey/active_namespace'

/** The visitor's last active network. */
export const activeNetworkIdKey = '@latchkey/active_network_id'

/** The active connector of each namespace. */
export const connectedConnectorIdsKey = '@latchkey/connected_connector_ids'

/** The connections of each namespace. */
export const connectionsKey = '@latchkey/connections'

/** Whether the visitor was connected. */
export const connectionStatusKey = '@latchkey/connection_status'

/** The view at which the modal opens again after the page was reloaded. In `sessionStorage`. */
export const reopeningKey = '@latchkey/reopening'

/** The accounts and the network for the server's next answer. The name of a cookie, percent-encoded. */
export const initialStateKey = '@latchkey/initial_state'

/** The phone wallet that opens for requests, and its link. */
export const deepLinkChoiceKey = '@latchkey/deep_link_choice'

/** The network of the visitor's last sign-in in each namespace. */
export const signInNetworksKey = '@latchkey/sign_in_networks'

/** The visitor's own names for addresses. */
export const addressLabelsKey = '@latchkey/address_labels'

/** The kind of account that the visitor prefers in each namespace. */
export const preferredAccountTypesKey = '@latchkey/preferred_account_types'

/** The networks that support the visitor's smart account. */
export const smartAccountEnabledNetworksKey = '@latchkey/smart_account_enabled_networks'

/** The provider of the last social login. */
export const socialProviderKey = '@latchkey/social_provider'

/** The visitor's name with that provider. */
export const socialUsernameKey = '@latchkey/social_username'

/** The transactions that are followed, and those that settled within a day. */
export const transactionsKey = '@latchkey/transactions'

/** The batches of calls that were sent from this browser. */
export const callsKey = '@latchkey/calls'

/** The addresses that something was sent to from this browser. */
export const recentReceiversKey = '@latchkey/recent_receivers'

// Caches of address data, which core removes on disconnect

/** Token balances. */
export const balanceCacheKey = '@latchkey/balance_cache'

/** Native balances. */
export const nativeBalanceCacheKey = '@latchkey/native_balance_cache'

/** Account names. */
export const nameCacheKey = '@latchkey/name_cache'

/** Profiles. */
export const identityCacheKey = '@latchkey/identity_cache'

// Pairing

/** The relay of the last pairing. */
export const pairingRelayKey = '@latchkey/pairing_relay'

/** The pairing sessions, with their keys. */
export const pairingSessionsKey = '@latchkey/pairing_sessions'

/** The open pairing proposals, with their keys. */
export const pairingProposalsKey = '@latchkey/pairing_proposals'

// Sign-in

/** The sign-ins that the page keeps. */
export const siwxSessionsKey = '@latchkey/siwx_sessions'

/** The ids and tokens of the sign-ins that a cloud keeps. Followed by `:` and the project's id. */
export const siwxCloudSessionsKey = '@latchkey/siwx_cloud_sessions'

/**
 * Begins the names of the cookies with a cloud's session tokens; the session's id follows. Over TLS, `__Host-` precedes it. The names
 * of cookies cannot contain `@` or `/`, and scripts of the page cannot read them, so no option of the page applies.
 */
export const siwxCookiePrefix = 'latchkey.'

// Login

/** Whether the visitor has logged in by e-mail. */
export const emailLoginUsedKey = '@latchkey-frame/email_login_used'

/** The e-mail address of the login. */
export const emailKey = '@latchkey-frame/email'

/** When the last e-mail login began. */
export const lastEmailLoginTimeKey = '@latchkey-frame/last_email_login_time'

/** The network last used with the login. */
export const lastUsedChainKey = '@latchkey-frame/last_used_chain'
