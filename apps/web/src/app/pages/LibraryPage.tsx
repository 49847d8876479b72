import { Library } from '../../features/library/Library.tsx'
import { Page } from '../frame/Page.tsx'

export const LibraryPage = () => (
  <Page>
    <Library />
  </Page>
)
