import type { AddressOf } from '@latchkey/core'
import { useAccount } from './useAccount.ts'

// Without a registered modal, an address is a string.
const address = null as unknown as AddressOf<'eip155'>
address satisfies string
export function useTyped(): void {
  const account = useAccount({ namespace: 'eip155' })
  account.address satisfies string | undefined
  account.caipAddress satisfies `eip155:${string}:${string}` | undefined
  // @ts-expect-error -- not a namespace
  useAccount({ namespace: 'dogecoin' })
}
