import { expect, test } from "vitest";
import { longWords } from "./soft-breaks.ts";

const shown = (text: string) => longWords(text).map((piece) => piece.replaceAll("\u00ad", "|"));

test.each([
	["Fractions: different denominators", ["Fractions: different ", "denom|i|na|tors", ""]],
	["Multiplication, and circles", ["", "Multi|pli|ca|tion,", " and circles"]],
	["Proportionality", ["", "Propor|tion|al|ity", ""]],
	["Denominadores distintos", ["", "Deno|mi|na|do|res", " distintos"]],
	["Lados fraccionarios", ["Lados ", "frac|cio|na|rios", ""]],
	["Add within 100", ["Add within 100"]],
])("the long words of %s may break between syllables", (text, pieces) => {
	expect(shown(text)).toEqual(pieces);
});
