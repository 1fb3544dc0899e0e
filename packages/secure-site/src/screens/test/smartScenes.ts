import type { ApprovalFacts } from '../Facts.ts'
import type { ApproveScreen, CallsScreen } from '../Screen.ts'
import { base, type Scene } from './sceneBase.ts'
import { trials } from './trials.ts'

type CallsFacts = Extract<ApprovalFacts, { readonly kind: 'calls' }>

const callStages: readonly CallsScreen['stage'][] = ['pending', 'done', 'dropped', 'failed', 'partly']

/** The scenes of a smart account. @param batch an approval of several calls. */
export function createSmartScenes(batch: ApproveScreen): readonly Scene[] {
  const facts = batch.facts.kind === 'calls' ? batch.facts : undefined
  if (facts === undefined) throw new TypeError('The scene has no calls.')
  const smart = (more: Partial<CallsFacts>): ApproveScreen => ({
    ...batch,
    facts: { ...facts, isAtomic: true, ...more },
  })
  return [
    { name: 'approve smart batch', screen: smart({}) },
    { name: 'approve first smart batch', screen: smart({ isDelegating: true }) },
    { name: 'approve sponsored batch', screen: smart({ sponsor: 'pays', isDelegating: true }) },
    { name: 'approve batch over the limit', screen: smart({ sponsor: 'refused' }) },
    {
      name: 'approve batch with too few coins',
      screen: smart({ sponsor: 'refused', tooFewCoins: { units: '120000000000000', decimals: 18, symbol: 'ETH' } }),
    },
    { name: 'approve batch that replaces', screen: smart({ sponsor: 'pays', earlier: 'replaced' }) },
    { name: 'approve batch beside an earlier one', screen: smart({ earlier: 'mayHappen' }) },
    {
      name: 'approve sponsored batch to oneself, refused',
      screen: { ...smart({ sponsor: 'pays' }), warnings: ['selfCall'], trial: trials.refused },
    },
    {
      name: 'approve sponsored batch without a change',
      screen: { ...smart({ sponsor: 'pays' }), trial: trials.nothing },
    },
    ...callStages.map((stage): Scene => ({
      name: `calls ${stage}`,
      screen: { ...base, kind: 'calls', network: batch.network, count: 2, stage },
    })),
  ]
}
