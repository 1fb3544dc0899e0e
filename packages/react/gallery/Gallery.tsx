import { formatAmount } from '@latchkey/core/internal'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../src/messages/useMessages.ts'
import { AddressDiff } from '../src/ui/AddressDiff.tsx'
import { AddressInput } from '../src/ui/AddressInput.tsx'
import { AmountInput } from '../src/ui/AmountInput.tsx'
import { Avatar } from '../src/ui/Avatar.tsx'
import { Button } from '../src/ui/Button.tsx'
import { ConnectingRing } from '../src/ui/ConnectingRing.tsx'
import { CopyButton } from '../src/ui/CopyButton.tsx'
import { Divider } from '../src/ui/Divider.tsx'
import { IconButton } from '../src/ui/IconButton.tsx'
import { BackIcon } from '../src/ui/icons/BackIcon.tsx'
import { CheckIcon } from '../src/ui/icons/CheckIcon.tsx'
import { ChevronDownIcon } from '../src/ui/icons/ChevronDownIcon.tsx'
import { ChevronRightIcon } from '../src/ui/icons/ChevronRightIcon.tsx'
import { CloseIcon } from '../src/ui/icons/CloseIcon.tsx'
import { CopyIcon } from '../src/ui/icons/CopyIcon.tsx'
import { DisconnectIcon } from '../src/ui/icons/DisconnectIcon.tsx'
import { DownloadIcon } from '../src/ui/icons/DownloadIcon.tsx'
import { ExternalIcon } from '../src/ui/icons/ExternalIcon.tsx'
import { HelpIcon } from '../src/ui/icons/HelpIcon.tsx'
import { KeyIcon } from '../src/ui/icons/KeyIcon.tsx'
import { PhoneIcon } from '../src/ui/icons/PhoneIcon.tsx'
import { PlusIcon } from '../src/ui/icons/PlusIcon.tsx'
import { RetryIcon } from '../src/ui/icons/RetryIcon.tsx'
import { SearchIcon } from '../src/ui/icons/SearchIcon.tsx'
import { WalletIcon } from '../src/ui/icons/WalletIcon.tsx'
import { WarningIcon } from '../src/ui/icons/WarningIcon.tsx'
import { List } from '../src/ui/List.tsx'
import { ListItem } from '../src/ui/ListItem.tsx'
import { NetworkImage } from '../src/ui/NetworkImage.tsx'
import { Note } from '../src/ui/Note.tsx'
import { QrCode } from '../src/ui/QrCode.tsx'
import { SearchField } from '../src/ui/SearchField.tsx'
import { SkeletonRow } from '../src/ui/SkeletonRow.tsx'
import { Spinner } from '../src/ui/Spinner.tsx'
import { StatusBlock } from '../src/ui/StatusBlock.tsx'
import { Tag } from '../src/ui/Tag.tsx'
import { Truncate } from '../src/ui/Truncate.tsx'
import { WalletImage } from '../src/ui/WalletImage.tsx'
import { fox, ghost, waves } from './pictures.ts'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const pairing =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
const nothing = (): void => {}

interface FrameProps {
  readonly title: string
  readonly children: ReactNode
  readonly start?: 'back' | 'help' | undefined
}

function Frame({ title, children, start }: FrameProps): ReactNode {
  const { t } = useMessages()
  return (
    <section className="frame" aria-label={title}>
      <header className="head">
        {start === undefined ? (
          <span />
        ) : (
          <IconButton label={t(start === 'back' ? 'common.back' : 'connect.help')} onClick={nothing}>
            {start === 'back' ? <BackIcon /> : <HelpIcon />}
          </IconButton>
        )}
        <h2>{title}</h2>
        <IconButton label={t('common.close')} onClick={nothing}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className="body">{children}</div>
    </section>
  )
}

/** Every component of `ui/`, composed as the views compose them. */
export function Gallery(): ReactNode {
  const { t, parts, locale } = useMessages()
  const [query, setQuery] = useState('')
  const [amount, setAmount] = useState('0.25')
  const [receiver, setReceiver] = useState('')
  return (
    <>
      <Frame title={t('connect.title')} start="help">
        <List label={t('connect.wallets')}>
          <ListItem
            title="MetaMask"
            media={<WalletImage name="MetaMask" source={fox} />}
            tag={<Tag tone="accent">{t('connect.recent')}</Tag>}
            onClick={nothing}
          />
          <ListItem
            title="Phantom"
            subtitle="Ethereum, Solana, Bitcoin"
            media={<WalletImage name="Phantom" source={ghost} />}
            tag={<Tag tone="good">{t('connect.installed')}</Tag>}
            onClick={nothing}
          />
          <ListItem
            title="WalletConnect"
            media={<WalletImage name="WalletConnect" source={waves} />}
            tag={<Tag>{t('connect.qrCode')}</Tag>}
            onClick={nothing}
          />
          <ListItem
            title="A wallet with a very long name that does not end"
            media={<WalletImage name="Zerion" source={undefined} />}
            tag={<Tag>620+</Tag>}
            onClick={nothing}
          />
        </List>
        <Divider />
        <SearchField value={query} onChange={setQuery} label={t('connect.searchCount', { count: 620 })} />
      </Frame>

      <Frame title="MetaMask" start="back">
        <StatusBlock
          media={
            <ConnectingRing status="waiting">
              <WalletImage name="MetaMask" source={fox} size="large" />
            </ConnectingRing>
          }
          title={t('connecting.waiting', { wallet: 'MetaMask' })}
          text={t('connecting.waitingText')}
        />
        <Button variant="soft" icon={<RetryIcon />}>
          {t('common.retry')}
        </Button>
      </Frame>

      <Frame title="MetaMask" start="back">
        <StatusBlock
          tone="bad"
          media={
            <ConnectingRing status="declined">
              <WalletImage name="MetaMask" source={fox} size="large" />
            </ConnectingRing>
          }
          title={t('connecting.declined')}
          text={t('connecting.declinedText', { wallet: 'MetaMask' })}
        />
        <Button icon={<RetryIcon />}>{t('common.retry')}</Button>
      </Frame>

      <Frame title={t('connecting.done')} start="back">
        <StatusBlock
          media={
            <ConnectingRing status="done">
              <WalletImage name="Rainbow" source={undefined} size="large" />
            </ConnectingRing>
          }
          title={t('connecting.done')}
          text={<Truncate text={address} />}
        />
        <Button loading>{t('button.connecting')}</Button>
        <Button variant="soft" loading icon={<RetryIcon />}>
          {t('common.retry')}
        </Button>
        <Button disabled>{t('install.done')}</Button>
        <div className="line">
          <Button size="small">{t('common.retry')}</Button>
          <Button size="small" variant="soft" icon={<ExternalIcon />} href="https://example.com">
            {t('install.chrome')}
          </Button>
          <Button size="small" loading>
            {t('common.retry')}
          </Button>
        </div>
      </Frame>

      <Frame title={t('receive.title')} start="back">
        <AmountInput
          text={amount}
          onChange={setAmount}
          label={t('account.balance')}
          decimals={18}
          unit={<Tag>ETH</Tag>}
          other={{ text: '$650.30', label: t('common.retry'), onPress: nothing }}
          aside="0.742 ETH"
        />
        <AmountInput
          text="1e3"
          onChange={nothing}
          label={t('account.balance')}
          decimals={18}
          unit={<Tag>ETH</Tag>}
          error={t('common.failed')}
        />
        <AddressInput
          value={receiver}
          onChange={setReceiver}
          label={t('receive.address')}
          pasteLabel={t('common.retry')}
        />
        <AddressDiff
          first={{ address: address.toLowerCase().replace('b098', 'b099'), title: t('connect.disputed') }}
          second={{ address, title: t('receive.address') }}
        />
      </Frame>

      <Frame title="QR" start="back">
        <QrCode value={pairing} logo={<WalletImage name="WalletConnect" source={waves} />} />
        <CopyButton variant="soft" text={pairing} label={t('account.copyAddress')} />
      </Frame>

      <Frame title="QR" start="back">
        <QrCode value={undefined} />
      </Frame>

      <Frame title={t('account.title')}>
        <StatusBlock
          media={<Avatar address={address} badge={<WalletImage name="MetaMask" source={fox} size="small" />} />}
          title={
            <span className="name">
              <Truncate text={address} />
              <CopyButton text={address} label={t('account.copyAddress')} message={t('account.addressCopied')} />
            </span>
          }
          text={
            <span className="balance">
              {formatAmount({ value: 1_742_900_000_000_000_000n, decimals: 18, locale, digits: 3 })} ETH
            </span>
          }
        />
        <List label={t('account.title')}>
          <ListItem
            title={t('account.network')}
            media={<NetworkImage networkId="eip155:1" name="Ethereum" />}
            tag="Ethereum"
            trailing={<ChevronRightIcon />}
            onClick={nothing}
          />
          <ListItem
            title={t('profileWallets.title')}
            subtitle={t('profileWallets.accounts', { count: 3 })}
            media={<WalletIcon />}
            trailing={<ChevronRightIcon />}
            onClick={nothing}
          />
          <ListItem
            title={t('account.explorer', { explorer: 'Etherscan' })}
            media={<WalletIcon />}
            trailing={<ExternalIcon />}
            href="https://example.com"
          />
          <ListItem title={t('account.disconnect')} media={<DisconnectIcon />} onClick={nothing} />
        </List>
      </Frame>

      <Frame title={t('networks.title')} start="back">
        <SearchField value="ether" onChange={nothing} label={t('networks.search')} />
        <List label={t('networks.title')} tight>
          <ListItem
            variant="flat"
            selected
            title="Ethereum"
            media={<NetworkImage networkId="eip155:1" name="Ethereum" />}
            onClick={nothing}
          />
          <ListItem
            variant="flat"
            title="Arbitrum One"
            media={<NetworkImage networkId="eip155:42161" name="Arbitrum One" />}
            trailing={<Spinner />}
            onClick={nothing}
          />
          <ListItem
            variant="flat"
            title="Base"
            media={<NetworkImage networkId="eip155:8453" name="Base" />}
            onClick={nothing}
          />
          <ListItem
            variant="flat"
            disabled
            title="Bitcoin"
            media={<NetworkImage networkId="bip122:000000000019d6689c085ae165831e93" name="Bitcoin" />}
            tag={<Tag>{t('networks.needsWallet')}</Tag>}
          />
        </List>
      </Frame>

      <Frame title={t('unsupportedChain.title')}>
        <Note tone="warn">{parts('unsupportedChain.textThisApp', { network: <b key="network">Polygon</b> })}</Note>
        <List label={t('networks.title')}>
          <ListItem
            title="Ethereum"
            media={<NetworkImage networkId="eip155:1" name="Ethereum" />}
            trailing={<ChevronRightIcon />}
            onClick={nothing}
          />
        </List>
        <Note tone="bad">
          <b>{t('alert.dismiss')}</b>
          <br />
          {t('common.copyFailed')}
        </Note>
        <Button variant="soft">{t('unsupportedChain.disconnect')}</Button>
      </Frame>

      <Frame title={t('account.disconnecting')}>
        <SkeletonRow />
        <SkeletonRow subtitle />
      </Frame>

      <Frame title={t('connect.empty')} start="back">
        <StatusBlock media={<WalletIcon />} title={t('connect.empty')} text={t('connect.emptyText')} />
        <Button>{t('whatIsAWallet.get')}</Button>
      </Frame>

      <Frame title="Avatars and pictures">
        <div className="line">
          {[1, 2, 3, 4, 5, 6, 7, 8].map((seed) => (
            <Avatar key={seed} address={address.replace('71', String(seed * 13))} />
          ))}
        </div>
        <div className="line">
          {[
            'Argent',
            'Binance',
            'Coinbase',
            'Dawn',
            'Exodus',
            'Frame',
            'Glow',
            'Halo',
            'imToken',
            'Keplr',
            'Ledger',
            'Ωmega',
            '🦊',
            'محفظة',
          ].map((name) => (
            <WalletImage key={name} name={name} source={undefined} />
          ))}
        </div>
        <div className="line">
          <WalletImage name="Small" source={undefined} size="small" />
          <NetworkImage networkId="eip155:56" name="BNB" />
          <NetworkImage networkId="eip155:10" name="OP" />
          <NetworkImage networkId="eip155:31337" name="Devnet" />
        </div>
      </Frame>

      <Frame title="Icons">
        <div className="line">
          {[
            BackIcon,
            CloseIcon,
            ChevronRightIcon,
            ChevronDownIcon,
            CheckIcon,
            PlusIcon,
            RetryIcon,
            WarningIcon,

            HelpIcon,
            SearchIcon,
            CopyIcon,
            ExternalIcon,
            DisconnectIcon,
            WalletIcon,
            PhoneIcon,

            KeyIcon,

            DownloadIcon,
          ].map((Drawn) => (
            <Drawn key={Drawn.name} />
          ))}
        </div>
      </Frame>
    </>
  )
}
