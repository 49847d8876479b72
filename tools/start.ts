import { buildPage } from './page.ts'

// `npm start`: the page is built when its sources have changed, then the server prepares the rest itself.
await buildPage()
await import('../apps/server/src/main.ts')
