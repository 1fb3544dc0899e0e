import { toHex } from '../vault/bytes.ts'
import type { EvmTransaction } from '../vault/sign/SignRequest.ts'

/** A call as nodes of eip155 take it. */
export interface NodeCall {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly value?: string | undefined
  readonly gas?: string | undefined
  readonly data?: string | undefined
  readonly accessList?: readonly { readonly address: string; readonly storageKeys: readonly string[] }[] | undefined
}

/** Makes it of a transaction, with the access list: a contract can measure whether it is named there. */
export function toNodeCall(
  { accessList, data, to, value }: Pick<EvmTransaction, 'accessList' | 'data' | 'to' | 'value'>,
  from: string,
): NodeCall {
  return {
    from,
    ...(to === undefined ? {} : { to }),
    value: `0x${value.toString(16)}`,
    data: `0x${toHex(data)}`,
    ...(accessList.length === 0
      ? {}
      : {
          accessList: accessList.map(({ address, storageKeys }) => ({
            address,
            storageKeys: storageKeys.map((key) => `0x${toHex(key)}`),
          })),
        }),
  }
}
