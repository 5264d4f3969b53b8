/** Sums of money that are not what the home costs: instalments, deposits, running costs, a price in another currency. */

/** Such words stand before the sum. */
const otherSum =
  /ผ่อน|ค่าส่วนกลาง|est(?:imated|\.)? (?:monthly )?payment|\bemi\b|mortgage|deposit|price alert|\bhoa\b|maintenance|common fee|ипотек|hipoteca|crédit|condom[ií]nio|\biptu\b|aidat|depozito|^\s*(?:up to|max|min|over|under|below|above|less than|more than)\b|^\s*(?!.*\b(?:now|jetzt|ahora)\b)(?:was|before|previously|originally|statt|bisher|avant|antes|ранее|было|เดิม|ปกติ|原价)(?!\p{L})|^(?:≈|~|approx|about|ca\.)|kaution|fianza|caução|cauzione|garanție|takuu|vakuus|vastike|lainan|depositum|\bborg\b|kauce|kaucj|kaució|letét|залог|комисси|коммунал|εγγύηση|κοινόχρηστα|보증금|관리비|융자|敷金|礼金|管理費|共益費|押金|物业费|管理费|đặt cọc|felles(?:gjeld|kost)|omkostning|totalpris|ejerudgift|udbetaling|driftskost|driftskostnad|\bavgift|månadsavgift|pantbrev|közös költség|rezsi|törleszt|rat[aă] lunar|avans|közüzemi|service charge|ground rent|council tax|stamp duty|(?:property )?tax(?:es)?\b|rates?:|home report|valuation|median|average|price range|taxe foncière|charges|honoraires|nebenkosten|hausgeld|courtage|provision|splátk|hypot[ée]|poplatk|gastos|comunidad|expensas|\bibi\b|spese|avgifter|application fee|holding fee|key money|\bbond\b|per (?:adult|person|applicant)|cicilan|angsuran|貸款|贷款|月付|月供|首付|\b(?:RV|CV|GV)\b|rateable|rating value|estimat/iu;
/** "$ 120.000 gastos comunes": such words stand behind it, or in the cell before. */
const runningCost =
  /gastos comunes|expensas|maintenance|service charges?|\bhoa\b|common (?:fee|charges)|condom[ií]nio|nebenkosten|deposit|kaution/i;

export function isOtherSum(textBefore: string): boolean {
  return otherSum.test(textBefore);
}

export function isRunningCost(text: string): boolean {
  return runningCost.test(text);
}
