import { useEffect, useRef } from 'react'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { useSelector } from '../../hooks/useSelector.ts'

/** Goes on with a wallet in the page as soon as it shows itself there, as when it has just been installed. */
export function useInstalled(rdns: string | null | undefined): void {
  const { connectors, router } = useModalInstance().controllers
  const found = useSelector(connectors.store, (state) =>
    rdns ? state.connectors.find(({ info, ready }) => info.rdns === rdns && ready === 'installed') : undefined,
  )
  const former = useRef({ rdns, found })
  useEffect(() => {
    const isNew = former.current.rdns === rdns && former.current.found === undefined
    former.current = { rdns, found }
    if (found && isNew) router.replace('ConnectingExternal', { connectorId: found.id, namespace: found.chain })
  }, [router, rdns, found])
}
