import { aquiferJson } from './aquifer-json.ts'
import { aquiferMarkdown } from './aquifer-markdown.ts'
import { creeds } from './creeds.ts'
import { dailyLight } from './daily-light.ts'
import { divinumOfficium } from './divinum-officium.ts'
import { editions } from './editions.ts'
import { fathersOnScripture } from './fathers.ts'
import { geodata } from './geodata.ts'
import { haydock } from './haydock.ts'
import type { SectionImporter } from './importer.ts'
import { nave } from './nave.ts'
import { ocdCommentary } from './ocd-commentary.ts'
import { ocdReadings } from './ocd-readings.ts'
import { ocdReference } from './ocd-reference.ts'
import { ocdStructured } from './ocd-structured.ts'
import { osisSermons } from './osis-sermons.ts'
import { pictures } from './pictures.ts'
import { psalter } from './psalter.ts'
import { strongs } from './strongs.ts'
import { swordCommentary } from './sword/importer.ts'
import { tei } from './tei.ts'
import { theographic } from './theographic.ts'
import { tipnr } from './tipnr.ts'
import { torrey } from './torrey.ts'
import { treasury } from './treasury.ts'
import { ubsHandbook } from './ubs-handbook.ts'
import { ubsLexicon } from './ubs-lexicon.ts'
import { uwWords } from './uw-words.ts'

/** Every importer of texts that are not Bibles, the first that recognises a pack reads it. */
export const sectionImporters: readonly SectionImporter[] = [
  aquiferMarkdown,
  aquiferJson,
  uwWords,
  creeds,
  ocdReference,
  ocdCommentary,
  ocdReadings,
  ocdStructured,
  torrey,
  nave,
  theographic,
  geodata,
  pictures,
  dailyLight,
  editions,
  fathersOnScripture,
  osisSermons,
  psalter,
  strongs,
  swordCommentary,
  ubsLexicon,
  divinumOfficium,
  tei,
  haydock,
  ubsHandbook,
  tipnr,
  treasury,
]
