import { isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import { callsKey } from '@latchkey/protocol/storage'
import { defineItem, type StoredItem } from '../kernel/store/StoredItem.ts'
import { isListOf } from '../kernel/utils/guards/isListOf.ts'
import { isOneOf } from '../kernel/utils/guards/isOneOf.ts'
import { isShapeOf } from '../kernel/utils/guards/isShapeOf.ts'
import { isText } from '../kernel/utils/guards/isText.ts'
import type { CallsBatch } from './state.ts'

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value)
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
// An app may choose an id of up to 4,096 bytes in hex.
const isBatchId = (value: unknown): value is string => typeof value === 'string' && value.length <= 8_194

/** The batches of all pages. */
export const callsItem: StoredItem<readonly CallsBatch[]> = /*#__PURE__*/ defineItem(
  callsKey,
  /*#__PURE__*/ isListOf(
    /*#__PURE__*/ isShapeOf({
      id: isBatchId,
      namespace: isNamespace,
      networkId: isCaipNetworkId,
      address: isText,
      mode: /*#__PURE__*/ isOneOf(['wallet', 'steps']),
      isAtomic: isBoolean,
      calls: /*#__PURE__*/ isListOf(
        /*#__PURE__*/ isShapeOf({
          status: /*#__PURE__*/ isOneOf(['waiting', 'wallet', 'chain', 'done', 'reverted', 'notSent']),
          transactionId: isTextOrNull,
          recordKey: isTextOrNull,
        }),
      ),
      isOver: isBoolean,
      status: /*#__PURE__*/ isOneOf(['pending', 'success', 'failure', 'partial']),
      statusCode: isCount,
      createdAt: isCount,
    }),
  ),
)
