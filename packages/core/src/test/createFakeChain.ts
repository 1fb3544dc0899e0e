import type { AdapterFeatures, TransactionOutcome, TransactionTrace } from '../adapter/features.ts'
import { pollChain } from '../adapter/pollChain.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'

/** A transaction on a fake chain. */
interface FakeTransaction {
  readonly id: string
  readonly nonce: number
  readonly outcome: 'success' | 'reverted'
  /** How it takes the place of another one with its nonce. */
  readonly replaces?: { readonly id: string; readonly how: 'spedUp' | 'cancelled' } | undefined
  /** The block that has it. */
  block?: number | undefined
}

/** A chain of one account, which a test moves on, in the manner of EVM chains. */
export interface FakeChain {
  readonly features: Required<Pick<NonNullable<AdapterFeatures['transaction']>, 'trace' | 'find' | 'wait'>>
  height: number
  isOffline: boolean
  isContract: boolean
  readonly transactions: FakeTransaction[]
  /** The wallet sends a transaction. Returns its id. */
  send(parameters?: { readonly outcome?: FakeTransaction['outcome'] | undefined }): string
  /** The wallet sends another transaction in the place of a pending one. */
  replace(id: string, how: 'spedUp' | 'cancelled'): string | undefined
  /** Adds blocks; the first contains what is pending, unless it is empty. */
  mine(blocks?: number, isEmpty?: boolean): void
  /** Removes the newest blocks. Their transactions are pending again. */
  reorganise(blocks: number): void
}

/** Creates a chain without transactions. */
export function createFakeChain({ clock }: { readonly clock: ClockPort }): FakeChain {
  const read = (): void => {
    if (chain.isOffline) throw new ModalError('request.failed')
  }
  const isPending = ({ block, nonce }: FakeTransaction): boolean =>
    block === undefined && !chain.transactions.some((other) => other.nonce === nonce && other.block !== undefined)
  const findInBlock = (nonce: number): FakeTransaction | undefined =>
    chain.transactions.find((each) => each.nonce === nonce && each.block !== undefined)
  const countNonces = (): number => new Set(chain.transactions.map(({ nonce }) => nonce)).size

  const tellOutcome = (id: string): { readonly outcome: TransactionOutcome; readonly block: number } | undefined => {
    const nonce = chain.transactions.find((each) => each.id === id)?.nonce
    const included = nonce === undefined ? undefined : findInBlock(nonce)
    if (included?.block === undefined) return undefined
    const { block, outcome, replaces } = included
    if (included.id === id) return { outcome: { status: outcome, id }, block }
    const replacedBy = replaces?.how ?? 'replaced'
    const status = replacedBy === 'spedUp' ? outcome : 'replaced'
    return { outcome: { status, id: included.id, replacedBy }, block }
  }

  const chain: FakeChain = {
    height: 100,
    isOffline: false,
    isContract: false,
    transactions: [],
    features: {
      trace: async (): Promise<TransactionTrace> => {
        read()
        return { isContract: chain.isContract, facts: { nonce: String(countNonces()) } }
      },
      find: async ({ trace }) => {
        read()
        const found = findInBlock(Number(trace.facts['nonce']))
        return found && { id: found.id }
      },
      wait: async ({ id, isFinal = false, onStatus, signal }) => {
        const check = async (): Promise<TransactionOutcome | undefined> => {
          read()
          const told = tellOutcome(id)
          if (told && (!isFinal || chain.height >= told.block + 3)) return told.outcome
          if (told) onStatus?.({ status: 'included', outcome: told.outcome })
          else {
            const isKnown = chain.transactions.some((each) => each.id === id)
            onStatus?.({ status: isKnown ? 'pending' : 'notFound', block: BigInt(chain.height) })
          }
          return undefined
        }
        return await pollChain({ check, getPause: () => 4_000, clock, signal })
      },
    },
    send: ({ outcome = 'success' } = {}) => {
      const id = `0x${String(chain.transactions.length + 1).padStart(64, '0')}`
      chain.transactions.push({ id, nonce: countNonces(), outcome })
      return id
    },
    replace: (replaced, how) => {
      const original = chain.transactions.find((each) => each.id === replaced)
      if (!original || !isPending(original)) return undefined
      const id = `0x${String(chain.transactions.length + 1).padStart(64, '0')}`
      const { nonce, outcome } = original
      chain.transactions.push({ id, nonce, outcome, replaces: { id: replaced, how } })
      return id
    },
    mine: (blocks = 1, isEmpty = false) => {
      if (blocks > 0 && !isEmpty)
        // Of several with one nonce, the newest pays the most.
        for (const each of chain.transactions.toReversed()) if (isPending(each)) each.block = chain.height + 1
      chain.height += blocks
    },
    reorganise: (blocks) => {
      chain.height -= blocks
      for (const each of chain.transactions)
        if (each.block !== undefined && each.block > chain.height) each.block = undefined
    },
  }
  return chain
}
