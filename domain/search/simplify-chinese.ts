/** Traditional characters as the simplified ones of our words and texts: only those that the search knows. */

/** Each traditional character, then its simplified one. */
const pairs = `
  機机 雜杂 護护 毀毁 點点 簽签 籤签 薦荐 係系 臺台 丟丢 萬万 業业 東东 兩两 個个 為为 義义 樂乐 喬乔 買买 於于 產产 麼么 從从 們们 價价 會会 傭佣 債债 兒儿 內内 養养 冊册 決决 準准 幾几 劃划 別别 辦办 務务
  區区 單单 賣卖 盧卢 臥卧 廳厅 廚厨 參参 號号 後后 嗎吗 諮咨 園园 國国 場场 備备 頭头 獎奖 寵宠 實实 審审 寬宽 屬属 師师 帶带 幫帮 幣币 廣广 庫库 開开
  錄录 歸归 徵征 戶户 擬拟 擁拥 掛挂 換换 攤摊 數数 斷断 無无 時时 權权 棟栋 樣样 歐欧 匯汇 沒没 灘滩 澇涝 滯滞 灣湾 遊游 獨独 貓猫 瑪玛 現现 電电 愛爱
  離离 積积 稅税 約约 級级 紀纪 納纳 線线 紹绍 經经 結结 給给 絡络 絕绝 繼继 續续 維维 綠绿 網网 罰罚 聯联 萊莱 獲获 營营 薩萨 虛虚 裝装 觀观 視视 計计
  訂订 讓让 記记 講讲 許许 證证 評评 詐诈 試试 話话 詢询 說说 請请 誰谁 調调 譜谱 賬账 帳账 貨货 購购 貴贵 貸贷 費费 賃赁 資资 車车 轉转 邊边 達达 過过
  運运 還还 違违 遲迟 遺遗 郵邮 釋释 裡里 裏里 錢钱 銖铢 銀银 鎊镑 長长 門门 問问 間间 陽阳 險险 隱隐 顧顾 預预 頻频 額额 風风 騙骗 驟骤 魯鲁 齊齐 傢家
  俱具
`;

const simplified = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

export function simplifyChinese(text: string): string {
  return text.replaceAll(/[\u3400-\u9fff]/g, (character) => simplified.get(character) ?? character);
}
