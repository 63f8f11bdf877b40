import type { NumberEntry } from "@learnin/domain/grading/answer-forms/number-entry";

const ones =
	"cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
		" ",
	);
const tens = "- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");
const parts = "- - medio tercio cuarto quinto sexto séptimo octavo noveno décimo".split(" ");

/** Replaces the domain's `inWords` in Spanish pages: "tres octavos", "uno y medio". */
export function inWords({ form, is_negative, ...entry }: NumberEntry): string | null {
	if (form !== "fraction" && form !== "mixed") return null;
	const [whole, top, bottom] = [Number(entry.whole), Number(entry.top), Number(entry.bottom)];
	if (Math.max(whole, top, bottom) > 99 || bottom < 2) return null;
	const sign = is_negative && whole + top > 0 ? "menos " : "";
	if (form === "fraction") return `${sign}${fraction(top, bottom)}`;
	const isHalf = bottom === 2 && top === 1;
	return `${sign}${cardinal(whole)} y ${isHalf ? "medio" : fraction(top, bottom)}`;
}

function fraction(top: number, bottom: number): string {
	const part =
		parts[bottom] ?? `${cardinal(bottom).replace(" y ", "i").replace(/uno$/, "un").replace("é", "e")}avo`;
	// Before a noun "uno" is shortened: "un tercio", "veintiún tercios".
	const number = cardinal(top)
		.replace(/veintiuno$/, "veintiún")
		.replace(/uno$/, "un");
	return `${number} ${part}${top === 1 ? "" : "s"}`;
}

function cardinal(number: number): string {
	if (number < 30) return ones[number] ?? "";
	const ten = tens[Math.floor(number / 10)] ?? "";
	return number % 10 === 0 ? ten : `${ten} y ${ones[number % 10]}`;
}
