import type { Pack, PackFile, Report, SectionImporter } from './importer.ts'
import { readMartyrology, readOffice, readRule } from './office/read.ts'
import type { Draft } from './sections/draft.ts'
import { finish } from './sections/finish.ts'
import { decodeText } from './text/decode.ts'

const FILE =
  /(?:^|\/)horas\/[A-Z]\w+\/(Sancti|Tempora|Commune|Psalterium\/(?:Common|Special)|Martyrologium|Regula)\/([^/]+)\.txt$/

/**
 * The Divinum Officium's texts: a file a day or a common, blocks headed [Oratio], [Lectio4] …
 *
 * Read are collects, hymns, common prayers, the Fathers' and saints' lessons, the martyrology and the Rule of Benedict. Left
 * out are what only arranges an office (ranks, antiphons, versicles, pointers to other files) and lessons that are
 * Scripture. A text that several days share is one section.
 */
export const divinumOfficium: SectionImporter = {
  name: 'divinum-officium',
  recognises: (_, paths) => paths.some((path) => FILE.test(path)),
  read: (pack, files, report) => finish(pack, drafts(pack, files, report), report),
}

async function* drafts(pack: Pack, files: AsyncIterable<PackFile>, report: Report): AsyncGenerator<Draft> {
  const seen = new Set<string>()
  for await (const file of files) {
    const [, folder = '', name = ''] = FILE.exec(file.path) ?? []
    if (folder === '') continue
    const decoded = decodeText(file.bytes)
    if (!('text' in decoded)) {
      report({ pack: pack.id, file: file.path, ...decoded })
      continue
    }
    const read = folder === 'Regula' ? readRule : folder === 'Martyrologium' ? readMartyrology : readOffice
    for (const draft of read(decoded.text, { folder, name, path: file.path, language: pack.language })) {
      const text = draft.blocks.map((block) => block.text).join('\n')
      if (text.length > 40 && !seen.has(text)) {
        seen.add(text)
        yield draft
      }
    }
  }
}
