import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contract } from './build/contract.ts'
import { firstFiles } from './build/first-files.ts'
import { messages } from './build/messages.ts'
import { packed } from './build/packed.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`
const proxy = { '/webapi': { target: server, changeOrigin: false } }

export default defineConfig({
  plugins: [contract(), messages(), react(), firstFiles(), packed()],
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  build: {
    target: 'es2022',
    // Fonts must stay files of their own: unicode-range chooses which of them a page fetches at all.
    assetsInlineLimit: 0,
    // One script first, and not a second one of what it shares with those that come later.
    rolldownOptions: {
      output: {
        // What comes later is told from the first load by its name.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'later-shared', minShareCount: 2 },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.includes('/catalogues/pages/') ? 'pages-' : ''}[name]-[hash].js`,
      },
    },
  },
})
