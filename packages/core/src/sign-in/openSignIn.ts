import type { FeatureContext } from '../plugin/Modal.ts'
import { siwxFeature, type SignIn } from './siwxFeature.ts'

/** The sign-in of a modal. A file of its own, because what an entrypoint names does not load later than the entrypoint. */
export function openSignIn(context: Pick<FeatureContext, 'feature'>): SignIn {
  return context.feature(siwxFeature)
}
