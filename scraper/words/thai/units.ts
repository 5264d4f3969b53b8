/** Thai words of units. One word a line; how a line is written is said in words.ts. */
export const thai = {
  squareMetres: String.raw`
    ตร\.? ?เมตร
    ตร\.? ?ม\.?
    ตารางเมตร
  `,
  squareFeet: `
    ตารางฟุต
  `,
  squareWah: String.raw`
    ตร\.? ?ว\.?
    ตารางวา
    วา
  `,
  ngan: `
    งาน
  `,
  rai: `
    ไร่
  `,
};
