import type { ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { DownloadIcon } from '../../ui/icons/DownloadIcon.tsx'
import { KeyIcon } from '../../ui/icons/KeyIcon.tsx'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'

export interface InstallStepsProps {
  readonly name: string
  /** The wallet connects by a code, not by an extension that announces itself. */
  readonly isPaired: boolean
}

/** The three steps to get a wallet. */
export function InstallSteps({ name: wallet, isPaired }: InstallStepsProps): ReactNode {
  const { t } = useMessages()
  const steps = [
    {
      icon: <DownloadIcon />,
      title: t('install.step1', { wallet }),
      text: t(isPaired ? 'install.websiteText' : 'install.step1Text'),
    },
    { icon: <KeyIcon />, title: t('install.step2'), text: t('install.step2Text') },
    {
      icon: <CheckIcon />,
      title: t(isPaired ? 'install.connect' : 'install.step3'),
      text: t(isPaired ? 'install.connectText' : 'install.step3Text', { wallet }),
    },
  ]
  return (
    <ol className="lk-install-steps">
      {steps.map(({ icon, title, text }) => (
        <li key={title}>
          <span className="lk-install-icon">{icon}</span>
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
