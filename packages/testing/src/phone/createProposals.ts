import type { Address } from 'viem'
import { TestingError } from '../errors/TestingError.ts'
import { isForwardedMethod } from '../wallet/isForwardedMethod.ts'
import { walletMethods } from '../wallet/walletMethods.ts'
import type { OpenedSignClient } from './openSignClient.ts'
import type { PhoneSessions } from './createPhoneSessions.ts'
import type { PhoneStore } from './createPhoneStore.ts'
import type { SignIns } from './createSignIns.ts'
import { partitionAccounts } from './partitionAccounts.ts'
import type { PhonePart } from './parts/PhonePart.ts'
import { toPartAccounts } from './parts/toPartAccounts.ts'
import type { PhoneGrant } from './PhoneGrant.ts'
import { runOnRelay } from './runOnRelay.ts'
import { toNamespaces } from './toNamespaces.ts'
import type {
  ApproveProposalParameters,
  Phone,
  PhoneNamespace,
  PhoneProposal,
  PhoneProposalPart,
  PhoneSession,
  PhoneSessionPart,
} from './types.ts'

/** The proposals of apps, and the owner's answers. */
export interface Proposals extends Pick<Phone, 'approve' | 'reject'> {
  /** Adds a proposal. The owner's policy decides about it. */
  receive(proposal: PhoneProposal): void
  /** Removes a proposal that can no longer be answered. */
  drop(id: number): void
}

interface Refusal {
  readonly code: number
  readonly message: string
}

/** The error for an app that requires something the wallet does not have (CAIP-25). */
const refusals = {
  rejected: { code: 5000, message: 'User rejected.' },
  chains: { code: 5100, message: 'Unsupported chains.' },
}
/** The events that a wallet emits. */
const ownEvents = ['accountsChanged', 'chainChanged']

/** Receives proposals, and grants or refuses them. */
export function createProposals(parameters: {
  readonly opened: OpenedSignClient
  readonly store: PhoneStore
  readonly sessions: PhoneSessions
  /** Returns every account, the selected one first. */
  readonly getAccounts: () => readonly Address[]
  readonly parts: readonly PhonePart[]
  readonly signIns: SignIns
  readonly onError: (error: unknown) => void
}): Proposals {
  const { opened, store, sessions, getAccounts, parts, signIns, onError } = parameters
  const { client } = opened

  /** Sessions that the policy granted, until a script asks for them. */
  const granted: PhoneSession[] = []

  const drop = (id: number): void =>
    store.set({ proposals: store.state.proposals.filter((proposal) => proposal.id !== id) })

  const find = (id: number | undefined): PhoneProposal | undefined =>
    store.state.proposals.find((proposal) => id === undefined || proposal.id === id)

  const waitFor = async <value>(look: () => value | undefined, timeoutMs: number | undefined): Promise<value> => {
    try {
      return await store.when(look, { timeoutMs })
    } catch {
      throw new TestingError(
        'testing.proposalNotMade',
        `No app proposed a session to the phone. Its relay is "${store.state.relay}": is the app on the same one?`,
      )
    }
  }

  const toGrant = (proposal: PhoneProposal, wanted: ApproveProposalParameters): PhoneGrant => {
    const named = partitionAccounts({ addresses: wanted.accounts ?? [], held: getAccounts(), parts })
    const isWanted = (namespace: PhoneNamespace): boolean => wanted.namespaces?.includes(namespace) ?? true
    const grant = {
      accounts: isWanted('eip155') ? (named.eip155.length > 0 ? named.eip155 : getAccounts()) : [],
      chainIds: isWanted('eip155') ? (wanted.chainIds ?? proposal.chainIds) : [],
      methods: wanted.methods ?? proposal.methods.filter(isSupported),
      events: wanted.events ?? proposal.events.filter((event) => ownEvents.includes(event)),
      others: proposal.others
        .filter(({ namespace }) => isWanted(namespace))
        .flatMap((asked) => toPartGrant(asked, named.others, parts)),
    }
    if (Object.keys(toNamespaces(grant)).length > 0) return grant
    const { name } = proposal.peer
    const unknown = proposal.unknownChains.join(', ') || 'nothing'
    throw new TestingError(
      'testing.invalidParameter',
      `The phone has nothing to grant to "${name}", which asks for ${unknown}. A session needs an account and a chain.`,
    )
  }

  const grant = async (proposal: PhoneProposal, wanted: ApproveProposalParameters): Promise<PhoneSession> => {
    const { id, peer } = proposal
    const { sessionProperties } = wanted
    const wishes = toGrant(proposal, wanted)
    const properties = sessionProperties && { sessionProperties: { ...sessionProperties } }
    // Before the app has its answer, because it may send a request at once.
    const takeBack = sessions.permit({ peer, ...wishes })
    try {
      const topic = await runOnRelay(opened, async () => {
        drop(id)
        if (proposal.signIn !== undefined) return signIns.approve(id, wishes)
        return (await client.approve({ id, namespaces: toNamespaces(wishes), ...properties })).topic
      })
      if (topic !== undefined) return sessions.adopt(topic)
      takeBack()
      return { ...wishes, topic: '', peer, expiresAt: proposal.expiresAt }
    } catch (thrown) {
      takeBack()
      throw thrown
    }
  }

  const refuse = async ({ id, signIn }: PhoneProposal, error: Refusal): Promise<void> =>
    runOnRelay(opened, () => {
      drop(id)
      return signIn === undefined ? client.reject({ id, reason: { ...error } }) : signIns.reject(id, error)
    })

  const decide = async (proposal: PhoneProposal): Promise<void> => {
    if (store.state.policy === 'reject') return refuse(proposal, refusals.rejected)
    if (proposal.chainIds.length === 0 && proposal.others.length === 0) return refuse(proposal, refusals.chains)
    try {
      granted.push(await grant(proposal, {}))
    } catch (thrown) {
      // An app that requires more than the phone has is refused at once.
      await refuse(proposal, refusals.chains).catch(() => undefined)
      throw thrown
    }
    // Resolves callers that wait for it.
    store.set({})
  }

  return {
    receive(proposal) {
      const { proposals, policy } = store.state
      if (proposals.some(({ id }) => id === proposal.id)) return
      if (policy === 'ask') return store.set({ proposals: [...proposals, proposal] })
      decide(proposal).catch(onError)
    },
    drop,
    async approve({ id, timeoutMs, ...wanted } = {}) {
      const found = await waitFor(() => find(id) ?? (id === undefined ? granted.shift() : undefined), timeoutMs)
      if (!('topic' in found)) return grant(found, wanted)
      const wish = Object.keys(wanted)[0]
      if (wish === undefined) return found
      throw new TestingError(
        'testing.invalidParameter',
        `The phone has granted the session by itself, without a word about "${wish}". Make it with policy: 'ask'.`,
      )
    },
    async reject({ id, error = refusals.rejected, timeoutMs } = {}) {
      await refuse(await waitFor(() => find(id), timeoutMs), error)
    },
  }
}

function isSupported(method: string): boolean {
  return Object.hasOwn(walletMethods, method) || isForwardedMethod(method)
}

/** Returns the grant of an app's request on Solana or Bitcoin, with the chosen accounts or all of them. */
function toPartGrant(
  asked: PhoneProposalPart,
  named: readonly string[],
  parts: readonly PhonePart[],
): readonly PhoneSessionPart[] {
  const { namespace, chains, methods, events } = asked
  const part = parts.find((each) => each.namespace === namespace)
  if (part === undefined || chains.length === 0) return []
  const own = named.flatMap(part.toAccounts)
  return [
    {
      namespace,
      chains,
      ...toPartAccounts(part, own.length > 0 ? own : part.state.visible, chains),
      methods: methods.filter((method) => part.methods.includes(method)),
      events: events.filter((event) => part.events.includes(event)),
    },
  ]
}
