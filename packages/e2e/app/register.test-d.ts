import { useAccount } from '@latchkey/react'
import type { createManyModal } from './createManyModal.ts'

declare module '@latchkey/core' {
  interface Register {
    readonly modal: ReturnType<typeof createManyModal>
  }
}

// The registered modal provides the adapter's own address type.
export function useTyped(): void {
  const account = useAccount({ namespace: 'eip155' })
  account.address satisfies `0x${string}` | undefined
  account.caipAddress satisfies `eip155:${string}:${string}` | undefined
  const other = useAccount({ namespace: 'bip122' })
  other.caipAddress satisfies `bip122:${string}:${string}` | undefined
  // @ts-expect-error -- an address is not a number
  account.address satisfies number | undefined
}
