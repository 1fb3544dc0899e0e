import { isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import { transactionsKey } from '@latchkey/protocol/storage'
import { defineItem, type StoredItem } from '../kernel/store/StoredItem.ts'
import type { Guard } from '../kernel/utils/guards/Guard.ts'
import { isListOf } from '../kernel/utils/guards/isListOf.ts'
import { isOneOf } from '../kernel/utils/guards/isOneOf.ts'
import { isRecordOf } from '../kernel/utils/guards/isRecordOf.ts'
import { isShapeOf } from '../kernel/utils/guards/isShapeOf.ts'
import { isText } from '../kernel/utils/guards/isText.ts'
import type { TransactionRecord } from './state.ts'

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value)
const isDigits = (value: unknown): value is string => isText(value) && /^\d{1,80}$/.test(value)
const isNullOr =
  <value>(isValue: Guard<value>): Guard<value | null> =>
  (value): value is value | null =>
    value === null || isValue(value)
const isTextOrNull = /*#__PURE__*/ isNullOr(isText)

/** The transactions of all pages. */
export const transactionRecordsItem: StoredItem<readonly TransactionRecord[]> = /*#__PURE__*/ defineItem(
  transactionsKey,
  /*#__PURE__*/ isListOf(
    /*#__PURE__*/ isShapeOf({
      key: isText,
      namespace: isNamespace,
      networkId: isCaipNetworkId,
      address: isText,
      summary: /*#__PURE__*/ isShapeOf({
        action: /*#__PURE__*/ isOneOf(['send', 'approve', 'swap', 'other']),
        to: isTextOrNull,
        amount: /*#__PURE__*/ isNullOr(isDigits),
        decimals: /*#__PURE__*/ isNullOr(isCount),
        symbol: isTextOrNull,
        token: isTextOrNull,
      }),
      status: /*#__PURE__*/ isOneOf([
        'preparing',
        'awaitingWallet',
        'submitted',
        'confirming',
        'confirmed',
        'failed',
        'expired',
        'replaced',
        'stuck',
        'unknown',
      ]),
      id: isTextOrNull,
      // Wallets may choose ids of up to 4,096 bytes in hex.
      batchId: /*#__PURE__*/ isNullOr(
        (value: unknown): value is string => typeof value === 'string' && value.length <= 8_194,
      ),
      replacementId: isTextOrNull,
      replacedBy: /*#__PURE__*/ isNullOr(/*#__PURE__*/ isOneOf(['spedUp', 'cancelled', 'replaced'])),
      cause: /*#__PURE__*/ isNullOr(/*#__PURE__*/ isOneOf(['reverted', 'partlyReverted', 'notSent', 'slow'])),
      trace: /*#__PURE__*/ isNullOr(
        /*#__PURE__*/ isShapeOf({ isContract: isBoolean, facts: /*#__PURE__*/ isRecordOf(isText, isText) }),
      ),
      waitsSinceBlock: /*#__PURE__*/ isNullOr(isDigits),
      waitsSince: isCount,
      createdAt: isCount,
      changedAt: isCount,
      isFinal: isBoolean,
    }),
  ),
)
