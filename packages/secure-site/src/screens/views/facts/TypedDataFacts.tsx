import type { ReactNode } from 'react'
import type { PermitFact, TypedDataNode } from '../../Facts.ts'
import { Address } from '../../ui/Address.tsx'
import { Fact, FactList } from '../../ui/Fact.tsx'
import { PlainText } from '../../ui/PlainText.tsx'
import { useTexts } from '../../ui/TextsContext.ts'
import { AmountText } from './AmountText.tsx'
import { FactBox } from './FactBox.tsx'

/** Typed data as a tree, below the permission that it gives away. */
export function TypedDataFacts(props: {
  readonly primaryType: string
  readonly domain: readonly TypedDataNode[]
  readonly message: readonly TypedDataNode[]
  readonly permit: PermitFact | undefined
}): ReactNode {
  const { domain, message, permit, primaryType } = props
  return (
    <>
      {permit !== undefined && <Permit permit={permit} />}
      <FactBox title="facts.domain">
        <Tree nodes={domain} />
      </FactBox>
      <FactBox title="facts.data">
        <bdi className="mono type">{primaryType}</bdi>
        <Tree nodes={message} />
      </FactBox>
    </>
  )
}

function Permit({ permit }: { readonly permit: PermitFact }): ReactNode {
  const { language, t } = useTexts()
  return (
    <FactBox title="facts.allows">
      <FactList>
        {permit.tokens.map(({ amount, token }, index) => (
          <PermitToken key={index} token={token} amount={amount} />
        ))}
        <Fact name={t('facts.spender')} isStacked>
          <Address value={permit.spender} />
        </Fact>
        <Fact name={t('facts.until')}>{toDate(permit.deadline, language) ?? t('facts.noEnd')}</Fact>
      </FactList>
    </FactBox>
  )
}

function PermitToken({ amount, token }: PermitFact['tokens'][number]): ReactNode {
  const { t } = useTexts()
  return (
    <>
      <Fact name={t('facts.amount')}>
        <AmountText amount={amount} />
      </Fact>
      <Fact name={t('facts.token')} isStacked>
        <Address value={token} />
      </Fact>
    </>
  )
}

/** The last second that a date can have. What is later never ends. */
const lastSecond = 8_640_000_000_000

function toDate(seconds: string | undefined, language: string): string | undefined {
  const value = Number(seconds ?? Number.NaN)
  if (!Number.isFinite(value) || value > lastSecond) return undefined
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(value * 1_000)
}

function Tree({ nodes }: { readonly nodes: readonly TypedDataNode[] }): ReactNode {
  return (
    <ul className="tree">
      {nodes.map(({ children, name, type, value }, index) => (
        <li key={index}>
          <span className="tree-name" title={type}>
            <bdi>{name}</bdi>
          </span>
          {value === undefined ? <Tree nodes={children} /> : <PlainText parts={value} />}
        </li>
      ))}
    </ul>
  )
}
