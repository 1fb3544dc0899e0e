import { isFeatureEnabled, loadSocialList } from '@latchkey/core/internal'
import { useCallback, type ReactNode } from 'react'
import { hasPasskeys } from '../../internals/login/hasPasskeys.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOptionalChunk } from '../../internals/useOptionalChunk.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** The logins with social accounts and with a passkey. They load beside the list of wallets, which does not wait for them. */
export function MoreLoginsSection(): ReactNode {
  const { options } = useModalInstance().controllers
  const hasSocials = useSelector(options.store, (state) => isFeatureEnabled(state, 'socials'))
  const { loaded } = useMessages()
  const load = useCallback(async () => {
    const [{ moreLogins }, listSocials] = await Promise.all([
      import('../../modal/routes/moreLogins.ts'),
      loadSocialList(),
      loaded.load(['views']),
    ])
    return { MoreLogins: moreLogins.MoreLogins, listSocials }
  }, [loaded])
  const chunk = useOptionalChunk(load)
  if (chunk.status === 'loaded') return <chunk.value.MoreLogins listSocials={chunk.value.listSocials} />
  if (chunk.status === 'failed') return null
  return [hasSocials, hasPasskeys()].map((isShown, index) => isShown && <div key={index} style={rowStyle} />)
}

const rowStyle = { blockSize: 'var(--lk-row)' }
