import { useEmbeddedWallet, useUser } from '@latchkey/react'

/** Who is logged in, and whether the wallet would survive the loss of this device. */
export function EmbeddedWallet() {
  const { email, isLoggedIn, username } = useUser()
  const { hasRecoveryMethod, openSettings } = useEmbeddedWallet()
  if (!isLoggedIn) return null
  return (
    <p data-testid="pg-headless-user">
      Logged in as {email ?? username}.{' '}
      {hasRecoveryMethod === false && (
        <button type="button" onClick={() => void openSettings().catch(() => undefined)}>
          Secure your wallet
        </button>
      )}
    </p>
  )
}
