/**
 * What the Fathers’ sayings are taken from: how a library's wording begins once it is folded ("homily on acts 3" →
 * "homily on acts") | English | 简体 | 繁體 | español | français
 */
export const SOURCES = `
catena aurea|Catena Aurea, compiled by Thomas Aquinas|《金链》（阿奎那辑）|《金鏈》（阿奎那輯）|Catena áurea, compilada por Tomás de Aquino|Chaîne d’or, recueil de Thomas d’Aquin
tractates on john|Tractates on John|约翰福音讲解|約翰福音講解|Tratados sobre Juan|Traités sur Jean
exposition on psalm|Expositions on the Psalms|诗篇讲解|詩篇講解|Comentarios a los Salmos|Commentaires des Psaumes
explanation of the psalms|Explanation of the Psalms|诗篇讲解|詩篇講解|Comentarios a los Salmos|Commentaires des Psaumes
explanations of the psalms|Explanation of the Psalms|诗篇讲解|詩篇講解|Comentarios a los Salmos|Commentaires des Psaumes
on the psalms|On the Psalms|论诗篇|論詩篇|Sobre los Salmos|Sur les Psaumes
sermon on the mount|On the Sermon on the Mount|论登山宝训|論登山寶訓|Sobre el sermón de la montaña|Sur le sermon sur la montagne
sermons on new testament lessons|Sermons on New Testament Lessons|新约讲道|新約講道|Sermones sobre el Nuevo Testamento|Sermons sur le Nouveau Testament
against marcion|Against Marcion|驳马吉安|駁馬吉安|Contra Marción|Contre Marcion
the stromata|Stromata|杂记|雜記|Stromata|Stromates
against heresies|Against Heresies|驳异端|駁異端|Contra las herejías|Contre les hérésies
irenaeus against heresies|Against Heresies|驳异端|駁異端|Contra las herejías|Contre les hérésies
the christian topography|Christian Topography|基督教地志|基督教地誌|Topografía cristiana|Topographie chrétienne
the instructor|The Instructor|训导者|訓導者|El pedagogo|Le Pédagogue
city of god|The City of God|上帝之城|上帝之城|La ciudad de Dios|La Cité de Dieu
letter|Letters|书信|書信|Cartas|Lettres
letters|Letters|书信|書信|Cartas|Lettres
epistle|Letters|书信|書信|Cartas|Lettres
register of epistles|Letters|书信|書信|Cartas|Lettres
on the resurrection of the flesh|On the Resurrection of the Flesh|论肉身复活|論肉身復活|Sobre la resurrección de la carne|De la résurrection de la chair
ten homilies on 1 john|Homilies on 1 John|约翰一书讲道|約翰一書講道|Homilías sobre 1 Juan|Homélies sur 1 Jean
on the trinity|On the Trinity|论三位一体|論三位一體|Sobre la Trinidad|De la Trinité
against praxeas|Against Praxeas|驳帕克西亚|駁帕克西亞|Contra Práxeas|Contre Praxéas
on modesty|On Modesty|论贞洁|論貞潔|Sobre la pureza|De la pudicité
constitutions of the holy apostles|Apostolic Constitutions|使徒宪章|使徒憲章|Constituciones apostólicas|Constitutions apostoliques
on first principles|On First Principles|论首要原理|論首要原理|Sobre los principios|Traité des principes
three books of testimonies against the jews|Testimonies against the Jews|驳犹太人之见证|駁猶太人之見證|Testimonios contra los judíos|Témoignages contre les Juifs
commentary on the apocalypse|Commentary on Revelation|启示录注释|啟示錄註釋|Comentario al Apocalipsis|Commentaire de l’Apocalypse
dialogue with trypho|Dialogue with Trypho|与特里弗对话|與特里弗對話|Diálogo con Trifón|Dialogue avec Tryphon
the prescription against heretics|The Prescription against Heretics|驳异端之抗辩|駁異端之抗辯|Prescripción contra los herejes|Prescription contre les hérétiques
on the duties of the clergy|On the Duties of the Clergy|论神职人员的职责|論神職人員的職責|Sobre los deberes de los ministros|Des devoirs
an answer to the jews|An Answer to the Jews|答犹太人书|答猶太人書|Respuesta a los judíos|Contre les Juifs
on prayer|On Prayer|论祷告|論禱告|Sobre la oración|De la prière
on the lord's prayer|On the Lord’s Prayer|论主祷文|論主禱文|Sobre la oración del Señor|De l’oraison dominicale
against celsus|Against Celsus|驳克理索|駁克理索|Contra Celso|Contre Celse
four discourses on the rich man and lazarus|On the Rich Man and Lazarus|论财主与拉撒路|論財主與拉撒路|Sobre el rico y Lázaro|Sur le riche et Lazare
from the latin translation of cassiodorus|Fragments in the Latin of Cassiodorus|卡西奥多鲁拉丁译本残篇|卡西奧多魯拉丁譯本殘篇|Fragmentos en la versión latina de Casiodoro|Fragments dans la version latine de Cassiodore
exposition of the christian faith|Exposition of the Christian Faith|论基督教信仰|論基督教信仰|Exposición de la fe cristiana|De la foi
ascetic discourses|Ascetic Discourses|修道讲论|修道講論|Discursos ascéticos|Discours ascétiques
on baptism|On Baptism|论洗礼|論洗禮|Sobre el bautismo|Du baptême
a treatise on the soul|On the Soul|论灵魂|論靈魂|Sobre el alma|De l’âme
on the soul|On the Soul|论灵魂|論靈魂|Sobre el alma|De l’âme
on the holy spirit|On the Holy Spirit|论圣灵|論聖靈|Sobre el Espíritu Santo|Du Saint-Esprit
on monogamy|On Monogamy|论一婚|論一婚|Sobre la monogamia|De la monogamie
on idolatry|On Idolatry|论偶像崇拜|論偶像崇拜|Sobre la idolatría|De l’idolâtrie
to his wife|To His Wife|致妻书|致妻書|A su esposa|À sa femme
refutation of all heresies|Refutation of All Heresies|驳斥众异端|駁斥眾異端|Refutación de todas las herejías|Réfutation de toutes les hérésies
on the flesh of christ|On the Flesh of Christ|论基督的肉身|論基督的肉身|Sobre la carne de Cristo|De la chair du Christ
scorpiace|Scorpiace|蝎毒解方|蠍毒解方|Scorpiace|Scorpiace
confessions|Confessions|忏悔录|懺悔錄|Confesiones|Confessions
on fasting|On Fasting|论禁食|論禁食|Sobre el ayuno|Du jeûne
of patience|On Patience|论忍耐|論忍耐|Sobre la paciencia|De la patience
on the advantage of patience|On the Advantage of Patience|论忍耐的益处|論忍耐的益處|Sobre el bien de la paciencia|Du bien de la patience
epistle of ignatius|Letter|书信|書信|Carta|Lettre
against eunomius|Against Eunomius|驳优诺米|駁優諾米|Contra Eunomio|Contre Eunome
commentary on daniel|Commentary on Daniel|但以理书注释|但以理書註釋|Comentario a Daniel|Commentaire de Daniel
the book of pastoral rule|Pastoral Rule|教牧规范|教牧規範|Regla pastoral|Règle pastorale
pastoral rule|Pastoral Rule|教牧规范|教牧規範|Regla pastoral|Règle pastorale
shepherd of hermas|The Shepherd of Hermas|黑马牧人书|黑馬牧人書|El Pastor de Hermas|Le Pasteur d’Hermas
on flight in persecution|On Flight in Persecution|论逼迫中的逃避|論逼迫中的逃避|Sobre la huida en la persecución|De la fuite dans la persécution
on the death of satyrus|On the Death of Satyrus|论萨提鲁之死|論薩提魯之死|Sobre la muerte de Sátiro|Sur la mort de Satyrus
the first apology|First Apology|第一护教书|第一護教書|Primera apología|Première apologie
on the apparel of women|On the Apparel of Women|论妇女的衣饰|論婦女的衣飾|Sobre el adorno de las mujeres|De la toilette des femmes
the didache|Didache|十二使徒遗训|十二使徒遺訓|Didaché|Didachè
homilies concerning the statues|Homilies on the Statues|论雕像讲道|論雕像講道|Homilías sobre las estatuas|Homélies sur les statues
the hexaemeron|Hexaemeron|六日创世讲道|六日創世講道|Hexamerón|Hexaéméron
hexaemeron|Hexaemeron|六日创世讲道|六日創世講道|Hexamerón|Hexaéméron
against hermogenes|Against Hermogenes|驳黑摩其尼|駁黑摩其尼|Contra Hermógenes|Contre Hermogène
on the veiling of virgins|On the Veiling of Virgins|论贞女蒙头|論貞女蒙頭|Sobre el velo de las vírgenes|Du voile des vierges
on exhortation to chastity|Exhortation to Chastity|劝守贞洁|勸守貞潔|Exhortación a la castidad|Exhortation à la chasteté
on repentance|On Repentance|论悔改|論悔改|Sobre la penitencia|De la pénitence
concerning repentance|On Repentance|论悔改|論悔改|Sobre la penitencia|De la pénitence
who is the rich man that shall be saved|Who Is the Rich Man That Shall Be Saved?|谁是得救的富人|誰是得救的富人|¿Qué rico se salva?|Quel riche sera sauvé ?
de corona|On the Crown|论花冠|論花冠|Sobre la corona|De la couronne
the divine institutes|Divine Institutes|神圣教规|神聖教規|Instituciones divinas|Institutions divines
conference|Conferences|会谈录|會談錄|Conferencias|Conférences
on the spirit and the letter|On the Spirit and the Letter|论圣灵与字句|論聖靈與字句|Sobre el espíritu y la letra|De l’esprit et de la lettre
concerning virginity|On Virginity|论童贞|論童貞|Sobre las vírgenes|Des vierges
on virginity|On Virginity|论童贞|論童貞|Sobre la virginidad|De la virginité
on the unity of the church|On the Unity of the Church|论教会合一|論教會合一|Sobre la unidad de la Iglesia|De l’unité de l’Église
on the lapsed|On the Lapsed|论背道者|論背道者|Sobre los apóstatas|De ceux qui ont failli
reply to faustus|Reply to Faustus|答福斯图|答福斯圖|Contra Fausto|Contre Fauste
the epistle of barnabas|Epistle of Barnabas|巴拿巴书|巴拿巴書|Epístola de Bernabé|Épître de Barnabé
dialogues|Dialogues|对话录|對話錄|Diálogos|Dialogues
`

/** "Homilies on Acts", "Commentary on Matthew": a kind of work, named with the book that it is on. */
export const ON_A_BOOK = {
  homily: {
    en: 'Homilies on {book}',
    'zh-cn': '{book}讲道',
    'zh-tw': '{book}講道',
    'es-es': 'Homilías sobre {book}',
    'fr-fr': 'Homélies sur {book}',
  },
  commentary: {
    en: 'Commentary on {book}',
    'zh-cn': '{book}注释',
    'zh-tw': '{book}註釋',
    'es-es': 'Comentario a {book}',
    'fr-fr': 'Commentaire sur {book}',
  },
} as const
