import { toPriceImpactLevel } from '@latchkey/core/internal'

/** Whether the visitor must accept the loss before it is signed. */
export function mustAccept(impact: number | null): boolean {
  return ['red', 'severe', 'unknown'].includes(toPriceImpactLevel(impact))
}
