import { gcd, isEqual } from "@learnin/domain/arithmetic/rational";
import { exact, numbersIn as exactsIn, over, plus, times, value as numberOf } from "./exact.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 6: ratios. */
export const secondWays6Ratios: SecondWays = {
	"ratio-language": (question, { text, texts }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1)] = exactsIn(prompt);
		const sayings = /ratio of (.+?) to (.+?)(?: in simplest form)?(?:\?|$)/;
		const [x = exact(1), y = exact(1)] = exactsIn(
			(texts[1] ?? text).replace(/\\dfrac\{(\d+)\}\{(\d+)\}/, "$1 : $2"),
		);
		if (prompt.includes("for every")) return isEqual(times(x, b), times(y, a));
		const [, from = "", to = ""] = sayings.exec(texts.length > 1 ? text : prompt) ?? [];
		const [, one = "", other = ""] = /there are \d+ (.+?) and \d+ (.+?)\./.exec(prompt) ?? [];
		const countOf = (thing: string) => (thing === one ? a : thing === other ? b : plus(a, b));
		const is_reduced = !prompt.includes("simplest") || gcd(x.numerator, y.numerator) === 1n;
		const is_as_counted = prompt.includes("simplest") || isEqual(x, countOf(from));
		return isEqual(times(x, countOf(to)), times(y, countOf(from))) && is_reduced && is_as_counted;
	},
	"equivalent-ratio-tables": (question, { values, text }) => {
		const alt = question.figure?.alt ?? "";
		if (question.question_type === "SELECT_ONE") {
			const [x = exact(1), y = exact(1)] = exactsIn(alt);
			const [a = exact(0), b = exact(0)] = exactsIn(text.replace(",", " "));
			return isEqual(times(a, y), times(b, x));
		}
		const rows = [...alt.matchAll(/: (\d+|blank), [^:]*: (\d+|blank)/g)].map(([, x = "", y = ""]) => [x, y]);
		const [[x = "1", y = "1"] = [], ...blanks] = rows;
		return blanks.every(([a = "", b = ""], at) => {
			const found = values[at] ?? exact(0);
			const [left, right] = [a === "blank" ? found : numberOf(a), b === "blank" ? found : numberOf(b)];
			return isEqual(times(left, numberOf(y)), times(right, numberOf(x)));
		});
	},
	"ratio-unit-conversion": (question, { value }) => {
		const { prompt } = question;
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.includes("knows")) {
			const [, wanted = ""] = /How many (\w+) are/.exec(prompt) ?? [];
			const gives_small = prompt.indexOf(`${wanted}. Use`) > 0;
			return gives_small ? isEqual(over(value, c), b) : isEqual(times(value, b), c);
		}
		if (prompt.includes("per hour is that")) {
			const in_hour = times(a, exact(prompt.includes("second") ? 3600 : 60));
			return isEqual(times(value, exact(1000)), in_hour);
		}
		if (prompt.includes("per hour"))
			return isEqual(times(value, exact(prompt.includes("second") ? 3600 : 60)), times(a, exact(1000)));
		const sizes: Record<string, number> = {
			week: 604_800,
			day: 86_400,
			hour: 3600,
			minute: 60,
			second: 1,
			yard: 36,
			foot: 12,
			feet: 12,
			inch: 1,
			gallon: 16,
			quart: 4,
			cup: 1,
			kilometer: 100_000,
			meter: 100,
			centimeter: 1,
		};
		const sizeOf = (word: string) =>
			exact(sizes[word] ?? sizes[word.replace(/e?s$/, "")] ?? sizes[word.replace(/s$/, "")] ?? 0);
		const [, wanted = "", given = ""] = /How many (\w+) are [\d.]+ (\w+)\?/.exec(prompt) ?? [];
		return isEqual(times(value, sizeOf(wanted)), times(a, sizeOf(given)));
	},
};
