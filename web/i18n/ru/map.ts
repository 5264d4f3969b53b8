import type { map as english } from "../en/map.ts";
import type { Translated } from "../translated.ts";

export const map: Translated<typeof english> = {
  help: "Стрелки двигают карту, плюс и минус меняют масштаб.",
  searchHere: "Искать здесь",
  shown:
    "Показано объектов: {{shown}} из {{total}}. Чтобы увидеть остальные, приблизьте карту и нажмите «Искать здесь».",
  zoomIn: "{{homes}}: приблизить",
  listThem: "{{homes}} в одном месте: показать список",
  draw: "Обвести район",
  drawing: {
    title: "Обведите нужный район",
    hint: "Обведите район или нажимайте на его углы один за другим.",
    keys: "С клавиатуры: стрелки двигают карту под крестиком, Enter ставит в этом месте угол, Backspace убирает последний, Escape отменяет.",
    corners_one: "{{count}} угол",
    corners_few: "{{count}} угла",
    corners_many: "{{count}} углов",
    corners_other: "{{count}} угла",
    undo: "Убрать угол",
    done: "Искать в этом районе",
    cancel: "Отмена",
  },
  places: "Места",
  kinds: {
    beach: "Пляжи",
    hospital: "Больницы",
    school: "Школы",
    immigration: "Иммиграционная служба",
  },
  place: {
    "pattaya-beach": "Пляж Паттайя",
    "jomtien-beach": "Пляж Джомтьен",
    "na-jomtien-beach": "Пляж На Джомтьен",
    "wongamat-beach": "Пляж Вонгамат",
    "cozy-beach": "Пляж Кози, Пратамнак",
    "bang-saray-beach": "Пляж Банг Сарай",
    "central-mall": "Торговый центр Central Pattaya",
    "bangkok-hospital": "Больница Bangkok Hospital Pattaya",
    "pattaya-international-hospital": "Больница Pattaya International",
    "memorial-hospital": "Больница Pattaya Memorial",
    "jomtien-hospital": "Больница Джомтьен",
    "aksorn-thepprasit": "Школа Аксорн Теппрасит",
    "pattaya-business-school": "Паттайская школа бизнеса",
    immigration: "Иммиграционная служба, Джомтьен",
    "bali-hai": "Пирс Бали Хай",
    "u-tapao": "Аэропорт Утапао",
    suvarnabhumi: "Аэропорт Суварнабхуми, Бангкок",
  },
  way: {
    kilometres: "{{value}} км",
    onFoot: "{{minutes}} мин пешком",
    byBahtBus: "около {{minutes}} мин на сонгтео",
    text: "Расстояния по прямой, по дороге дальше.",
    rule: "Как рассчитано время",
    onFootRule:
      "Пешком: к расстоянию по прямой добавлено три десятых, потому что улицы не идут прямо; {{speed}} км в час, не больше {{most}} минут.",
    busRule:
      "Сонгтео (маршрутные пикапы): кольцо по Паттайе, линии на Джомтьен и Наклуа, {{speed}} км в час, {{wait}} минут ожидания на каждой линии, до {{metres}} м от дома до линии и от линии до места. Линии описаны здесь:",
    noTraffic: "Пробки не учтены. Места указаны с точностью около 200 м.",
    notVerified: "Положение не проверено:",
    readAt: "Положение по данным {{source}}:",
  },
};
