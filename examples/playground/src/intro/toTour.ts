import type { Step } from '../actions/useActions.ts'

/** A step of the guided tour. */
export type TourStep = 'connect' | Step

const names: Readonly<Record<TourStep, string>> = { connect: 'Connect', sign: 'Sign', send: 'Send', switch: 'Switch' }

/** Returns the steps of the tour: the first that is not done is the current one. */
export function toTour(parameters: {
  readonly isConnected: boolean
  readonly done: readonly Step[]
  /** Solana and Bitcoin have one local chain each. */
  readonly canSwitch: boolean
}): readonly { readonly step: TourStep; readonly name: string; readonly state: 'done' | 'current' | 'next' }[] {
  const { isConnected, done, canSwitch } = parameters
  const steps: readonly TourStep[] = [
    'connect',
    'sign',
    'send',
    ...(canSwitch || !isConnected ? ['switch' as const] : []),
  ]
  const isDone = (step: TourStep): boolean => isConnected && (step === 'connect' || done.includes(step))
  const current = steps.find((step) => !isDone(step))
  return steps.map((step) => ({
    step,
    name: names[step],
    state: isDone(step) ? 'done' : step === current ? 'current' : 'next',
  }))
}
