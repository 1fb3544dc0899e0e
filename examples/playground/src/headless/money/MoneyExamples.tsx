import { useState, type ReactElement } from 'react'
import { CodeCard } from '../../code/CodeCard.tsx'
import { Card } from '../../ui/Card.tsx'
import { Activity } from './Activity.tsx'
import activitySource from './Activity.tsx?raw'
import { Buy } from './Buy.tsx'
import buySource from './Buy.tsx?raw'
import { Name } from './Name.tsx'
import nameSource from './Name.tsx?raw'
import { Nfts } from './Nfts.tsx'
import nftsSource from './Nfts.tsx?raw'
import { RegisterName } from './RegisterName.tsx'
import registerNameSource from './RegisterName.tsx?raw'
import { Send } from './Send.tsx'
import sendSource from './Send.tsx?raw'
import { SendCalls } from './SendCalls.tsx'
import sendCallsSource from './SendCalls.tsx?raw'
import { SendTransaction } from './SendTransaction.tsx'
import sendTransactionSource from './SendTransaction.tsx?raw'
import { SignTypedData } from './SignTypedData.tsx'
import signTypedDataSource from './SignTypedData.tsx?raw'
import { Swap } from './Swap.tsx'
import swapSource from './Swap.tsx?raw'
import { Tokens } from './Tokens.tsx'
import tokensSource from './Tokens.tsx?raw'
import { Total } from './Total.tsx'
import totalSource from './Total.tsx?raw'
import { Transactions } from './Transactions.tsx'
import transactionsSource from './Transactions.tsx?raw'

const examples = [
  { hook: 'usePortfolio', Example: Total, code: totalSource },
  { hook: 'useTokenBalances', Example: Tokens, code: tokensSource },
  { hook: 'useNfts', Example: Nfts, code: nftsSource },
  { hook: 'useIdentity', Example: Name, code: nameSource },
  { hook: 'useRegisterName', Example: RegisterName, code: registerNameSource },
  { hook: 'useSend', Example: Send, code: sendSource },
  { hook: 'useOnramp', Example: Buy, code: buySource },
  { hook: 'useSwap', Example: Swap, code: swapSource },
  { hook: 'useSendTransaction', Example: SendTransaction, code: sendTransactionSource },
  { hook: 'useSendCalls', Example: SendCalls, code: sendCallsSource },
  { hook: 'useSignTypedData', Example: SignTypedData, code: signTypedDataSource },
  { hook: 'useTransactions', Example: Transactions, code: transactionsSource },
  { hook: 'useActivity', Example: Activity, code: activitySource },
] as const

/** One running example of each hook for balances, names, sending and activity, with its code. */
export function MoneyExamples(): ReactElement {
  const [current, setCurrent] = useState<string>(examples[0].hook)
  const [first, ...others] = examples.map(({ hook, code }) => ({ name: hook, code }))
  return (
    <div className="columns">
      <div className="column">
        <Card
          title="Balances, NFTs, names, sending, swapping, buying, activity"
          text="Each example is a component of a few lines."
        >
          <dl className="ledger">
            {examples.map(({ hook, Example }) => (
              <div key={hook} onFocus={() => setCurrent(hook)} onPointerEnter={() => setCurrent(hook)}>
                <dt className="code">{hook}</dt>
                <dd>
                  <Example />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
      <div className="column follow">{first && <CodeCard current={current} files={[first, ...others]} />}</div>
    </div>
  )
}
