import { useProvider } from './useProvider.ts'

// Without a registered modal, the type of a provider is not known.
export function useTyped(): void {
  const { provider } = useProvider({ namespace: 'eip155' })
  // @ts-expect-error -- unknown
  void provider?.request
  // @ts-expect-error -- not a namespace
  useProvider({ namespace: 'dogecoin' })
}
