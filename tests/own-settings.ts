/** What an owner has put in the place of every detail that the files invent. */
import { defaultSite } from "../domain/site/site.ts";

const { business, hours } = defaultSite;

export const ownSettings = {
  business: {
    ...business,
    legalName: "Lamp Co., Ltd.",
    address: { ...business.address, street: "1 Beach Road" },
    location: { latitude: 12.9, longitude: 100.87 },
  },
  contact: {
    phone: "+66 38 123 456",
    email: "office@lamp.example",
    messengers: { whatsapp: "", line: "lamp", telegram: "", wechat: "" },
  },
  hours,
};
