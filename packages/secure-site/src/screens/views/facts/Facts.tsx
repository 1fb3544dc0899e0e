import type { ReactNode } from 'react'
import type { ApproveScreen } from '../../Screen.ts'
import { CallFacts } from './CallFacts.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import { SignInFacts } from './SignInFacts.tsx'
import { SolanaFacts } from './SolanaFacts.tsx'
import { TypedDataFacts } from './TypedDataFacts.tsx'

/** What the request asks, decoded. */
export function Facts({ facts, from }: Pick<ApproveScreen, 'facts' | 'from'>): ReactNode {
  switch (facts.kind) {
    case 'message':
      return <MessageFacts facts={facts} />
    case 'signIn':
      return <SignInFacts facts={facts} />
    case 'typedData':
      return <TypedDataFacts {...facts} />
    case 'calls':
      return <CallFacts calls={facts.calls} from={from} />
    case 'solana':
      return <SolanaFacts transactions={facts.transactions} from={from} />
  }
}
