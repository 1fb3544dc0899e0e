import type { Send, SendPluginState, SendReceiver as Receiver } from '@latchkey/core'
import { selectAccount } from '@latchkey/core'
import { isSameAddress } from '@latchkey/core/internal'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useAddressLabels } from '../../hooks/useAddressLabels.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import type { Translator } from '../../messages/createTranslator.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AddressInput } from '../../ui/AddressInput.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { Note } from '../../ui/Note.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { Truncate } from '../../ui/Truncate.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { ReceiverAvatar } from './ReceiverAvatar.tsx'
import type { SendUnits } from './useSendUnits.ts'

export interface SendReceiverProps {
  readonly state: SendPluginState
  readonly machine: Send
  readonly units: SendUnits
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/** How many addresses of a kind are suggested. */
const suggestions = 3

/** Whom to send to: a field, whom its text names, and addresses to choose from while it is empty. */
export function SendReceiver({ state, machine, units, inputRef }: SendReceiverProps): ReactNode {
  const { t } = useMessages()
  const announce = useAnnounce()
  const [isTyping, setIsTyping] = useState(false)
  const { receiver, receiverText, payer, recents, problems } = state
  const { labels } = useAddressLabels({ namespace: payer?.namespace })
  const { account } = useModalInstance().controllers
  const own = useSelector(account.store, (current) =>
    payer ? selectAccount(current, payer.namespace).allAccounts.filter(({ address }) => address !== payer.address) : [],
  )
  const findRecent = (address: string) => recents.find((each) => isSameAddress({ address, other: each.address }))
  const toName = (address: string): string =>
    toDisplayText(labels[address] ?? '') || toDisplayText(findRecent(address)?.name ?? '')

  const isMissing = problems.some(({ problem }) => problem === 'receiverMissing')
  const isRefused = problems.some(({ problem }) => problem === 'receiver')
  const fault = receiver.status === 'fault' ? receiver.fault : undefined
  // While the visitor types, a text is not yet wrong.
  const isEarly = isTyping && !isRefused && (fault?.fault === 'malformed' || fault?.fault === 'notFound')
  const error =
    fault && fault.fault !== 'empty' && !isEarly
      ? describeFault({ fault, units, t })
      : isMissing
        ? t('send.receiverMissing')
        : undefined
  const moved =
    receiver.status === 'found' && receiver.name !== null
      ? recents.find(
          ({ name, address }) => name === receiver.name && !isSameAddress({ address, other: receiver.address }),
        )
      : undefined

  const found = receiver.status === 'found' ? receiver.address : undefined
  const foundName = receiver.status === 'found' ? receiver.name : null
  useEffect(() => {
    if (found !== undefined && foundName !== null) announce(`${foundName}: ${found}`)
  }, [announce, found, foundName])

  return (
    <div className="lk-send-to">
      <AddressInput
        value={receiverText}
        onChange={(text) => {
          setIsTyping(true)
          machine.setReceiver(text)
        }}
        onLeave={() => setIsTyping(false)}
        label={t('send.to')}
        pasteLabel={t('send.paste')}
        error={error}
        inputRef={inputRef}
        testId="lk-send-to"
      />
      {receiver.status === 'resolving' && (
        <p className="lk-send-hint" role="status">
          {t('send.resolving', { name: toDisplayText(receiver.name) })}
        </p>
      )}
      {receiver.status === 'found' && (
        <div className="lk-send-party" data-testid="lk-send-receiver">
          {payer ? (
            <ReceiverAvatar namespace={payer.namespace} address={receiver.address} name={receiver.name} />
          ) : (
            <Avatar address={receiver.address} size="row" />
          )}
          <div>
            <bdi>
              {toDisplayText(receiver.name ?? '') || toName(receiver.address) || <Truncate text={receiver.address} />}
            </bdi>
            <p>
              {(receiver.name !== null || toName(receiver.address) !== '') && (
                <>
                  <Truncate text={receiver.address} />
                  {' · '}
                </>
              )}
              {t(receiver.isOwn ? 'send.ownAccount' : receiver.isKnown ? 'send.known' : 'send.firstTime')}
            </p>
          </div>
        </div>
      )}
      {moved && (
        <Note tone="warn" testId="lk-send-name-moved">
          {t('send.nameMoved', { name: toDisplayText(moved.name ?? '') })}
        </Note>
      )}
      {receiverText === '' && receiver.status === 'none' && (
        <>
          <Suggestions
            title={t('send.recent')}
            addresses={recents.slice(0, suggestions).map(({ address }) => address)}
            toName={toName}
            // The owner of a name may have changed its address since, which the visitor is told.
            onChoose={(address) => machine.setReceiver(findRecent(address)?.name ?? address)}
          />
          <Suggestions
            title={t('send.own')}
            addresses={own.flatMap(({ address }) => (findRecent(address) ? [] : [address])).slice(0, suggestions)}
            toName={toName}
            onChoose={(address) => machine.setReceiver(address)}
          />
        </>
      )}
    </div>
  )
}

function Suggestions(props: {
  readonly title: string
  readonly addresses: readonly string[]
  readonly toName: (address: string) => string
  readonly onChoose: (address: string) => void
}): ReactNode {
  const { title, addresses, toName, onChoose } = props
  if (addresses.length === 0) return null
  return (
    <div>
      <h3 aria-hidden="true">{title}</h3>
      <List label={title} tight>
        {addresses.map((address) => {
          const name = toName(address)
          return (
            <ListItem
              key={address}
              variant="flat"
              title={name === '' ? <Truncate text={address} /> : name}
              subtitle={name === '' ? undefined : <Truncate text={address} />}
              media={<Avatar address={address} size="row" />}
              onClick={() => onChoose(address)}
              testId={`lk-send-to-${address}`}
            />
          )
        })}
      </List>
    </div>
  )
}

type Fault = Extract<Receiver, { status: 'fault' }>['fault']

/** Says why nothing can be sent to a text. */
function describeFault(parameters: {
  readonly fault: Fault
  readonly units: SendUnits
  readonly t: Translator['t']
}): string {
  const { fault, units, t } = parameters
  const symbol = toDisplayText(units.token.symbol)
  switch (fault.fault) {
    case 'otherChain':
      return t('send.receiver.otherChain', {
        chain: fault.chain === 'tron' ? 'Tron' : t(`namespace.${fault.chain}`),
        symbol,
        network: toNetworkName({ network: units.network, t }),
      })
    case 'token':
      return t('send.receiver.token', { symbol })
    case 'empty':
      return t('send.receiverMissing')
    default:
      return t(`send.receiver.${fault.fault}`)
  }
}
