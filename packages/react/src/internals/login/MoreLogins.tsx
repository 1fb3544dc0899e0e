import type { ListSocials } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { hasPasskeys } from './hasPasskeys.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { SocialButtons } from './SocialButtons.tsx'

/** The ways to log in besides e-mail. */
export function MoreLogins({ listSocials }: { readonly listSocials: ListSocials }): ReactNode {
  return (
    <>
      <SocialButtons listSocials={listSocials} />
      {hasPasskeys() && <PasskeyRow />}
    </>
  )
}
