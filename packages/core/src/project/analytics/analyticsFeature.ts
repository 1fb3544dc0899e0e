import type { FeatureDefinition } from '../../plugin/Modal.ts'
import { createAnalytics, type Analytics } from './createAnalytics.ts'

/** The analytics of one modal. Made when the visitor first acts. */
export const analyticsFeature: FeatureDefinition<Analytics> = {
  id: 'analytics',
  create: (context) => {
    const analytics = createAnalytics(context)
    return { feature: analytics, destroy: analytics.destroy }
  },
}
