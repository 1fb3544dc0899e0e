import type { ApprovalFacts, CallAction } from '../../Facts.ts'

/** The addresses that the decoded request shows in full, in lower case for eip155. */
export function listShownAddresses(facts: ApprovalFacts): ReadonlySet<string> {
  return new Set(facts.kind === 'calls' ? facts.calls.flatMap(({ action }) => list(action)).map(toLower) : [])
}

function list(action: CallAction): readonly string[] {
  switch (action.kind) {
    case 'transfer':
    case 'call':
      return [action.to]
    case 'tokenTransfer':
      return [action.token.address, action.to]
    case 'approval':
    case 'approvalForAll':
      return [action.token.address, action.spender]
    case 'deploy':
      return []
  }
}

const toLower = (address: string): string => address.toLowerCase()
