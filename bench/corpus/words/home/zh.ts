import type { HomeWords } from "../home-words.ts";

export const zh: HomeWords = {
  condo: "公寓 | 公寓房 | 住宅公寓",
  house: "别墅; 独栋别墅 | 泳池别墅 | 联排别墅",
  studio: "单间; 开间 | 单间公寓 | 开间",
  office: "写字楼 | 办公室 | 办公楼",
  landKind: "土地 | 地块 | 建设用地",
  parking: "车位 | 停车位 | 地下车位",
  warehouse: "仓库 | 厂房 | 工业厂房",
  forSale: "出售 | 在售 | 售",
  forRent: "出租 | 租 | 招租",
  forBoth: "出售或出租 | 可租可售 | 租售皆可",
  priceLabel: "售价; 总价 | 价格 | 房价; 出售价格",
  rentLabel: "租金; 月租 | 月租金 | 租金; 每月租金",
  bedroomsLabel: "卧室 | 卧室数 | 房间",
  roomsLabel: "房间数",
  bathroomsLabel: "浴室; 卫生间 | 卫浴 | 卫生间数",
  areaLabel: "面积; 建筑面积 | 室内面积 | 使用面积",
  landLabel: "土地面积 | 占地面积 | 地块面积",
  floorLabel: "楼层",
  yearLabel: "建成年份 | 建筑年代 | 竣工年份",
  referenceLabel: "房源编号 | 编号 | 房源号",
  typeLabel: "物业类型 | 类型 | 房屋类型",
  placeLabel: "位置 | 地址 | 区域",
  bedrooms: "{n}卧室 | {n}室 | {n}间卧室; {n}房",
  rooms: "{n}间",
  bathrooms: "{n}卫 | {n}卫浴 | {n}间浴室; {n}个卫生间",
  area: "{n}平方米; {n}㎡ | {n}平米 | {n} 平方米; {n} m²",
  land: "土地{n}平方米 | 占地{n}平米 | {n}平方米土地",
  condoSale: `
    {district}{rooms}公寓出售
    {project} {rooms} {area} 出售
    |
    精装修公寓出售 {place}
    |
    {project}海景公寓在售 {rooms}
    {district}公寓急售
  `,
  condoRent: `
    {district}{rooms}公寓出租
    {project} {rooms} 整租
    |
    精装公寓出租 {place}
    |
    {project}公寓招租 {rooms}
    拎包入住公寓 {district} 出租
  `,
  houseSale:
    "{district}{rooms}别墅出售; {project} 独栋别墅 出售 | 泳池别墅出售 {place} | 联排别墅在售 {district} {rooms}",
  houseRent: "{district}{rooms}别墅出租 | 泳池别墅出租 {place} | 联排别墅招租 {district} {rooms}",
  condoBoth: "{project}公寓 出售或出租 | {district}公寓可租可售 {rooms} | {project} {rooms} 租售皆可",
  houseBoth: "{district}别墅 出售或出租 | {place}别墅可租可售 | {project}别墅 租售皆可",
  officeTitle: "{district}写字楼出租 | {district}办公室{area}出租 | {place}办公楼招租",
  landTitle: "{district}土地出售 | {place}地块{area}出售 | {district}建设用地转让",
  parkingTitle: "{district}车位出租 | {place}停车位 | {project}地下车位",
  warehouseTitle: "{district}仓库出租 | {place}厂房{area}出租 | {district}工业厂房招租",
  priceSentenceSale: "售价{price}。 | 价格为{price}。 | 业主报价{price}。",
  priceSentenceRent: "租金{price}。 | 月租金为{price}。 | 每月租金{price}。",
  placeSentence: "房屋位于{place}。 | 地处{place}。 | 位置:{place}。",
  sentences: `
    厨房设备齐全
    采光好,通风好
    步行可到超市和餐厅
    |
    家具家电齐全,可拎包入住
    小区有泳池、健身房和保安
    房东保养得很好
    |
    近期重新装修
    附带储藏室和车位
    看房方便,提前预约即可
  `,
};
