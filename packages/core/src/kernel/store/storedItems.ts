import { isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import {
  activeNamespaceKey,
  activeNetworkIdKey,
  connectionStatusKey,
  connectionsKey,
  recentWalletsKey,
  reopeningKey,
} from '@latchkey/protocol/storage'
import type { Guarded } from '../utils/guards/Guard.ts'
import { isListOf } from '../utils/guards/isListOf.ts'
import { isOneOf } from '../utils/guards/isOneOf.ts'
import { isRecordOf } from '../utils/guards/isRecordOf.ts'
import { isShapeOf } from '../utils/guards/isShapeOf.ts'
import { isText } from '../utils/guards/isText.ts'
import { defineItem } from './StoredItem.ts'

// The formats of the values stored in the browser (S3.052 to S3.065) that the first load reads; `lazyStoredItems.ts` has the
// others. Their keys are in one table with those of the other packages, in `protocol/src/storage/storageKeys.ts`.

const isWallet = /*#__PURE__*/ isShapeOf({ id: isText, name: isText })
/** The wallet chosen for a pairing; null if any wallet could scan the code, and for injected wallets. */
const isChosenWallet = (value: unknown): value is Guarded<typeof isWallet> | null => value === null || isWallet(value)

/** The most recently connected wallets, newest first. */
export const recentWalletsItem = /*#__PURE__*/ defineItem(
  recentWalletsKey,
  /*#__PURE__*/ isListOf(
    /*#__PURE__*/ isShapeOf({ connectorId: isText, namespace: isNamespace, wallet: isChosenWallet }),
  ),
)

/** The visitor's last active namespace. */
export const activeNamespaceItem = /*#__PURE__*/ defineItem(activeNamespaceKey, isNamespace)

/** The visitor's last active network. */
export const activeNetworkIdItem = /*#__PURE__*/ defineItem(activeNetworkIdKey, isCaipNetworkId)

/** The connections of each namespace, the active one first. */
export const connectionsItem = /*#__PURE__*/ defineItem(
  connectionsKey,
  /*#__PURE__*/ isRecordOf(
    isNamespace,
    /*#__PURE__*/ isListOf(
      /*#__PURE__*/ isShapeOf({ connectorId: isText, activeAddress: isText, networkId: isCaipNetworkId }),
    ),
  ),
)

/** Whether the visitor was connected. */
export const connectionStatusItem = /*#__PURE__*/ defineItem(
  connectionStatusKey,
  /*#__PURE__*/ isOneOf(['disconnected', 'connecting', 'connected']),
)

/**
 * The view at which the modal opens by itself, because the visitor has reloaded the page for it; empty for the one that opens by
 * default. One of the usual views that need no parameters. In `sessionStorage`.
 */
export const reopeningItem = /*#__PURE__*/ defineItem(
  reopeningKey,
  /*#__PURE__*/ isOneOf(['', 'AllWallets', 'Networks', 'WalletSend', 'Swap']),
)
