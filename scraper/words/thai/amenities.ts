/** Thai words of what a home offers. One word a line; how a line is written is said in words.ts. */
export const thai = {
  privatePool: `
    สระว่ายน้ำส่วนตัว
  `,
  swimmingPool: `
    สระว่ายน้ำ
  `,
  fitness: `
    ฟิตเนส
    ห้องออกกำลังกาย
  `,
  sauna: `
    ซาวน่า
  `,
  balcony: `
    ระเบียง
  `,
  seaView: `
    วิวทะเล
  `,
  garden: `
    สวน
  `,
  parking: `
    ที่จอดรถ
  `,
  security: `
    รปภ
    รักษาความปลอดภัย
  `,
  lift: `
    ลิฟต์
  `,
  airConditioning: `
    แอร์
    เครื่องปรับอากาศ
  `,
  furnished: `
    เฟอร์นิเจอร์ครบ
  `,
  kitchen: `
    ครัว
  `,
  washingMachine: `
    เครื่องซักผ้า
  `,
  wifi: `
    อินเทอร์เน็ต
  `,
  beachAccess: `
    ติดหาด
  `,
  petFriendly: `
    เลี้ยงสัตว์ได้
  `,
  playground: `
    สนามเด็กเล่น
  `,
};
