import { getProofOptions, proveOperator } from '@latchkey/protocol/operator'
import { isApiFailure } from '../api/isApiFailure.ts'
import { useApi } from '../api/useApi.ts'
import { askPasskey } from './passkeys.ts'

/**
 * Returns a function that does something for which the cloud may want a passkey that was just used. If it does, the operator uses the
 * passkey, and it is done again.
 *
 * @example
 * ```ts
 * const withProof = useProof()
 * await withProof(() => api.call(removeOperator, { parameters: { operator } }))
 * ```
 */
export function useProof(): <value>(act: () => Promise<value>) => Promise<value> {
  const api = useApi()
  return async (act) => {
    try {
      return await act()
    } catch (error) {
      if (!isApiFailure(error, 'passkey_proof_required')) throw error
    }
    const credential = await askPasskey(await api.call(getProofOptions, {}))
    await api.call(proveOperator, { body: { credential } })
    return act()
  }
}
