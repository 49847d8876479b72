/**
 * The simplified form of each traditional character that stands in a name, a term or the words
 * around a reference ("第三章第十六節"). Pairs, so that a wrong one can be seen. It is no converter of texts:
 * every character here has exactly one simplified form.
 */
const PAIRS = `
亞亚 來来 創创 參参 啓启 啟启 師师 後后 戶户 數数 書书 會会 東东 彌弥 羅罗 臘腊 歐欧 歷历 爾尔 猶犹 瑪玛 甌瓯 盧卢 祿禄 禱祷 竇窦 紀纪 約约 納纳 結结 編编 續续
聖圣 與与 蓋盖 蘇苏 補补 記记 訓训 詞词 詠咏 詩诗 該该 誌志 讚赞 貝贝 貳贰 費费 賽赛 達达 錄录 鐸铎 長长 門门 馬马 鴻鸿 龍龙 則则 傳传 節节 萬万 兩两 為为 這这
個个 講讲 說说 開开 關关 經经 從从 過过 讀读 請请 問问 於于 總总 點点 裡里 靈灵 體体 禮礼 淨净 諾诺 衛卫 滿满 殫殚 恆恒 懺忏 儀仪 獻献 愛爱 義义 選选 鄉乡 產产
復复 樂乐 國国 審审 罰罚 獄狱 陰阴 贖赎 級级 職职 領领 導导 執执 眾众 濟济 團团 倫伦 隱隐 孫孙 掃扫 勞劳 瓊琼 麗丽 閃闪 黨党 號号 賓宾 養养 顯显 壽寿 輪轮 聯联
貞贞 賢贤 婦妇 辦办 邊边 遺遗 還还 環环 敵敌 斷断 時时 機机 極极 標标 檔档 條条 榮荣 學学 實实 寫写 對对 應应 當当 異异 現现 發发 寵宠 稱称 穌稣 紅红 華华 話话
認认 誕诞 買买 兒儿 輔辅 間间 驅驱 烏乌 監监 處处 歲岁 週周 種种 見见 據据 給给 談谈 題题 釋释 誰谁 麼么 嗎吗
`

const SIMPLIFIED = new Map<string, string>()
for (const pair of PAIRS.trim().split(/\s+/)) {
  const [from, to] = [...pair]
  if (from && to && from !== to) SIMPLIFIED.set(from, to)
}

/** One character: 約 → 约; what has no pair stays as it is. */
export const simplifyCharacter = (character: string): string => SIMPLIFIED.get(character) ?? character

/** 約翰福音 → 约翰福音. */
export const simplify = (name: string): string => name.replace(/\p{Script=Han}/gu, simplifyCharacter)
