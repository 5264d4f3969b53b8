/** Runs of a few characters, repeated, which slow patterns go back over again and again. */
const runs =
  `/|//a/|/en|?|&|=|%|%2F|.|a.|-|1-|,|1,|9|9 9|1.000 |1 |€1 |from |to |3室|ไร่|보증금 1|m² |3 beds |beds 3 |price: |:|: | :|\t|\n| \n|#|*|(|[|[[|{|{"a":|"|'|\\"|\\u00|$|_|a|a |ab|é|😀|&amp;|&#|<|<a|<a |<b>|<td>a|</p>|<!--|<url |<url:g|<loc>|<loc> |<style>|<style|<meta charset|<script|background:|/**/|//|function(|=>|window.a=|abc=1;|JSON.parse("|push({|lat: 12.345|12.345,|['a', 12.9345, |https://a.b/c?q=12.345,|?q=%|allow: /*|user-agent: a\n|charset=|charset  |Sold |was |ที่|月 |- | - | |`.split(
    "|",
  );

/** Each run in three surroundings, because a slow pattern shows only where it does not match in the end. */
export function writeHostileTexts(length: number): string[] {
  return runs
    .filter((run) => run !== "")
    .flatMap((run) => {
      const text = run.repeat(Math.ceil(length / run.length)).slice(0, length);
      return [text, `a${text}\u0000a`];
    });
}
