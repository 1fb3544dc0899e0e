/** Where visitors reach the app. Never taken from a request: anyone can write one. */
export function getAppUrl(): URL {
  return new URL(process.env['APP_URL'] ?? 'http://localhost:3000')
}
