import { createCatalogueWallets } from '../createCatalogueWallets.ts'
import { createFakeCloud, type FakeCloud } from '../createFakeCloud.ts'
import type { SceneSteps } from './createScene.ts'

/** Options and HTTP port of an app whose cloud has the catalogue. */
export const withCloud = (
  answer: FakeCloud['answer'] = 'all',
  options: SceneSteps['options'] = {},
): Partial<SceneSteps> => {
  const cloud = createFakeCloud(createCatalogueWallets())
  cloud.answer = answer
  return { http: cloud.http, pairs: true, options: { cloud: cloud.url, ...options } }
}
