const words = (list: string): string => list.trim().split(/\s+/).join('|')

/** All that a question on the Bible as a book may hold beside what it names of it; folded. */
const SMALL = {
  en: words(`
    how many which what s is are was were there in the of and all order does do did has have contain total altogether whole entire list name names me please give can could you tell a an i want need this to for
    short brief briefly quick quickly main whole gospel saint st
    books? letters? epistles? chapters? verses? psalms? bible holy canon old new testaments? write wrote written by
    protestants? catholics? orthodox christian`),
  es: words(`
    cuantos? cuantas cual cuales que es son hay tiene tienen en la las el los lo de del y orden todos toda total lista nombres? nombra dime se compone contiene fueron un una dame hazme haz me puedes por favor breve brevemente corto principal segun san evangelio idea
    libros? cartas? epistolas? capitulos? versiculos? salmos? biblia antiguo nuevo escribio escritas? escritos por
    protestante catolica catolico ortodoxa cristiana`),
  fr: words(`
    combien quels? quelles compte contient dans le la les du des de d l t a il y et ordre tous toute liste noms cite moi sont un une donne fais peux tu que qu ce c est quoi en bref breve brievement court principal selon saint evangile s il te plait
    livres? lettres? epitres? chapitres? versets? psaumes? ancien nouveau ecrits? ecrites? par
    protestante catholique orthodoxe chretienne`),
  zh: words(`
    主要 简单 简短 帮 请 我 给 想 知道 这 要 到 在 了 吗 啊 怎样 圣经 新旧约 旧约 新约 全书 整本 全卷 一共 总共 共 都 有 多少 几 哪些 哪 什么 里面 里 中 的 是 和 与 以及 各 分别 分成 分 成 全部 目录 列出 包括 名字 名称 叫 呢 吗 请问 些 个 写 了 过 一下
    卷 本 部 书 信 封 章 节 篇 天主教 新教 基督教 东正教 [一二三四五六七八九十两\\d]`),
}

const NOTHING_ELSE = new RegExp(`\\b(?:${SMALL.en}|${SMALL.es}|${SMALL.fr})\\b|${SMALL.zh}`, 'gu')

/** What a folded question holds beside such words; '' where it asks for nothing else. */
export const beside = (text: string): string => text.replace(NOTHING_ELSE, '').replace(/[^\p{L}\p{N}]+/gu, '')
