import { isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import { initialStateKey } from '@latchkey/protocol/storage'
import { defineItem, type StoredItem } from '../kernel/store/StoredItem.ts'
import { isRecordOf } from '../kernel/utils/guards/isRecordOf.ts'
import { isShapeOf } from '../kernel/utils/guards/isShapeOf.ts'
import { isText } from '../kernel/utils/guards/isText.ts'
import type { InitialState } from './InitialState.ts'

/** The cookie that `InitialStateProvider` keeps. */
export const initialStateItem: StoredItem<InitialState> = /*#__PURE__*/ defineItem(
  initialStateKey,
  /*#__PURE__*/ isShapeOf({
    activeNamespace: isNamespace,
    activeNetworkId: isCaipNetworkId,
    addresses: /*#__PURE__*/ isRecordOf(isNamespace, isText),
  }),
)
