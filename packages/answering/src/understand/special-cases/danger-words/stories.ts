/**
 * Words of a person in danger, or who may become one. They are read generously: a kind word and a number too many harm no one.
 * Stories and questions of knowledge speak in the third person and the past ("why did Judas hang himself"), and are barred where
 * a phrase could be either.
 */
export const ENGLISH_STORY =
  '!(?:why|how|who|did|when|where|what)\\b.{0,40}\\b(?:judas|saul|samson|ahithophel|abimelech|zimri|jephthah|abraham|isaac|herod|cain|david|jael|amnon|tamar|lot|elijah|jonah|job|jeremiah)\\b'
export const SPANISH_STORY =
  '!.*\\b(?:judas|saul|sanson|ahitofel|abimelec|zimri|jefte|abraham|isaac|herodes|cain|jael|amnon|tamar|lot)\\b'
export const FRENCH_STORY =
  '!.*\\b(?:judas|saul|samson|achitophel|abimelec|zimri|jephthe|abraham|isaac|herode|cain|jael|amnon|tamar|lot)\\b'
export const CHINESE_STORY =
  '!(?:犹大|扫罗|参孙|亚希多弗|亚比米勒|心利|耶弗他|亚伯拉罕|以撒|希律|该隐|雅亿|暗嫩|她玛|罗得|圣经里|圣经中|经文|那[个位][^我你他她]{0,6}(?:叫什么|是谁)|[少青]年人?叫什么)'
