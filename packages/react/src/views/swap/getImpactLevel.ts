import { PRICE_IMPACT_LEVELS } from '@latchkey/core/internal'

/** How loudly a price impact is told. `unknown`: a price is not known. */
export type ImpactLevel = 'silent' | 'grey' | 'amber' | 'red' | 'severe' | 'unknown'

const levels = ['severe', 'red', 'amber', 'grey'] as const

/** Whether the visitor must accept the loss before it is signed. */
export function mustAccept(impact: number | null): boolean {
  return ['red', 'severe', 'unknown'].includes(getImpactLevel(impact))
}

/** Returns the level of a price impact in percent. */
export function getImpactLevel(impact: number | null): ImpactLevel {
  if (impact === null) return 'unknown'
  return levels.find((level) => impact >= PRICE_IMPACT_LEVELS[level]) ?? 'silent'
}
