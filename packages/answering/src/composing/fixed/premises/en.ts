import type { PremiseId } from './places.ts'

export const PREMISES: Readonly<Record<PremiseId, string>> = {
  apple:
    'Genesis never names the fruit: it speaks only of the fruit of the tree in the middle of the garden. The apple came later, from painters and poets.',
  'wise-men-number':
    'Matthew does not say how many wise men came, gives no names and calls none of them a king; he names three gifts.',
  'moses-ark': 'It was Noah, not Moses, who took the animals into the ark.',
  'mary-donkey': 'Luke mentions no donkey: he says only that Joseph went up to Bethlehem with Mary.',
  whale: 'The book of Jonah speaks of a great fish; it does not say what kind.',
  'jesus-married':
    'Nowhere does the Bible say that Jesus married or had children. Mary Magdalene is named among the women who followed him, and as the one who met him at the tomb.',
  'paul-twelve':
    'Paul was not one of the Twelve: Matthew lists their names, and Paul first meets the risen Jesus on the road to Damascus.',
  'abraham-moses': 'Abraham was not Moses’ father: Moses was the son of Amram and Jochebed.',
  'solomon-uriah': 'It was David, not Solomon, who had Uriah killed; Solomon was born afterwards.',
  'red-sea-other': 'It was Moses who stretched out his hand over the Red Sea, and the Lord drove the waters back.',
  'christmas-date':
    'The Bible gives no date for the birth of Jesus; 25 December is the day on which the church later came to celebrate it.',
  'magdalene-prostitute':
    'No verse calls Mary Magdalene a prostitute. Luke says that seven demons had gone out of her and that she followed Jesus.',
  'moses-promised-land':
    'Moses did not enter the promised land: he saw it from Mount Nebo and died there; Joshua led the people in.',
  'david-temple': 'David wished to build the temple, but it was Solomon his son who built it.',
  'horse-damascus': 'Acts mentions no horse: it says only that Saul fell to the ground.',
  'god-renamed-saul': 'No verse says that God changed Saul’s name: Acts simply notes that Saul was also called Paul.',
  innkeeper: 'Luke mentions no innkeeper at Bethlehem: he says only that there was no room for them.',
  'manger-animals': 'The Gospels name no animals at the birth of Jesus: Luke speaks only of the manger.',
  'daniel-furnace':
    'It was Shadrach, Meshach and Abednego who were thrown into the furnace; Daniel was thrown to the lions.',
  'lions-other': 'It was Daniel who was thrown into the lions’ den.',
  'goliath-other': 'It was David who killed Goliath.',
  'isaac-killed': 'Abraham did not kill Isaac: the angel of the Lord stopped him, and a ram was offered in his place.',
  birthright: 'It was the other way about: Esau sold his birthright to Jacob, and Jacob took his blessing by deceit.',
  'abel-killed-cain': 'It was Cain who killed his brother Abel.',
  'peter-silver': 'It was Judas Iscariot who handed Jesus over for thirty pieces of silver.',
  'judas-denied': 'It was Peter who denied Jesus three times; Judas betrayed him.',
  'washed-hands': 'It was Pilate who washed his hands before the crowd.',
  'jesus-wrote': 'No book of the Bible is by Jesus’ own hand: the Gospels were written about him by others.',
  'baptist-gospel':
    'It was not John the Baptist: Mark tells of his death in Jesus’ own lifetime, and the Gospel of John points to the disciple whom Jesus loved.',
  'luke-twelve':
    'Neither Mark nor Luke is among the Twelve whose names Matthew gives; Luke writes that he drew on eyewitnesses.',
  'commandments-other': 'It was Moses who received the tablets with the commandments on Mount Sinai.',
  'lot-wife-stone': 'Genesis says that Lot’s wife became a pillar of salt.',
  'jesus-baptised-other': 'It was John the Baptist who baptized Jesus.',
  'born-elsewhere': 'Jesus was born in Bethlehem, as Matthew and Luke both tell; Nazareth is where he grew up.',
  veronica:
    'The Bible knows no Veronica wiping Jesus’ face: it is a later tradition. Luke tells of women who wept for him on the way.',
  dismas: 'The Gospels give the crucified criminals no names; the names come from later tradition.',
  longinus: 'John does not name the soldier with the spear; the name comes from later tradition.',
  'joachim-anne':
    'The Bible does not name Mary’s parents; Joachim and Anne come from early Christian tradition outside it.',
  lilith: 'Genesis tells of no wife of Adam before Eve; Lilith as his first wife comes from much later legend.',
  'babel-destroyed':
    'Genesis does not say that the tower was destroyed: the Lord confused their language and scattered them, and they stopped building.',
  'sin-was-sex':
    'Genesis does not say that the first sin was sexual: it was eating of the tree that God had forbidden. “Be fruitful and multiply” was spoken before it.',
  'curse-of-ham':
    'Noah’s curse is spoken over Canaan, not over Ham, and says nothing of any people’s colour. It was long misused to excuse slavery.',
  'salome-dance':
    'Mark does not name the girl who danced: he calls her the daughter of Herodias. The name Salome is not in the story.',
  'potiphar-wife-name': 'Genesis gives Potiphar’s wife no name; Zuleika comes from later tradition.',
  'noah-wife-name': 'The Bible does not name Noah’s wife.',
  'lot-wife-name': 'The Bible does not name Lot’s wife.',
  'bears-elijah': 'The story of the bears is told of Elisha.',
  'jericho-moses': 'It was Joshua who led the people when the walls of Jericho fell.',
  'saul-david-father': 'Saul was not David’s father: David was the son of Jesse of Bethlehem.',
  'esther-david': 'Esther was queen of King Ahasuerus.',
}
