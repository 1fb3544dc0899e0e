import type { ReactNode } from 'react'
import type { MessageKey } from '../../../messages/Messages.ts'
import type { InstructionFact, SolanaTransactionFact } from '../../Facts.ts'
import { Address } from '../../ui/Address.tsx'
import { Fact, FactList } from '../../ui/Fact.tsx'
import { PlainText } from '../../ui/PlainText.tsx'
import { useTexts } from '../../ui/TextsContext.ts'
import { AmountText } from './AmountText.tsx'
import { FactBox } from './FactBox.tsx'
import { TokenText } from './TokenText.tsx'

const titles: Readonly<Record<InstructionFact['kind'], MessageKey>> = {
  transfer: 'facts.send',
  tokenTransfer: 'facts.send',
  tokenApproval: 'facts.allows',
  tokenAuthority: 'facts.changeOwner',
  closeAccount: 'facts.closeAccount',
  createTokenAccount: 'facts.createTokenAccount',
  createAccount: 'facts.createAccount',
  memo: 'facts.memo',
  unknown: 'facts.unknown',
}

/** Every instruction of the transactions, in order, then who signs and pays. */
export function SolanaFacts(props: {
  readonly transactions: readonly SolanaTransactionFact[]
  readonly from: string
}): ReactNode {
  const { from, transactions } = props
  const { t } = useTexts()
  const all = transactions.flatMap(({ instructions }) => instructions)
  const others = [...new Set(transactions.flatMap(({ signers }) => signers))].filter((signer) => signer !== from)
  const payers = [...new Set(transactions.map(({ feePayer }) => feePayer))].filter((payer) => payer !== from)
  return (
    <>
      {all.map((instruction, index) => (
        <FactBox
          key={index}
          title={titles[instruction.kind]}
          step={all.length > 1 ? { number: index + 1, count: all.length } : undefined}
        >
          <FactList>
            <Instruction instruction={instruction} />
          </FactList>
        </FactBox>
      ))}
      {others.length + payers.length > 0 && (
        <FactList>
          {others.map((signer) => (
            <Fact key={signer} name={t('facts.signers')} isStacked>
              <Address value={signer} />
            </Fact>
          ))}
          {payers.map((payer) => (
            <Fact key={payer} name={t('facts.feePayer')} isStacked>
              <Address value={payer} />
            </Fact>
          ))}
        </FactList>
      )}
    </>
  )
}

function Instruction({ instruction }: { readonly instruction: InstructionFact }): ReactNode {
  const { t } = useTexts()
  const address = (name: MessageKey, value: string): ReactNode => (
    <Fact name={t(name)} isStacked>
      <Address value={value} />
    </Fact>
  )
  const amount = 'amount' in instruction && (
    <Fact name={t('facts.amount')}>
      <AmountText amount={instruction.amount} />
    </Fact>
  )
  switch (instruction.kind) {
    case 'transfer':
      return (
        <>
          {amount}
          {address('facts.to', instruction.to)}
          {address('approve.from', instruction.from)}
        </>
      )
    case 'tokenTransfer':
      return (
        <>
          {amount}
          {address('facts.to', instruction.to)}
          {address('approve.from', instruction.from)}
          {instruction.token !== undefined && <TokenText token={instruction.token} />}
        </>
      )
    case 'tokenApproval':
      return (
        <>
          {amount}
          {address('facts.spender', instruction.spender)}
          {address('facts.account', instruction.account)}
        </>
      )
    case 'tokenAuthority':
      return (
        <>
          {address('facts.account', instruction.account)}
          {instruction.newAuthority === undefined ? (
            <Fact name={t('facts.newOwner')}>{t('facts.noOwner')}</Fact>
          ) : (
            address('facts.newOwner', instruction.newAuthority)
          )}
        </>
      )
    case 'closeAccount':
      return (
        <>
          {address('facts.account', instruction.account)}
          {address('facts.to', instruction.to)}
        </>
      )
    case 'createTokenAccount':
      return (
        <>
          {address('facts.owner', instruction.owner)}
          {address('facts.token', instruction.mint)}
        </>
      )
    case 'createAccount':
      return (
        <>
          {amount}
          {address('facts.account', instruction.account)}
          {address('facts.program', instruction.owner)}
        </>
      )
    case 'memo':
      return (
        <Fact name={t('facts.message')} isStacked>
          <PlainText parts={instruction.text} />
        </Fact>
      )
    case 'unknown':
      return (
        <>
          {address('facts.program', instruction.program)}
          <Fact name={t('facts.program.accounts', { count: instruction.accounts.length })} isStacked>
            {instruction.accounts.map((account, index) => (
              <Address key={index} value={account} />
            ))}
          </Fact>
          <Fact name={t('facts.data')} isStacked>
            <bdi className="bytes" dir="ltr">
              {instruction.data}
            </bdi>
          </Fact>
        </>
      )
  }
}
