import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { readTelegram, type ListSocials } from '@latchkey/core/internal'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { DotsIcon } from '../../ui/icons/DotsIcon.tsx'
import { SocialIcon } from '../../ui/icons/SocialIcon.tsx'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'
import { socialButtonsStyles } from './SocialButtons.styles.ts'
import { socialNames } from './socialNames.ts'
import { useSocialLogin } from './useSocialLogin.ts'

/** Buttons in a row. More providers are behind the last one. */
const columns = 4

/** A button for each social login of the app; those that do not fit into one row appear on request. */
export function SocialButtons({ listSocials }: { readonly listSocials: ListSocials }): ReactNode {
  useStyles(socialButtonsStyles)
  const { controllers, ports } = useModalInstance()
  const providers = useSelector(controllers.options.store, (state) =>
    listSocials(state, { isTelegram: readTelegram(), userAgent: ports.platform.userAgent }),
  )
  const { prepare, start } = useSocialLogin()
  const { t } = useMessages()
  const [isExpanded, setIsExpanded] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isExpanded) group.current?.querySelectorAll('button')[columns - 1]?.focus()
  }, [isExpanded])
  if (providers.length === 0) return null
  const isShort = isExpanded || providers.length <= columns
  const shown = isShort ? providers : providers.slice(0, columns - 1)
  const style: CSSProperties & { readonly '--lk-socials': number } = {
    '--lk-socials': Math.min(columns, providers.length),
  }
  return (
    <div className="lk-socials" role="group" aria-label={t('social.group')} style={style} ref={group}>
      {shown.map((provider) => (
        <button
          key={provider}
          type="button"
          className="lk-social"
          aria-label={t('social.asking', { provider: socialNames[provider] })}
          title={socialNames[provider]}
          onClick={() => start(provider)}
          onFocus={prepare}
          onPointerEnter={prepare}
          data-testid={`lk-connect-social-${provider}`}
        >
          <SocialIcon provider={provider} />
        </button>
      ))}
      {!isShort && (
        <button
          type="button"
          className="lk-social"
          aria-label={t('social.more')}
          aria-expanded={false}
          title={t('social.more')}
          onClick={() => setIsExpanded(true)}
          data-testid="lk-connect-socials-more"
        >
          <DotsIcon />
        </button>
      )}
    </div>
  )
}
