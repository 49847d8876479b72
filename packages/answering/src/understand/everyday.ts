import type { Tongue } from './tongue.ts'

const TABLE: Readonly<Record<Exclude<Tongue, 'zh'>, string>> = {
  en: `kid child, kids children, mom mother, mum mother, mommy mother, dad father, daddy father, grandma grandmother,
    granny grandmother, grandpa grandfather, hubby husband, booze wine, cash money, guy man, guys men`,
  es: `mamá madre, mami madre, papá padre, papi padre, esposo marido, esposa mujer, abuelita abuela, abuelito abuelo,
    chaval muchacho, críos hijos`,
  fr: `maman mère, papa père, mamie grand-mère, papi grand-père, papy grand-père, gosse enfant, gosses enfants, gamin enfant,
    gamine fille, boulot travail, fric argent, mec homme, mecs hommes`,
}

const readTable = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(',').map((entry) => entry.trim().split(/\s+/) as [string, string]))

/** Words of every day, and those that Bibles have for the same: people ask in the first and would find by the second. */
export const EVERYDAY: Readonly<Record<Exclude<Tongue, 'zh'>, ReadonlyMap<string, string>>> = {
  en: readTable(TABLE.en),
  es: readTable(TABLE.es),
  fr: readTable(TABLE.fr),
}
