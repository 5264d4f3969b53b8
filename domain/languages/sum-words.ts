/** What people write beside the figures of a sum, in every language: "1.5m", "£650", "2 ล้าน". `*` is the rest of a word. */

export const timesWords = {
  1000: "k, thousand, grand, tausend, tsd, mille, พัน, 千, тыс, тысяч*, к, т",
  10000: "หมื่น, 万",
  100000: "แสน",
  1000000: "m, mil, mill, mio, million, millions, mb, millionen, ล้าน, 百万, млн, миллион*, лям*, м",
} as const;

export const currencyWords = {
  THB: "thb, baht, ฿, บาท, 泰铢, 铢, бат, бата, батов, bahts",
  USD: "usd, $, us dollar*, dollar*, ดอลลาร์, 美元, 美金, доллар*",
  EUR: "eur, €, euro, euros, ยูโร, 欧元, евро",
  GBP: "gbp, £, pound, pounds, sterling, ปอนด์, 英镑, фунт*",
  CNY: "cny, rmb, ¥, yuan, หยวน, 人民币, 元, юан*",
  RUB: "rub, ₽, rubel, rouble*, ruble*, รูเบิล, 卢布, руб, рубл*",
  CHF: "chf, franken, swiss franc*, francs suisses, 瑞士法郎",
  AUD: "aud, a$, au$, australian dollar*, 澳元",
} as const;
