/** Thai words of places. One word a line; how a line is written is said in words.ts. */
export const thai = {
  thaiPlaces: `
    พัทยา
    ชลบุรี
    บางละมุง
    สัตหีบ
    ห้วยใหญ่
    หนองปรือ
    โป่ง
    มาบประชัน
    ศรีราชา
    บ้านอำเภอ
    กรุงเทพ
    กทม
    ภูเก็ต
    ระยอง
    หัวหิน
    เชียง(ใหม่|ราย)
    เกาะสมุย
    กระบี่
    นนทบุรี
    ปทุมธานี
    สมุทร(ปราการ|สาคร)
    ขอนแก่น
    อุดรธานี
  `,
  placeIntroductions: `
    ทำเล
    ตั้งอยู่(ที่|ใน)?
  `,
};
