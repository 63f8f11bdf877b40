import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import {
	calculate,
	exact,
	formulasIn,
	minus,
	numbersIn as exactsIn,
	over,
	sum,
	times,
	value as numberOf,
} from "./exact.ts";
import { knowsTheScale } from "./probability-ways.ts";
import { countInFigure, wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 7: probability. */
export const secondWays7Probability: SecondWays = {
	"probability-scale": knowsTheScale,
	"theoretical-probability": (question, { value, text }) => {
		const { prompt, figure } = question;
		if (prompt.includes("The rest is cut")) {
			const [parts = exact(1), asked = exact(0)] = exactsIn(prompt);
			// The small parts share what the large one leaves.
			const left = minus(
				exact(1),
				over(exact(1), exact(/half/.test(prompt) ? 2 : /third/.test(prompt) ? 3 : 4)),
			);
			return isEqual(times(calculate(text), parts), times(asked, left));
		}
		if (value === null) return false;
		if (figure !== undefined) {
			const colour = /stops on (\w+)/.exec(prompt)?.[1] ?? "";
			const slices = countInFigure(question, /<path[^>]*A120/g);
			const [, count = ""] = new RegExp(`(\\d+) ${colour}`).exec(figure.alt) ?? [];
			return isEqual(times(value, rational(slices)), numberOf(count));
		}
		if (prompt.startsWith("A bag")) {
			const counts = [...prompt.matchAll(/(\d+) (\w+)/g)].map(
				([, count = "", colour = ""]) => [colour, numberOf(count)] as const,
			);
			const asked = /probability of (.*)\?/.exec(prompt)?.[1] ?? "";
			const named = counts.filter(([colour]) => asked.includes(colour) !== asked.includes("**not**"));
			return isEqual(
				times(value, sum(counts.map(([, count]) => count))),
				sum(named.map(([, count]) => count)),
			);
		}
		const most = Number(/1 to (\d+)/.exec(prompt)?.[1] ?? 0);
		const [limit = 0] = wholesIn(/(?:of|than) (\d+)\?/.exec(prompt)?.[1] ?? "0").map(Number);
		const isPrime = (n: number) =>
			n > 1 && Array.from({ length: n - 2 }, (_, at) => at + 2).every((d) => n % d !== 0);
		const fits = (n: number) =>
			prompt.includes("multiple")
				? n % limit === 0
				: prompt.includes("greater")
					? n > limit
					: prompt.includes("less")
						? n < limit
						: prompt.includes("odd")
							? n % 2 === 1
							: isPrime(n);
		const fitting = Array.from({ length: most }, (_, at) => at + 1).filter(fits).length;
		return isEqual(times(value, exact(most)), exact(fitting));
	},
	"experimental-probability": (question, { value, text }) => {
		const { prompt } = question;
		if (question.question_type === "SELECT_ONE") return text.includes("close to one half");
		const [a = exact(1), b = exact(1), c = exact(1)] = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.startsWith("The probability")) return isEqual(over(value, b), a);
		if (prompt.includes("to be expected")) return isEqual(times(value, a), times(b, c));
		return isEqual(times(value, a), prompt.includes("does not happen") ? minus(a, b) : b);
	},
	"compound-probability": (question, { value, values, text }) => {
		const { prompt } = question;
		const numbers = wholesIn(prompt).map(Number);
		const share = (fitting: number, all: number) => rational(BigInt(fitting), BigInt(all));
		if (question.question_type === "FILL_MULTIPLE") {
			const [a = 0, b = 0] = numbers;
			return (
				values[0] !== null &&
				values[1] !== null &&
				isEqual(values[0] ?? exact(-1), exact(a + b - 1)) &&
				isEqual(values[1] ?? exact(-1), exact(a - 1))
			);
		}
		if (prompt.includes("at least once")) {
			// A spinner with that many parts, every pair of stops counted.
			const { numerator, denominator } = calculate(formulasIn(prompt)[0] ?? "");
			const [red, parts] = [Number(numerator), Number(denominator)];
			let fitting = 0;
			for (let one = 0; one < parts; one += 1)
				for (let two = 0; two < parts; two += 1) if (one < red || two < red) fitting += 1;
			return isEqual(calculate(text), share(fitting, parts * parts));
		}
		if (value === null) return false;
		if (prompt.startsWith("There are"))
			return isEqual(value, exact(numbers.reduce((all, one) => all * one, 1)));
		if (prompt.startsWith("Two fair dice")) {
			const wanted = numbers.at(-1) ?? 0;
			const pairs = Array.from({ length: 36 }, (_, at) => Math.floor(at / 6) + (at % 6) + 2);
			return isEqual(value, share(pairs.filter((one) => one === wanted).length, 36));
		}
		if (prompt.includes("die with")) {
			const limit = numbers.at(-1) ?? 0;
			const fits = (n: number) =>
				prompt.includes("greater")
					? n > limit
					: prompt.includes("less")
						? n < limit
						: prompt.includes("even")
							? n % 2 === 0
							: n === limit;
			return isEqual(value, share([1, 2, 3, 4, 5, 6].filter(fits).length, 12));
		}
		if (prompt.includes("coin")) return isEqual(value, share(1, 2 ** (numbers[0] ?? 0)));
		// Every pair of single marbles, counted one by one.
		const [a = 0, b = 0] = numbers;
		const marbles = Array.from({ length: a + b }, (_, at) => at < a);
		const back = !prompt.includes("**not**");
		const same = prompt.includes("probability of two");
		let [fitting, all] = [0, 0];
		for (const [one, first] of marbles.entries())
			for (const [two, second] of marbles.entries()) {
				if (!back && one === two) continue;
				all += 1;
				if (first && second === same) fitting += 1;
			}
		return isEqual(value, share(fitting, all));
	},
	"simulate-probability": (question, { value, text }) => {
		const { prompt, figure } = question;
		if (prompt.includes("Which digits")) {
			const [percent = 0] = wholesIn(prompt).map(Number);
			const [from = 0, to = from] = wholesIn(text).map(Number);
			return 10 * (to - from + 1) === percent;
		}
		if (/Which simulation|Describe a simulation/.test(prompt)) {
			const share = calculate(formulasIn(prompt)[0] ?? "");
			const chances: readonly [RegExp, bigint, bigint][] = [
				[/two coins: heads on both/, 1n, 4n],
				[/two coins: one head/, 1n, 2n],
				[/coin: heads/, 1n, 2n],
				[/die: an even/, 1n, 2n],
				[/die: one to four/, 2n, 3n],
				[/die: .* or /, 1n, 3n],
				[/die: a/, 1n, 6n],
				[/cards: two/, 2n, BigInt(/of (\d)/.exec(text)?.[1] ?? 1)],
				[/cards: the first/, 1n, BigInt(/of (\d)/.exec(text)?.[1] ?? 1)],
			];
			const [, top = 0n, bottom = 1n] = chances.find(([words]) => words.test(text)) ?? [];
			return isEqual(share, rational(top, bottom));
		}
		if (value === null) return false;
		const size = Number(/digits 1 to (\d)/.exec(prompt)?.[1] ?? 0);
		const wanted = Number(/(\d) of 3 times/.exec(prompt)?.[1] ?? 0);
		const trials = [...(figure?.alt ?? "").matchAll(/digits (\d) (\d) (\d)/g)].map(
			([, ...digits]) => digits.filter((digit) => digit !== "0" && Number(digit) <= size).length,
		);
		const found = trials.filter((hits) =>
			prompt.includes("at least") ? hits >= wanted : hits === wanted,
		).length;
		return isEqual(times(value, exact(prompt.includes("In how many") ? 1 : trials.length)), exact(found));
	},
};
