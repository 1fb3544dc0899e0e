import { caipNetworkIdSchema, namespaceSchema } from '@latchkey/protocol/caip'
import { array, boolean, maxLength, number, object, picklist, pipe, record, string, unknown } from 'valibot'
import type { GenericSchema } from 'valibot'
import { loginStorageKeys, loginStoragePrefix, storageKeys, storagePrefix } from './storageKeys.ts'
import type { StoredItem } from './StoredItem.ts'

// The definitions of everything that is kept (S3.052 to S3.065). Each is its own export, so that the first load carries
// only the schemas of what it reads.

const define = <schema extends GenericSchema>(key: string, schema: schema): StoredItem<schema> => ({
  prefix: storagePrefix,
  key,
  version: 1,
  schema,
})

const defineLogin = <schema extends GenericSchema>(key: string, schema: schema): StoredItem<schema> => ({
  prefix: loginStoragePrefix,
  key,
  version: 1,
  schema,
})

const text = /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(2_048))

const cacheOf = <schema extends GenericSchema>(value: schema) => record(text, object({ at: number(), value }))

/** The wallets that were connected lately, the newest first. */
export const recentWalletsItem = /*#__PURE__*/ define(
  storageKeys.recentWallets,
  /*#__PURE__*/ array(/*#__PURE__*/ object({ connectorId: text, namespace: namespaceSchema })),
)

/** The namespace that the visitor used last. */
export const activeNamespaceItem = /*#__PURE__*/ define(storageKeys.activeNamespace, namespaceSchema)

/** The network that the visitor used last. */
export const activeNetworkIdItem = /*#__PURE__*/ define(storageKeys.activeNetworkId, caipNetworkIdSchema)

/** The active connector of each namespace. */
export const connectedConnectorIdsItem = /*#__PURE__*/ define(
  storageKeys.connectedConnectorIds,
  /*#__PURE__*/ record(namespaceSchema, text),
)

/** The connections of each namespace, the active one first. */
export const connectionsItem = /*#__PURE__*/ define(
  storageKeys.connections,
  /*#__PURE__*/ record(
    namespaceSchema,
    /*#__PURE__*/ array(
      /*#__PURE__*/ object({ connectorId: text, activeAddress: text, networkId: caipNetworkIdSchema }),
    ),
  ),
)

/** Whether the visitor was connected. */
export const connectionStatusItem = /*#__PURE__*/ define(
  storageKeys.connectionStatus,
  /*#__PURE__*/ picklist(['disconnected', 'connecting', 'connected']),
)

/** The phone wallet that requests are handed to, and its link. */
export const deepLinkChoiceItem = /*#__PURE__*/ define(
  storageKeys.deepLinkChoice,
  /*#__PURE__*/ object({ name: text, href: text }),
)

/** The provider of the last social login. */
export const socialProviderItem = /*#__PURE__*/ define(storageKeys.socialProvider, text)

/** The visitor's name with that provider. */
export const socialUsernameItem = /*#__PURE__*/ define(storageKeys.socialUsername, text)

/** Token balances by CAIP-10 account id, with the time they were read. */
export const balanceCacheItem = /*#__PURE__*/ define(
  storageKeys.balanceCache,
  /*#__PURE__*/ cacheOf(/*#__PURE__*/ unknown()),
)

/** Native balances by CAIP-10 account id, in the coin's smallest unit, with the time they were read. */
export const nativeBalanceCacheItem = /*#__PURE__*/ define(
  storageKeys.nativeBalanceCache,
  /*#__PURE__*/ cacheOf(/*#__PURE__*/ object({ value: text, decimals: number(), symbol: text })),
)

/** Names by address, with the time they were read. */
export const nameCacheItem = /*#__PURE__*/ define(
  storageKeys.nameCache,
  /*#__PURE__*/ cacheOf(/*#__PURE__*/ array(text)),
)

/** Profiles by address, with the time they were read. */
export const identityCacheItem = /*#__PURE__*/ define(
  storageKeys.identityCache,
  /*#__PURE__*/ cacheOf(/*#__PURE__*/ object({ name: text, avatar: text })),
)

/** Sign-in tokens by CAIP-10 account id. They prove a sign-in to the app's own server and open nothing else. */
export const signInTokensItem = /*#__PURE__*/ define(
  storageKeys.signInTokens,
  /*#__PURE__*/ record(text, /*#__PURE__*/ pipe(/*#__PURE__*/ string(), /*#__PURE__*/ maxLength(16_384))),
)

/** The kind of account that the visitor prefers in each namespace. */
export const preferredAccountTypesItem = /*#__PURE__*/ define(
  storageKeys.preferredAccountTypes,
  /*#__PURE__*/ record(namespaceSchema, /*#__PURE__*/ picklist(['eoa', 'smartAccount', 'payment'])),
)

/** The networks on which the visitor's smart account works. */
export const smartAccountEnabledNetworksItem = /*#__PURE__*/ define(
  storageKeys.smartAccountEnabledNetworks,
  /*#__PURE__*/ array(caipNetworkIdSchema),
)

/** Whether the visitor has logged in by e-mail. */
export const emailLoginUsedItem = /*#__PURE__*/ defineLogin(loginStorageKeys.emailLoginUsed, /*#__PURE__*/ boolean())

/** The e-mail address of the login. */
export const emailItem = /*#__PURE__*/ defineLogin(loginStorageKeys.email, text)

/** When an e-mail login was last begun, in ms since the epoch. */
export const lastEmailLoginTimeItem = /*#__PURE__*/ defineLogin(
  loginStorageKeys.lastEmailLoginTime,
  /*#__PURE__*/ number(),
)

/** The network that the login was last used on. */
export const lastUsedChainItem = /*#__PURE__*/ defineLogin(loginStorageKeys.lastUsedChain, caipNetworkIdSchema)
