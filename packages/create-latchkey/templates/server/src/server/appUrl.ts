/** Where visitors reach the app. It never comes from a request, because anyone can forge one. */
export const appUrl = new URL(process.env.APP_URL ?? 'http://localhost:3000')
