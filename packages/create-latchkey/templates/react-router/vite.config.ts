import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The port of `react-router-serve`, so that the app has one address.
  server: { port: 3000 },
})
