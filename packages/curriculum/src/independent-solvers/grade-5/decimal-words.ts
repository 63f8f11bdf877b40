import { isEqual, type Rational } from "@learnin/domain/arithmetic/rational";
import { exact, over, plus } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn, value as numberOf } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { wholeOf } from "../reading/wholes.ts";

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** "twelve and forty-two thousandths", or a whole number in words. */
function spoken(text: string): Rational {
	const list = text.toLowerCase().replaceAll(/[*.]/g, "").replaceAll("-", " ").trim().split(" ");
	const unit = list.at(-1)?.replace(/s$/, "") ?? "";
	const parts = { tenth: 10, hundredth: 100, thousandth: 1000 }[unit];
	const count = (counted: string[]) =>
		counted.reduce((total, word) => {
			if (word === "hundred") return total * 100;
			return total + (ONES.includes(word) ? ONES.indexOf(word) : TENS.indexOf(word) * 10);
		}, 0);
	if (parts === undefined) return exact(count(list));
	const at = list.indexOf("and");
	return plus(
		exact(count(list.slice(0, Math.max(0, at)))),
		over(exact(count(list.slice(at + 1, -1))), exact(parts)),
	);
}

/** What words or a formula are worth. */
function meant(text: string): Rational {
	const [formula] = formulasIn(text);
	if (formula !== undefined) return calculate(formula);
	return /\d/.test(text) ? numberOf(text) : spoken(text);
}

/** What a prompt tells: words in bold, or its first formula that can be worked out. */
function toldIn(prompt: string): Rational {
	const bold = /\*\*(.+?)\*\*/.exec(prompt)?.[1];
	return meant(bold ?? prompt);
}

/** Independent solver for decimals in words, as sums and as fractions. */
export const writesDecimals: Solver = ({ prompt, question_type }, { text, texts, values }) => {
	switch (question_type) {
		case "MATCH_THE_FOLLOWING":
			return isEqual(meant(text), meant(texts[1] ?? ""));
		case "SELECT_ALL": {
			const [said = "", shown = ""] = text.split(/ is (?=\$)/);
			return isEqual(meant(said), meant(shown));
		}
		case "VERIFY_WITH_LLM": {
			const last = numbersIn(text).at(-1);
			return last !== undefined && isEqual(toldIn(prompt), last);
		}
		case "FILL_MULTIPLE": {
			const digits = values.map((each) => wholeOf(each) ?? -1n);
			const told = toldIn(prompt);
			const parts = digits.reduce(
				(sum, digit, at) => plus(sum, over(exact(Number(digit)), exact(10 ** (at + 1)))),
				exact(0),
			);
			const rest = wholeOf(plus(told, over(parts, exact(-1))));
			return (
				rest !== null && rest === told.numerator / told.denominator && digits.every((digit) => digit < 10n)
			);
		}
		default:
			return isEqual(meant(text), toldIn(prompt));
	}
};
