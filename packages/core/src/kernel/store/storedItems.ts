import { isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import type { Guard, Guarded } from '../utils/guards/Guard.ts'
import { isListOf } from '../utils/guards/isListOf.ts'
import { isOneOf } from '../utils/guards/isOneOf.ts'
import { isRecordOf } from '../utils/guards/isRecordOf.ts'
import { isShapeOf } from '../utils/guards/isShapeOf.ts'
import { isText } from '../utils/guards/isText.ts'
import type { StoredItem } from './StoredItem.ts'

// All stored values (S3.052 to S3.065) with their keys and formats. Each item is a separate export, so that the first
// load contains only those that it reads.

const define = <value>(key: string, isValue: Guard<value>, prefix = '@latchkey/'): StoredItem<value> => ({
  prefix,
  key,
  version: 1,
  isValue,
})

const loginPrefix = '@latchkey-frame/'

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isAnything = (value: unknown): value is unknown => value !== undefined

const isWallet = /*#__PURE__*/ isShapeOf({ id: isText, name: isText })
/** The wallet chosen for a pairing; null if any wallet could scan the code, and for injected wallets. */
const isChosenWallet = (value: unknown): value is Guarded<typeof isWallet> | null => value === null || isWallet(value)

/** Values by address, each with the time of reading, in ms. */
const isCacheOf = <value>(isValue: Guard<value>) => isRecordOf(isText, isShapeOf({ at: isNumber, value: isValue }))

/** The most recently connected wallets, newest first. */
export const recentWalletsItem = /*#__PURE__*/ define(
  'recent_wallets',
  /*#__PURE__*/ isListOf(
    /*#__PURE__*/ isShapeOf({ connectorId: isText, namespace: isNamespace, wallet: isChosenWallet }),
  ),
)

/** The visitor's last active namespace. */
export const activeNamespaceItem = /*#__PURE__*/ define('active_namespace', isNamespace)

/** The visitor's last active network. */
export const activeNetworkIdItem = /*#__PURE__*/ define('active_network_id', isCaipNetworkId)

/** The active connector of each namespace. */
export const connectedConnectorIdsItem = /*#__PURE__*/ define(
  'connected_connector_ids',
  /*#__PURE__*/ isRecordOf(isNamespace, isText),
)

/** The connections of each namespace, the active one first. */
export const connectionsItem = /*#__PURE__*/ define(
  'connections',
  /*#__PURE__*/ isRecordOf(
    isNamespace,
    /*#__PURE__*/ isListOf(
      /*#__PURE__*/ isShapeOf({ connectorId: isText, activeAddress: isText, networkId: isCaipNetworkId }),
    ),
  ),
)

/** Whether the visitor was connected. */
export const connectionStatusItem = /*#__PURE__*/ define(
  'connection_status',
  /*#__PURE__*/ isOneOf(['disconnected', 'connecting', 'connected']),
)

/** The phone wallet that opens for requests, and its link. */
export const deepLinkChoiceItem = /*#__PURE__*/ define(
  'deep_link_choice',
  /*#__PURE__*/ isShapeOf({ name: isText, href: isText }),
)

/** The network of the visitor's last sign-in in each namespace. */
export const signInNetworksItem = /*#__PURE__*/ define(
  'sign_in_networks',
  /*#__PURE__*/ isRecordOf(isNamespace, isCaipNetworkId),
)

/** The visitor's own names for addresses, by namespace and address. */
export const addressLabelsItem = /*#__PURE__*/ define(
  'address_labels',
  /*#__PURE__*/ isRecordOf(isNamespace, /*#__PURE__*/ isRecordOf(isText, isText)),
)

/** The relay of the last pairing; its session continues there. */
export const pairingRelayItem = /*#__PURE__*/ define(
  'pairing_relay',
  /*#__PURE__*/ isShapeOf({ url: isText, projectId: isText }),
)

/** The provider of the last social login. */
export const socialProviderItem = /*#__PURE__*/ define('social_provider', isText)

/** The visitor's name with that provider. */
export const socialUsernameItem = /*#__PURE__*/ define('social_username', isText)

/**
 * The caches of address data, which are removed on disconnect (S4.005). Use these entries only for removal: the code
 * that reads one defines its format, which the first load need not contain.
 */
export const addressCacheItems: readonly StoredItem[] = /*#__PURE__*/ [
  'balance_cache',
  'native_balance_cache',
  'name_cache',
  'identity_cache',
].map((key) => define(key, isAnything))

/** Token balances by CAIP-10 account id, with the time of reading. */
export const balanceCacheItem = /*#__PURE__*/ define('balance_cache', /*#__PURE__*/ isCacheOf(isAnything))

/** Native balances by CAIP-10 account id, in the smallest unit, with the time of reading. */
export const nativeBalanceCacheItem = /*#__PURE__*/ define(
  'native_balance_cache',
  /*#__PURE__*/ isCacheOf(/*#__PURE__*/ isShapeOf({ value: isText, decimals: isNumber, symbol: isText })),
)

/** Names by address, with the time of reading. */
export const nameCacheItem = /*#__PURE__*/ define('name_cache', /*#__PURE__*/ isCacheOf(/*#__PURE__*/ isListOf(isText)))

/** Profiles by address, with the time of reading. */
export const identityCacheItem = /*#__PURE__*/ define(
  'identity_cache',
  /*#__PURE__*/ isCacheOf(/*#__PURE__*/ isShapeOf({ name: isText, avatar: isText })),
)

/** The kind of account that the visitor prefers in each namespace. */
export const preferredAccountTypesItem = /*#__PURE__*/ define(
  'preferred_account_types',
  /*#__PURE__*/ isRecordOf(isNamespace, /*#__PURE__*/ isOneOf(['eoa', 'smartAccount', 'payment'])),
)

/** The networks that support the visitor's smart account. */
export const smartAccountEnabledNetworksItem = /*#__PURE__*/ define(
  'smart_account_enabled_networks',
  /*#__PURE__*/ isListOf(isCaipNetworkId),
)

/** Whether the visitor has logged in by e-mail. */
export const emailLoginUsedItem = /*#__PURE__*/ define('email_login_used', isBoolean, loginPrefix)

/** The e-mail address of the login. */
export const emailItem = /*#__PURE__*/ define('email', isText, loginPrefix)

/** When the last e-mail login began, in ms since the epoch. */
export const lastEmailLoginTimeItem = /*#__PURE__*/ define('last_email_login_time', isNumber, loginPrefix)

/** The network last used with the login. */
export const lastUsedChainItem = /*#__PURE__*/ define('last_used_chain', isCaipNetworkId, loginPrefix)
