import type { Rational } from "../../arithmetic/rational.ts";
import { readNumber } from "../../grading/read-answer.ts";
import { numbersIn, toPlainText } from "../../question/text/plain-text.ts";

/** More than a number with its unit: a formula, a pair, a time. */
const MORE_THAN_A_NUMBER = /[=+×÷*^()<>≤≥→:;,]|\d\p{L}|[-−] ?\p{L}|[\p{L}\d] ?[-−] ?\d|\d\/\p{L}|\p{L}\/\d/u;

/** The number of a label such as "$12$" or "12 apples"; null if it has none or says more than that. */
export function valueOfLabel(label: string): Rational | null {
	const plain = toPlainText(label).replaceAll(/(\d),(?=\d{3})/g, "$1");
	if (MORE_THAN_A_NUMBER.test(plain)) return null;
	const [only, ...more] = numbersIn(plain);
	if (only === undefined || more.length > 0) return null;
	const read = readNumber(only);
	return read.readable ? read.number.value : null;
}
