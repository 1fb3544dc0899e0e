import type { AdapterState } from '@latchkey/core/adapter'
import { isDeepEqual } from '../checks/isDeepEqual.ts'

/** What is wrong with the step from one state to the next; `undefined` if nothing is. */
export function findChangeFault(previous: AdapterState, state: AdapterState): string | undefined {
  if (isDeepEqual(previous, state)) return 'listeners were told of a change that changed nothing'
  for (const branch of ['connectors', 'connections'] as const) {
    if (state[branch] !== previous[branch] && isDeepEqual(state[branch], previous[branch]))
      return `${branch} is another object with the same content`
    for (const item of state[branch]) {
      const former = previous[branch].find(({ id }) => id === item.id)
      if (former !== undefined && former !== item && isDeepEqual(former, item))
        return `${item.id} in ${branch} is another object with the same content`
    }
  }
  return undefined
}
