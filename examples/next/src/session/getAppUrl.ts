/** The app's public URL. It never comes from a request, because anyone can forge one. */
export function getAppUrl(): URL {
  return new URL(process.env['APP_URL'] ?? 'http://localhost:3000')
}
