import { isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import {
  activeNamespaceKey,
  activeNetworkIdKey,
  addressLabelsKey,
  balanceCacheKey,
  connectedConnectorIdsKey,
  connectionsKey,
  connectionStatusKey,
  deepLinkChoiceKey,
  emailKey,
  emailLoginUsedKey,
  identityCacheKey,
  lastEmailLoginTimeKey,
  lastUsedChainKey,
  nameCacheKey,
  nativeBalanceCacheKey,
  pairingRelayKey,
  preferredAccountTypesKey,
  recentWalletsKey,
  signInNetworksKey,
  smartAccountEnabledNetworksKey,
  socialProviderKey,
  socialUsernameKey,
} from '@latchkey/protocol/storage'
import type { Guard, Guarded } from '../utils/guards/Guard.ts'
import { isListOf } from '../utils/guards/isListOf.ts'
import { isOneOf } from '../utils/guards/isOneOf.ts'
import { isRecordOf } from '../utils/guards/isRecordOf.ts'
import { isShapeOf } from '../utils/guards/isShapeOf.ts'
import { isText } from '../utils/guards/isText.ts'
import type { StoredItem } from './StoredItem.ts'

// The formats of the stored values (S3.052 to S3.065); their keys are in one table with those of the other packages, in
// `protocol/src/storage/storageKeys.ts`. Each item is a separate export, so that the first load contains only those that it
// reads. The items of pairing are in `signStorage.ts`, because their guards belong to the chunk of pairing.

const define = <value>(key: StoredItem['key'], isValue: Guard<value>): StoredItem<value> => ({
  key,
  version: 1,
  isValue,
})

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
  recentWalletsKey,
  /*#__PURE__*/ isListOf(
    /*#__PURE__*/ isShapeOf({ connectorId: isText, namespace: isNamespace, wallet: isChosenWallet }),
  ),
)

/** The visitor's last active namespace. */
export const activeNamespaceItem = /*#__PURE__*/ define(activeNamespaceKey, isNamespace)

/** The visitor's last active network. */
export const activeNetworkIdItem = /*#__PURE__*/ define(activeNetworkIdKey, isCaipNetworkId)

/** The active connector of each namespace. */
export const connectedConnectorIdsItem = /*#__PURE__*/ define(
  connectedConnectorIdsKey,
  /*#__PURE__*/ isRecordOf(isNamespace, isText),
)

/** The connections of each namespace, the active one first. */
export const connectionsItem = /*#__PURE__*/ define(
  connectionsKey,
  /*#__PURE__*/ isRecordOf(
    isNamespace,
    /*#__PURE__*/ isListOf(
      /*#__PURE__*/ isShapeOf({ connectorId: isText, activeAddress: isText, networkId: isCaipNetworkId }),
    ),
  ),
)

/** Whether the visitor was connected. */
export const connectionStatusItem = /*#__PURE__*/ define(
  connectionStatusKey,
  /*#__PURE__*/ isOneOf(['disconnected', 'connecting', 'connected']),
)

/** The phone wallet that opens for requests, and its link. */
export const deepLinkChoiceItem = /*#__PURE__*/ define(
  deepLinkChoiceKey,
  /*#__PURE__*/ isShapeOf({ name: isText, href: isText }),
)

/** The network of the visitor's last sign-in in each namespace. */
export const signInNetworksItem = /*#__PURE__*/ define(
  signInNetworksKey,
  /*#__PURE__*/ isRecordOf(isNamespace, isCaipNetworkId),
)

/** The visitor's own names for addresses, by namespace and address. */
export const addressLabelsItem = /*#__PURE__*/ define(
  addressLabelsKey,
  /*#__PURE__*/ isRecordOf(isNamespace, /*#__PURE__*/ isRecordOf(isText, isText)),
)

/** The relay of the last pairing; its session continues there. */
export const pairingRelayItem = /*#__PURE__*/ define(
  pairingRelayKey,
  /*#__PURE__*/ isShapeOf({ url: isText, projectId: isText }),
)

/** The provider of the last social login. */
export const socialProviderItem = /*#__PURE__*/ define(socialProviderKey, isText)

/** The visitor's name with that provider. */
export const socialUsernameItem = /*#__PURE__*/ define(socialUsernameKey, isText)

/**
 * The caches of address data, which are removed on disconnect (S4.005). Use these entries only for removal: the code
 * that reads one defines its format, which the first load need not contain.
 */
export const addressCacheItems: readonly StoredItem[] = /*#__PURE__*/ (
  [balanceCacheKey, nativeBalanceCacheKey, nameCacheKey, identityCacheKey] as const
).map((key) => define(key, isAnything))

/** Token balances by CAIP-10 account id, with the time of reading. */
export const balanceCacheItem = /*#__PURE__*/ define(balanceCacheKey, /*#__PURE__*/ isCacheOf(isAnything))

/** Native balances by CAIP-10 account id, in the smallest unit, with the time of reading. */
export const nativeBalanceCacheItem = /*#__PURE__*/ define(
  nativeBalanceCacheKey,
  /*#__PURE__*/ isCacheOf(/*#__PURE__*/ isShapeOf({ value: isText, decimals: isNumber, symbol: isText })),
)

/** Names by address, with the time of reading. */
export const nameCacheItem = /*#__PURE__*/ define(nameCacheKey, /*#__PURE__*/ isCacheOf(/*#__PURE__*/ isListOf(isText)))

/** Profiles by address, with the time of reading. */
export const identityCacheItem = /*#__PURE__*/ define(
  identityCacheKey,
  /*#__PURE__*/ isCacheOf(/*#__PURE__*/ isShapeOf({ name: isText, avatar: isText })),
)

/** The kind of account that the visitor prefers in each namespace. */
export const preferredAccountTypesItem = /*#__PURE__*/ define(
  preferredAccountTypesKey,
  /*#__PURE__*/ isRecordOf(isNamespace, /*#__PURE__*/ isOneOf(['eoa', 'smartAccount', 'payment'])),
)

/** The networks that support the visitor's smart account. */
export const smartAccountEnabledNetworksItem = /*#__PURE__*/ define(
  smartAccountEnabledNetworksKey,
  /*#__PURE__*/ isListOf(isCaipNetworkId),
)

/** Whether the visitor has logged in by e-mail. */
export const emailLoginUsedItem = /*#__PURE__*/ define(emailLoginUsedKey, isBoolean)

/** The e-mail address of the login. */
export const emailItem = /*#__PURE__*/ define(emailKey, isText)

/** When the last e-mail login began, in ms since the epoch. */
export const lastEmailLoginTimeItem = /*#__PURE__*/ define(lastEmailLoginTimeKey, isNumber)

/** The network last used with the login. */
export const lastUsedChainItem = /*#__PURE__*/ define(lastUsedChainKey, isCaipNetworkId)
