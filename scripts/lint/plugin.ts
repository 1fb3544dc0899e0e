// Lint rules that oxlint does not have. The message of each rule says what to do instead.
import { definePlugin } from '@oxlint/plugins'
import { noBarrel } from './noBarrel.ts'
import { noEarlyUse } from './noEarlyUse.ts'
import { noEnum } from './noEnum.ts'
import { noModuleState } from './noModuleState.ts'
import { noPairingId } from './noPairingId.ts'
import { noPlainError } from './noPlainError.ts'
import { noSleep } from './noSleep.ts'
import { noStorageKey } from './noStorageKey.ts'
import { noVagueName } from './noVagueName.ts'
import { optionalUndefined } from './optionalUndefined.ts'
import { waiverWithReason } from './waiverWithReason.ts'

export default definePlugin({
  meta: { name: 'latchkey' },
  rules: {
    'no-barrel': noBarrel,
    'no-early-use': noEarlyUse,
    'no-enum': noEnum,
    'no-module-state': noModuleState,
    'no-pairing-id': noPairingId,
    'no-plain-error': noPlainError,
    'no-sleep': noSleep,
    'no-storage-key': noStorageKey,
    'no-vague-name': noVagueName,
    'optional-undefined': optionalUndefined,
    'waiver-with-reason': waiverWithReason,
  },
})
