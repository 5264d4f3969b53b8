/** Names, currencies and signs that are the same for readers of every language. */
import type { Words } from "../meaning.ts";

export const names: Words = {
  "area naklua": "naklua, na klua, นาเกลือ, 纳格鲁阿, 那库拉, 那库阿, наклу*",
  "area wongamat":
    "wongamat, wong amat, wongamart, wong amart, วงศ์อมาตย์, วงอมาต, วงศ์อมาต, 翁阿玛, 旺阿玛, вонгамат*, вонг амат*",
  "area central-pattaya": `
    central pat*
    pattaya central
    pattaya city centre
    pattaya city center
    pattaya centre
    pattaya center
    downtown pattaya
    pattaya klang
    พัทยากลาง
    ใจกลางพัทยา
    芭提雅市中心
    芭堤雅市中心
    芭提雅中心
    中芭提雅
    центр* паттай*
    паттай* центр*
    центр* паттаи
    zentral pattaya
    zentral-pattaya
    pattaya zentrum
    pattaya-zentrum
    pattaya mitte
    centre de pattaya
    pattaya centre ville
  `,
  "area east-pattaya": `
    east pat*
    pattaya east
    the dark side
    พัทยาตะวันออก
    东芭提雅
    东芭堤雅
    芭提雅东
    восточн* паттай*
    ost pattaya
    ost-pattaya
    ostpattaya
    pattaya ost
    pattaya est
    est de pattaya
  `,
  "area pratumnak":
    "pratumnak, pratamnak, pratumnuk, phra tamnak, พระตำหนัก, เขาพระตำหนัก, 帕塔纳克, 帕塔纳山, 帕塔纳, пратамнак*, пратумнак*",
  "area jomtien": "jomtien, jomtian, chomtien, จอมเทียน, 中天, 乔木提恩, 宗天, джомтьен*, джомтиен*, джомтен*",
  "area na-jomtien": "na jomtien, najomtien, นาจอมเทียน, 纳中天, на джомтьен*, на-джомтьен*, наджомтьен*",
  "area bang-saray":
    "bang saray, bang sare, bangsaray, bang saree, บางเสร่, 邦萨雷, 邦沙雷, 邦萨莱, банг сар*, бангсар*, бан сар*",
  "currency THB": "thb, baht, ฿, บาท, 泰铢, 铢, бат, бата, батов, bahts",
  "currency USD": "usd, $, us dollar*, dollar*, ดอลลาร์, 美元, 美金, доллар*",
  "currency EUR": "eur, €, euro, euros, ยูโร, 欧元, евро",
  "currency GBP": "gbp, £, pound, pounds, sterling, ปอนด์, 英镑, фунт*",
  "currency CNY": "cny, rmb, yuan, หยวน, 人民币, 元, юан*",
  "currency RUB": "rub, rubel, rouble*, ruble*, รูเบิล, 卢布, руб, рубл*",
  "currency CHF": "chf, franken, swiss franc*, francs suisses, 瑞士法郎",
  "currency AUD": "aud, australian dollar*, 澳元",
  "square metres": `
    sqm
    sq m
    sq.m
    m2
    m²
    square metre*
    square meter*
    ตรม
    ตร.ม
    ตารางเมตร
    平米
    平方米
    平方
    平
    кв м
    кв.м
    м2
    квадрат*
    qm
    quadratmeter
    metres carres
    mètre carré
  `,
  "at most": "<, ≤, max, maximum",
  "at least": ">, ≥, min, minimum, +",
  to: "-, –, —, ~",
  filler:
    "pattaya, pataya, pattya, patttaya, พัทยา, 芭提雅, 芭堤雅, 芭达雅, паттай*, thailand, ไทย, таиланд*, thailande, thaïlande, 泰国",
};
