import { useAccount } from '@latchkey/react'
import type { createPageModal } from './createPageModal.ts'

declare module '@latchkey/core' {
  interface Register {
    readonly modal: ReturnType<typeof createPageModal>
  }
}

// With a registered modal the adapter's own address type comes through.
export function useTyped(): void {
  const account = useAccount({ namespace: 'eip155' })
  account.address satisfies `0x${string}` | undefined
  account.caipAddress satisfies `eip155:${string}:${string}` | undefined
  // @ts-expect-error -- an address is not a number
  account.address satisfies number | undefined
}
