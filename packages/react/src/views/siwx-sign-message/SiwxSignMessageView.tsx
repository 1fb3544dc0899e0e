import { useEffect, type ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { useAccountType } from '../../hooks/useAccountType.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { List } from '../../ui/List.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { requestBlockStyles } from '../../ui/RequestBlock.styles.ts'
import { AccountTypeItem } from '../../internals/login/AccountTypeItem.tsx'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { tileStyles } from '../../ui/tile.styles.ts'
import { describeSignIn, isOfSmartAccount } from './describeSignIn.ts'
import { SignInMessage } from './SignInMessage.tsx'
import { siwxSignMessageStyles } from './SiwxSignMessageView.styles.ts'
import { useSignInView } from './useSignInView.ts'

/** Asks the visitor to prove by a signature that the wallet is theirs, and shows the message and the progress. */
export function SiwxSignMessageView(): ReactNode {
  useStyles(requestBlockStyles)
  useStyles(siwxSignMessageStyles)
  useStyles(tileStyles)
  const { modal, options } = useModalInstance().controllers
  const metadata = useSelector(options.store, (state) => state.metadata)
  const wallet = useWalletInfo()
  const account = useAccountType()
  const { canChange: canChangeType } = account
  const state = useSignInView()
  const { status, isLate, message, failure, onSign, onCancel } = state
  const { t } = useMessages()
  const announce = useAnnounce()
  useViewStatus(status)

  const app = { name: toDisplayText(metadata.name), icon: metadata.icons[0] }
  const names = { app: app.name, wallet: toWalletName({ wallet, t }) }
  const { title, text, tone } = describeSignIn({ state, canChangeType, names, t })
  const hasFailed = status === 'declined' || status === 'failed'
  useEffect(() => {
    announce(`${title}. ${text}`, hasFailed ? 'assertive' : 'polite')
  }, [announce, title, text, hasFailed])

  const isOver = status === 'off' || status === 'signed-in'
  const isBusy = status === 'waiting' || status === 'verifying' || status === 'leaving'
  const isRetry = isLate || hasFailed || status === 'pending'
  // An app that requires a sign-in hides the account view, so the type can be changed here too.
  const canHelp = status === 'failed' && isOfSmartAccount(failure)
  return (
    <ViewBody testId="lk-siwx">
      <div className="lk-siwx">
        <StatusBlock
          media={<SignInPictures app={app} wallet={wallet} hasFailed={hasFailed} />}
          title={title}
          text={text}
          tone={tone}
        />
        {canHelp && canChangeType && (
          <List label={t('account.type')}>
            <AccountTypeItem account={account} />
          </List>
        )}
        {!isOver && failure?.step !== 'message' && <SignInMessage message={message} />}
        <div className="lk-siwx-actions">
          <Button variant="soft" onClick={isOver ? () => modal.close('button') : onCancel} testId="lk-siwx-cancel">
            {t(isOver ? 'common.close' : 'siwx.cancel')}
          </Button>
          {!isOver && (
            <Button
              variant={isLate ? 'soft' : 'primary'}
              loading={isBusy && !isLate}
              onClick={onSign}
              testId="lk-siwx-sign"
            >
              {t(isRetry ? 'common.retry' : 'siwx.sign')}
            </Button>
          )}
        </div>
      </div>
    </ViewBody>
  )
}

interface SignInPicturesProps {
  readonly app: { readonly name: string; readonly icon: string | undefined }
  readonly wallet: { readonly name: string; readonly icon?: string | undefined } | undefined
  readonly hasFailed: boolean
}

/** The pictures of the app and the wallet, linked. Text beside them names both. */
function SignInPictures({ app, wallet, hasFailed }: SignInPicturesProps): ReactNode {
  return (
    <span className="lk-siwx-pictures lk-request-media" data-failed={hasFailed || undefined}>
      <WalletImage name={app.name} source={app.icon} size="tile" />
      <span className="lk-siwx-link" />
      <WalletImage name={wallet?.name ?? ''} source={wallet?.icon} size="tile" />
    </span>
  )
}
