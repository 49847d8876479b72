import { expect, test } from 'vitest'
import { isRefusal } from './refusal.ts'

test.each([
  'I am sorry, but I cannot help with that.',
  'As an AI, I have no faith of my own.',
  'Lo siento, pero no puedo responder a eso.',
  'Désolé, je ne peux pas répondre à cette question.',
  '抱歉，我无法回答这个问题。',
  '作為一個語言模型，我沒有信仰。',
])('a model refuses: %s', (sentence) => expect(isRefusal(sentence)).toBe(true))

test.each([
  'I am so sorry for your loss.',
  'Lo siento mucho: perder a una madre duele.',
  'Je suis désolé de ce que vous traversez.',
  '很抱歉听到这个消息，愿神安慰你。',
  '对不起你的人，也需要饶恕。',
  'The neighbour said: “I cannot help you.”',
])('to be sorry is no refusal: %s', (sentence) => expect(isRefusal(sentence)).toBe(false))
