/**
 * Where each tradition's own texts speak of a doctrine: subjects, by their first English name in the
 * lexicon (an = before the first: all confess the same) | Catholic | Orthodox | Protestant.
 * A place is a document's short name and a section; behind it, where the section's opening is not the
 * sentence meant, the clause's first and last words.
 */
export const CONFESSIONS = `
justification, sola fide, works | trent 6/justification/chapter-viii “we be therefore said … root of all justification” | dositheus 13 | 39 11; shorter 33
=trinity | baltimore 27 | philaret 95 “The Father is true … one Tri-personal God.” | shorter 6
=incarnation, virgin birth | baltimore 69 | philaret 189 “Jesus Christ was born … he ever is, very God.” | shorter 22
=divinity of Christ, two natures | baltimore 65 | philaret 144 “the Son of God is called … as God the Father.” | shorter 21
holy spirit | baltimore 95 | philaret 94 “the Holy Ghost from … from the Father.” | westminster 2.3 “the Holy Ghost eternally … and the Son.”
predestination | trent 6/justification/canon-xvii | dositheus 3 “since he foreknew … condemned the other.”; philaret 123 “God has predestined … attainment of happiness.” | westminster 3.5 “God, before the foundation … grace and love”; 39 17
free will | trent 6/justification/chapter-i “in them free will, … no means extinguished.” | dositheus 14 “to have the same nature … living and operating.” | augsburg 18; westminster 9.3
lose salvation | trent 6/justification/chapter-xv “the received grace … faith be not lost” |  | westminster 17.1; 39 16 “After we have received … amend our lives.”
original sin | baltimore 45 | philaret 168 “As from an infected … like him mortal.” | shorter 16
salvation | baltimore 111 | philaret 3 | shorter 86
sanctification | trent 6/justification/chapter-vii “justification itself follows, … of the inward man” |  | shorter 35
purgatory | baltimore 414 | dositheus 18 “the souls of those … in torment” | westminster 32.1 “Besides these two … acknowledgeth none.”
pray for the dead | baltimore 415 | philaret 376 “they may be aided … for their memory.” | westminster 21.4
hell | baltimore 413 | philaret 383 “They will be given … with the devils.” | westminster 33.2 “the wicked, who know … eternal torments”
heaven | baltimore 420 | philaret 372 | shorter 37
=resurrection | baltimore3 86 | philaret 366 | shorter 38
=judgment day, second coming | baltimore 408 |  | westminster 33.1
baptism | baltimore 152 | philaret 288 | augsburg 9; shorter 94; london 29.2
infant baptism | baltimore3 642 | philaret 293 | shorter 95; london 29.2
eucharist | baltimore 238 | philaret 315 | augsburg 10; shorter 96
transubstantiation | baltimore 246 | philaret 340 “the bread truly, … of the Lord.” | augsburg 10; heidelberg 78 “the bread in … of Christ Jesus.”
confession | baltimore 208 | philaret 351 | augsburg 11; westminster 15.6 “every man is bound … he shall find mercy”
pope | baltimore 117 | philaret 259 “the Church, as the Body … than Jesus Christ.” | westminster 25.6 “There is no other … Lord Jesus Christ”
church | baltimore 115 | philaret 252 | augsburg 7 “The Church is … rightly administered.”; westminster 25.2
saints | baltimore 335 | dositheus 8 “in prayers and supplications … God the Word” | augsburg 21 “the Scripture teaches … of saints”
relics | baltimore 342 | philaret 521 “it is not in the least … of his saints” | heidelberg 98
tradition, sola scriptura | baltimore3 562 “the Holy Scripture alone … of the Church” | philaret 24 “As a guide to … original institution.” | 39 6; westminster 1.10
sabbath or sunday | baltimore 357 | philaret 538 | shorter 59
=angels | baltimore 35 | philaret 100 | larger 16
`
