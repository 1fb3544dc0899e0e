import { selectAccount } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { useAddressLabels } from '../../hooks/useAddressLabels.ts'
import { useIdentity } from '../../hooks/useIdentity.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOptionalChunk } from '../../internals/useOptionalChunk.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChevronRightIcon } from '../../ui/icons/ChevronRightIcon.tsx'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.tsx'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.tsx'
import { MailIcon } from '../../ui/icons/MailIcon.tsx'
import { SearchIcon } from '../../ui/icons/SearchIcon.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { useAccountLogin } from '../../internals/login/useAccountLogin.ts'
import { usePlace } from '../../internals/places/usePlace.ts'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { useLeaveWallets } from '../../internals/wallets/useLeaveWallets.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { AccountActions } from './AccountActions.tsx'
import { AccountBalance } from './AccountBalance.tsx'
import { AccountName } from './AccountName.tsx'
import { accountPlacePlugin } from './accountPlacePlugin.ts'
import { AccountTabs } from './AccountTabs.tsx'
import { NameItem } from './NameItem.tsx'
import { accountStyles } from './AccountView.styles.ts'

const loadNotes = async () => {
  const { LoginItems, LoginNotes } = await import('./LoginNotes.tsx')
  return { Items: LoginItems, Notes: LoginNotes }
}

/** The connected account: name, total, actions, what it holds, wallet, network, and Disconnect. */
export function AccountView(): ReactNode {
  useStyles(accountStyles)
  const { controllers } = useModalInstance()
  const { address, addressExplorerUrl, accounts, namespace, network } = useAccount()
  const profile = useSelector(controllers.account.store, (state) => {
    const account = selectAccount(state, namespace)
    return { profileName: account.profileName, profileImage: account.profileImage }
  })
  const identity = useIdentity({ namespace, address })
  // What the app or the login has set wins.
  const { profileName = identity.name, profileImage = identity.avatar } = profile
  const wallet = useWalletInfo()
  const login = useAccountLogin(namespace)
  const notes = useOptionalChunk(login && loadNotes)
  const { leave, isPending } = useLeaveWallets()
  const { labels } = useAddressLabels({ namespace })
  const { ref, place: tab, setPlace: setTab } = usePlace(accountPlacePlugin)
  const preloadWallets = usePreload('ProfileWallets')
  const { t } = useMessages()
  if (address === undefined) return null
  const leaving = isPending ? 'account.disconnecting' : 'account.disconnect'
  const explorer = network?.blockExplorers?.default.name
  const walletImage = login ? (
    <IconTile>
      <MailIcon />
    </IconTile>
  ) : (
    <WalletImage name={wallet?.name ?? ''} source={wallet?.icon} />
  )
  return (
    <ViewBody testId="lk-account">
      <div className="lk-account" ref={ref}>
        <Avatar address={address} source={profileImage} badge={login ? undefined : walletImage} />
        <AccountName address={address} name={labels[address] ?? profileName} login={login?.name} />
        <AccountBalance />
      </div>
      <AccountActions />
      {login && notes.status === 'loaded' && <notes.value.Notes />}
      <AccountTabs selected={tab} onSelect={setTab} />
      <List label={t('account.title')}>
        <ListItem
          title={toWalletName({ wallet: login ?? wallet, t })}
          subtitle={accounts.length > 1 ? t('profileWallets.accounts', { count: accounts.length }) : undefined}
          media={walletImage}
          trailing={<ChevronRightIcon />}
          onClick={() => controllers.router.push('ProfileWallets')}
          onIntent={preloadWallets}
          testId="lk-account-wallet"
        />
        {login && notes.status === 'loaded' && <notes.value.Items />}
        <NameItem />
        {addressExplorerUrl !== undefined && explorer !== undefined && (
          <ListItem
            title={t('account.explorer', { explorer })}
            media={<SearchIcon />}
            trailing={<ExternalIcon />}
            href={addressExplorerUrl}
            testId="lk-account-explorer"
          />
        )}
      </List>
      <Button
        variant="soft"
        icon={<DisconnectIcon />}
        loading={isPending}
        onClick={() => leave(namespace)}
        testId="lk-account-disconnect"
      >
        {t(login ? (isPending ? 'account.signingOut' : 'account.signOut') : leaving)}
      </Button>
    </ViewBody>
  )
}
