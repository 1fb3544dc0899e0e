import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** Shows every ui component: `pnpm exec vite packages/react/gallery`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
})
