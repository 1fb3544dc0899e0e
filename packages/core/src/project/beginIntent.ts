import type { FeatureContext } from '../plugin/Modal.ts'
import { analyticsFeature } from './analytics/analyticsFeature.ts'
import { projectFeature } from './projectFeature.ts'

/**
 * The visitor means to use the modal: its cloud is asked for the project's configuration, and may hear of what happens
 * from here on. Never rejects.
 */
export async function beginIntent(context: FeatureContext): Promise<void> {
  context.feature(analyticsFeature)
  await context.feature(projectFeature).load()
}
