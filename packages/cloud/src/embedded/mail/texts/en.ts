import type { LoginTexts } from './LoginTexts.ts'

export const en: LoginTexts = {
  direction: 'ltr',
  subject: (app) => `Your login code for ${app}`,
  intro: (app) => `Your code to log in to ${app}:`,
  validity: (minutes) => `It is valid for ${minutes} minutes and can be used once.`,
  site: 'Site',
  browser: 'Browser',
  unknownBrowser: 'unknown',
  time: 'Time',
  warning: 'Never tell this code to anyone. Enter it only on the site named above.',
  unasked: 'If you did not ask for this code, ignore this mail.',
}
