import { createCatalogueWallets } from '../createCatalogueWallets.ts'
import { createFakeCloud, type FakeCloud, type FakeCloudParameters } from '../createFakeCloud.ts'
import type { SceneSteps } from './createScene.ts'

/** Options and HTTP port of an app whose cloud has the catalogue. */
export const withCloud = (
  answer: FakeCloud['answer'] = 'all',
  options: SceneSteps['options'] = {},
  parameters: FakeCloudParameters = {},
): Partial<SceneSteps> => {
  const cloud = createFakeCloud(createCatalogueWallets(), parameters)
  cloud.answer = answer
  return { http: cloud.http, pairs: true, options: { cloud: cloud.url, ...options } }
}
