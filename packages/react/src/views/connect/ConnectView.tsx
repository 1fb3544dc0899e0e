import { type ConnectMethod } from '@latchkey/core'
import { selectConnectMethods } from '@latchkey/core/internal'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { useConnectors } from '../../hooks/useConnectors.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { Divider } from '../../ui/Divider.tsx'
import { LegalLine } from '../../internals/legal/LegalLine.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { useOffersLogin } from '../../internals/login/useOffersLogin.ts'
import { EmailSection } from './EmailSection.tsx'
import { MoreLoginsSection } from './MoreLoginsSection.tsx'
import { WalletSection, type WalletSectionProps } from './WalletSection.tsx'

/** The groups that this view can show; others are ignored. */
const sections: Readonly<Partial<Record<ConnectMethod, ComponentType<WalletSectionProps>>>> = {
  email: EmailSection,
  social: MoreLoginsSection,
  wallet: WalletSection,
}

/** The ways to connect, in the app's order. */
export function ConnectView({ parameters }: ViewProps<'Connect'>): ReactNode {
  const { options } = useModalInstance().controllers
  const { connectors } = useConnectors({ namespace: parameters?.namespace })
  const offersLogin = useOffersLogin(parameters?.namespace)
  const hasInjectedWallet = connectors.some(({ isInstalled }) => isInstalled)
  const methods = useSelector(options.store, (state) => selectConnectMethods(state, { hasInjectedWallet }))
  // Who can log in by e-mail can also have a passkey.
  const shown = methods
    .flatMap((method) => (method === 'email' && !methods.includes('social') ? [method, 'social' as const] : method))
    .flatMap((method) => {
      const Section = method === 'wallet' || offersLogin ? sections[method] : undefined
      return Section ? { method, Section } : []
    })
  return (
    <ViewBody testId="lk-connect">
      {shown.map(({ method, Section }, index) => (
        <Fragment key={method}>
          {index > 0 && [method, shown[index - 1]?.method].includes('wallet') && <Divider />}
          <Section wallets={connectors} namespace={parameters?.namespace} />
        </Fragment>
      ))}
      <LegalLine />
    </ViewBody>
  )
}
