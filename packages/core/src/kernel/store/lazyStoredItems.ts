import { isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import {
  addressLabelsKey,
  balanceCacheKey,
  connectedConnectorIdsKey,
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
  recentReceiversKey,
  signInNetworksKey,
  smartAccountEnabledNetworksKey,
  socialProviderKey,
  socialUsernameKey,
  transactionsKey,
} from '@latchkey/protocol/storage'
import type { Guard } from '../utils/guards/Guard.ts'
import { isListOf } from '../utils/guards/isListOf.ts'
import { isOneOf } from '../utils/guards/isOneOf.ts'
import { isRecordOf } from '../utils/guards/isRecordOf.ts'
import { isShapeOf } from '../utils/guards/isShapeOf.ts'
import { isText } from '../utils/guards/isText.ts'
import { isPlainObject } from '../utils/isPlainObject.ts'
import { defineItem } from './StoredItem.ts'
import type { StoredItem } from './StoredItem.ts'

// The formats of the stored values that only code loaded on demand reads. They have a file of their own because a bundler
// puts a whole file into the first load if both the first load and a later chunk use it. The items of pairing's sessions are
// in `signStorage.ts`, because their guards belong to the chunk of pairing.

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isAnything = (value: unknown): value is unknown => value !== undefined

/** Values by address, each with the time of reading, in ms. */
const isCacheOf = <value>(isValue: Guard<value>) => isRecordOf(isText, isShapeOf({ at: isNumber, value: isValue }))

/** The phone wallet that opens for requests, and its link. */
export const deepLinkChoiceItem = /*#__PURE__*/ defineItem(
  deepLinkChoiceKey,
  /*#__PURE__*/ isShapeOf({ name: isText, href: isText }),
)

/** The network of the visitor's last sign-in in each namespace. */
export const signInNetworksItem = /*#__PURE__*/ defineItem(
  signInNetworksKey,
  /*#__PURE__*/ isRecordOf(isNamespace, isCaipNetworkId),
)

/** The visitor's own names for addresses, by namespace and address. */
export const addressLabelsItem = /*#__PURE__*/ defineItem(
  addressLabelsKey,
  /*#__PURE__*/ isRecordOf(isNamespace, /*#__PURE__*/ isRecordOf(isText, isText)),
)

/** The relay of the last pairing; its session continues there. */
export const pairingRelayItem = /*#__PURE__*/ defineItem(
  pairingRelayKey,
  /*#__PURE__*/ isShapeOf({ url: isText, projectId: isText }),
)

/** The provider of the last social login. */
export const socialProviderItem = /*#__PURE__*/ defineItem(socialProviderKey, isText)

/** The visitor's name with that provider. */
export const socialUsernameItem = /*#__PURE__*/ defineItem(socialUsernameKey, isText)

/** Token balances by CAIP-10 account id, with the time of reading. `tokenBalancesItem.ts` has the guard of the rows. */
export const balanceCacheItem = /*#__PURE__*/ defineItem(balanceCacheKey, /*#__PURE__*/ isCacheOf(isAnything))

/** Native balances by CAIP-10 account id, in the smallest unit, with the time of reading. */
export const nativeBalanceCacheItem = /*#__PURE__*/ defineItem(
  nativeBalanceCacheKey,
  /*#__PURE__*/ isCacheOf(/*#__PURE__*/ isShapeOf({ value: isText, decimals: isNumber, symbol: isText })),
)

/** Names by address, with the time of reading. */
export const nameCacheItem = /*#__PURE__*/ defineItem(
  nameCacheKey,
  /*#__PURE__*/ isCacheOf(/*#__PURE__*/ isListOf(isText)),
)

/** How accounts present themselves, by address, with the time of reading. */
export const identityCacheItem = /*#__PURE__*/ defineItem(
  identityCacheKey,
  /*#__PURE__*/ isCacheOf(/*#__PURE__*/ isShapeOf({ name: isTextOrNull, avatar: isTextOrNull })),
)

/** The kind of account that the visitor prefers in each namespace. */
export const preferredAccountTypesItem = /*#__PURE__*/ defineItem(
  preferredAccountTypesKey,
  /*#__PURE__*/ isRecordOf(isNamespace, /*#__PURE__*/ isOneOf(['eoa', 'smartAccount', 'payment'])),
)

/** The networks that support the visitor's smart account. */
export const smartAccountEnabledNetworksItem = /*#__PURE__*/ defineItem(
  smartAccountEnabledNetworksKey,
  /*#__PURE__*/ isListOf(isCaipNetworkId),
)

/** Whether the visitor has logged in by e-mail. */
export const emailLoginUsedItem = /*#__PURE__*/ defineItem(emailLoginUsedKey, isBoolean)

/** The e-mail address of the login. */
export const emailItem = /*#__PURE__*/ defineItem(emailKey, isText)

/** When the last e-mail login began, in ms since the epoch. */
export const lastEmailLoginTimeItem = /*#__PURE__*/ defineItem(lastEmailLoginTimeKey, isNumber)

/** The network last used with the login. */
export const lastUsedChainItem = /*#__PURE__*/ defineItem(lastUsedChainKey, isCaipNetworkId)

/** The active connector of each namespace. */
export const connectedConnectorIdsItem = /*#__PURE__*/ defineItem(
  connectedConnectorIdsKey,
  /*#__PURE__*/ isRecordOf(isNamespace, isText),
)

/** The transactions. Only whether one has not ended is checked; `transactionRecordsItem.ts` checks the rest. */
export const transactionsItem = /*#__PURE__*/ defineItem(transactionsKey, /*#__PURE__*/ isListOf(isPlainObject))

/** The addresses that something was sent to from this browser, by namespace, the newest first. */
export const recentReceiversItem = /*#__PURE__*/ defineItem(
  recentReceiversKey,
  /*#__PURE__*/ isRecordOf(
    isNamespace,
    /*#__PURE__*/ isListOf(/*#__PURE__*/ isShapeOf({ address: isText, name: isTextOrNull })),
  ),
)

/** The data of addresses, which ends with a connection: the caches (S4.005), and whom the visitor sent to. */
export const addressCacheItems: readonly StoredItem[] = [
  balanceCacheItem,
  nativeBalanceCacheItem,
  nameCacheItem,
  identityCacheItem,
  recentReceiversItem,
]
