/** What the answers of a form are called in the office: in the enquiry, and in the letter about it. */
export const answerNames = {
  en: {
    monthlyBudget: "A month",
    moneyDown: "First payment",
    wantedHome: "Kind of home",
    wantedArea: "Area",
    purpose: "Wants to",
    timing: "When",
    preferredTime: "Suits them",
    viewingAt: "Viewing wished",
    viewingBy: "Preferred way of viewing",
    website: "Website",
  },
  th: {
    monthlyBudget: "ต่อเดือน",
    moneyDown: "เงินก้อนแรก",
    wantedHome: "ประเภทที่อยู่อาศัย",
    wantedArea: "ย่าน",
    purpose: "ต้องการ",
    timing: "เมื่อไร",
    preferredTime: "เวลาที่สะดวก",
    viewingAt: "เวลาที่อยากเข้าชม",
    viewingBy: "วิธีเข้าชมที่ต้องการ",
    website: "เว็บไซต์",
  },
};
