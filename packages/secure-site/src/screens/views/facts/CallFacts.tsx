import type { ReactNode } from 'react'
import type { CallAction, CallFact } from '../../Facts.ts'
import { Address } from '../../ui/Address.tsx'
import { Fact, FactList } from '../../ui/Fact.tsx'
import { useTexts } from '../../ui/TextsContext.ts'
import { AmountText } from './AmountText.tsx'
import { FactBox } from './FactBox.tsx'
import { TokenText } from './TokenText.tsx'

/** What each call does, in the order in which they happen. Whose tokens move is said if they are not the visitor's. */
export function CallFacts(props: { readonly calls: readonly CallFact[]; readonly from: string }): ReactNode {
  const { calls, from } = props
  const { t } = useTexts()
  return calls.map(({ action, value }, index) => (
    <FactBox
      key={index}
      title={getTitle(action)}
      step={calls.length > 1 ? { number: index + 1, count: calls.length } : undefined}
    >
      <FactList>
        <Action action={action} from={from} />
        {value !== undefined && (
          <Fact name={t('facts.alsoSends')}>
            <AmountText amount={value} />
          </Fact>
        )}
      </FactList>
    </FactBox>
  ))
}

function getTitle(action: CallAction) {
  switch (action.kind) {
    case 'transfer':
    case 'tokenTransfer':
      return 'facts.send'
    case 'approval':
      return action.amount !== 'unlimited' && action.amount?.units === '0' ? 'facts.revoke' : 'facts.allows'
    case 'approvalForAll':
      return action.isAllowed ? 'facts.allows' : 'facts.revoke'
    case 'call':
      return 'facts.call'
    case 'deploy':
      return 'facts.deploy'
  }
}

function Action({ action, from }: { readonly action: CallAction; readonly from: string }): ReactNode {
  const { t } = useTexts()
  const address = (name: Parameters<typeof t>[0], value: string): ReactNode => (
    <Fact name={t(name)} isStacked>
      <Address value={value} />
    </Fact>
  )
  const tokenId = (value: string | undefined): ReactNode =>
    value !== undefined && (
      <Fact name={t('facts.tokenId')}>
        <bdi dir="ltr">{value}</bdi>
      </Fact>
    )
  switch (action.kind) {
    case 'transfer':
      return (
        <>
          <Fact name={t('facts.amount')}>
            <AmountText amount={action.amount} />
          </Fact>
          {address('facts.to', action.to)}
        </>
      )
    case 'tokenTransfer':
      return (
        <>
          {action.amount !== undefined && (
            <Fact name={t('facts.amount')}>
              <AmountText amount={action.amount} />
            </Fact>
          )}
          {tokenId(action.tokenId)}
          {address('facts.to', action.to)}
          {action.from.toLowerCase() !== from.toLowerCase() && address('facts.owner', action.from)}
          <TokenText token={action.token} />
        </>
      )
    case 'approval':
      return (
        <>
          {action.tokenId === undefined ? (
            <Fact name={t('facts.amount')}>
              <AmountText amount={action.amount} />
            </Fact>
          ) : (
            tokenId(action.tokenId)
          )}
          {address('facts.spender', action.spender)}
          <TokenText token={action.token} />
        </>
      )
    case 'approvalForAll':
      return (
        <>
          <Fact name={t('facts.amount')}>{t('facts.wholeCollection')}</Fact>
          {address('facts.spender', action.spender)}
          <TokenText token={action.token} />
        </>
      )
    case 'call':
      return (
        <>
          {address('facts.contract', action.to)}
          {action.selector !== undefined && (
            <Fact name={t('facts.function')}>
              <bdi className="mono" dir="ltr">
                {action.selector}
              </bdi>
            </Fact>
          )}
        </>
      )
    case 'deploy':
      return <Fact name={t('facts.data')}>{t('facts.bytesLength', { count: action.length })}</Fact>
  }
}
