import { chromiumArgs, getChromiumPath } from '../../../../vitest.shared.ts'
import { describeCoreJourneys } from './describeCoreJourneys.ts'
import { launchPuppeteer } from './launchPuppeteer.ts'

describeCoreJourneys('Chromium', () =>
  launchPuppeteer({ browser: 'chrome', program: getChromiumPath(), flags: chromiumArgs }),
)
