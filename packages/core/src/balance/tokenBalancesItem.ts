import type { TokenBalance } from '../account/accountState.ts'
import { balanceCacheItem } from '../kernel/store/lazyStoredItems.ts'
import { defineItem, type StoredItem } from '../kernel/store/StoredItem.ts'
import type { Guard } from '../kernel/utils/guards/Guard.ts'
import { isListOf } from '../kernel/utils/guards/isListOf.ts'
import { isRecordOf } from '../kernel/utils/guards/isRecordOf.ts'
import { isShapeOf } from '../kernel/utils/guards/isShapeOf.ts'
import { isText } from '../kernel/utils/guards/isText.ts'
import { isPlainObject } from '../kernel/utils/isPlainObject.ts'
import type { Persisted } from '../query/createStoredValues.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isDecimal = (value: unknown): value is string => isText(value) && /^\d+(?:\.\d+)?$/.test(value)
const isQuantity = /*#__PURE__*/ isShapeOf({ decimals: isDecimal, numeric: isDecimal })

const areOptional = (values: readonly unknown[], isValue: Guard<unknown>): boolean =>
  values.every((value) => value === undefined || isValue(value))

const isTokenBalance = (row: unknown): row is TokenBalance =>
  isPlainObject(row) &&
  [row['name'], row['symbol']].every(isText) &&
  areOptional([row['chainId'], row['address'], row['iconUrl']], isText) &&
  areOptional([row['value'], row['price'], row['asOf']], isNumber) &&
  areOptional([row['isListed'], row['isSpam']], isBoolean) &&
  isQuantity(row['quantity'])

/** Token balances by CAIP-10 account id. The guard belongs to the chunk that reads balances. */
export const tokenBalancesItem: StoredItem<Persisted<readonly TokenBalance[]>> = /*#__PURE__*/ defineItem(
  balanceCacheItem.key,
  /*#__PURE__*/ isRecordOf(
    isText,
    /*#__PURE__*/ isShapeOf({ at: isNumber, value: /*#__PURE__*/ isListOf(isTokenBalance) }),
  ),
)
