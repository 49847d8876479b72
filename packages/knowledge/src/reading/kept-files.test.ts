import { expect, it } from 'vitest'
import { keptFiles } from './kept-files.ts'
import { readContent } from './read.ts'

const story = (en: string) => `
- id: wept
  verses: JHN 11:35
  told: { zh-Hans: 耶稣在众人面前哭了。, zh-Hant: auto, en: ${en}, es: Jesús lloró ante todos., fr: Jésus pleura devant tous. }
`
const read = (text: string, name = 'stories/JHN.yaml') => {
  const { read: readFile, keep } = keptFiles('tested')
  const content = readContent(new Map([[name, text]]), {}, readFile)
  keep()
  return content
}

it('what was read is read the same again, with its mistakes', () => {
  for (const text of [story('Jesus wept before all.'), story('Jesus wept')]) {
    expect(read(text)).toEqual(readContent(new Map([['stories/JHN.yaml', text]])))
    expect(read(text)).toEqual(read(text))
  }
})

it('a file that was changed, or stands elsewhere, is read anew', () => {
  read(story('Jesus wept before all.'))
  expect(read(story('Jesus wept there too.')).records.story[0]!.record.told.en).toBe('Jesus wept there too.')
  expect(read(story('Jesus wept'), 'stories/LUK.yaml').mistakes[0]).toMatchObject({ file: 'stories/LUK.yaml', line: 4 })
})
