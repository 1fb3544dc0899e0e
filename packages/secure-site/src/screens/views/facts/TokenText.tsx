import type { ReactNode } from 'react'
import type { TokenFact } from '../../Facts.ts'
import { Address } from '../../ui/Address.tsx'
import { Fact } from '../../ui/Fact.tsx'
import { useTexts } from '../../ui/TextsContext.ts'

/** A token by its address, because its name is what it says of itself. */
export function TokenText({ token }: { readonly token: TokenFact }): ReactNode {
  const { t } = useTexts()
  return (
    <Fact name={t('facts.token')} isStacked>
      {token.symbol !== undefined && token.symbol !== '' && <bdi className="symbol">{token.symbol.slice(0, 32)}</bdi>}
      <Address value={token.address} />
    </Fact>
  )
}
