import { aquiferMarkdown } from './aquifer-markdown.ts'
import type { SectionImporter } from './importer.ts'

/** Every importer of texts that are not Bibles, the first that recognises a pack reads it. */
export const sectionImporters: readonly SectionImporter[] = [aquiferMarkdown]
