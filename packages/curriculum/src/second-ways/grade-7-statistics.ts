import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, numbersIn as exactsIn, over, sum, times } from "./exact.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 7: statistics. */
export const secondWays7Statistics: SecondWays = {
	sampling: (question, { text }) => {
		const { prompt } = question;
		if (prompt.includes("What is the problem")) return !/few people|Everyone would|no problem/.test(text);
		if (prompt.includes("For whom")) return text.startsWith("Only for the kind");
		const isFair = (plan: string) =>
			/by chance|from a box with all names|every \d+th (student|member) on the list|Draw \d+/i.test(plan);
		if (question.question_type === "VERIFY_WITH_LLM") return isFair(prompt) !== text.startsWith("No. ");
		return isFair(text);
	},
	"inference-from-sample": (question, { value, text }) => {
		const { prompt } = question;
		if (question.question_type === "SELECT_ONE")
			return /need not be exactly|differ a little|samples larger/.test(text);
		const numbers = exactsIn(prompt);
		if (value === null) return false;
		if (prompt.includes("marked")) {
			const [first = exact(1), second = exact(1), again = exact(1)] = numbers;
			return isEqual(times(value, again), times(first, second));
		}
		if (prompt.startsWith("Three")) {
			const [size = exact(1), a = exact(1), b = exact(1), c = exact(1), all = exact(1)] = numbers;
			return isEqual(times(value, times(size, exact(3))), times(sum([a, b, c]), all));
		}
		const [size = exact(1), count = exact(1), all = exact(1)] = numbers;
		return isEqual(times(value, size), times(count, all));
	},
	"compare-two-distributions": (question, { value, text }) => {
		const { prompt, figure } = question;
		const [, ...boxes] = (figure?.alt ?? "").split(/[PQ]: /).map((words) => exactsIn(words));
		const [p = [], q = []] = boxes;
		const at = (list: readonly Rational[], index: number) => list[index] ?? exact(0);
		const gap = (a: Rational, b: Rational) => (compare(a, b) > 0 ? minus(a, b) : minus(b, a));
		if (prompt.includes("vary more")) {
			const order = compare(minus(at(p, 3), at(p, 1)), minus(at(q, 3), at(q, 1)));
			return text.endsWith(order > 0 ? " P" : " Q");
		}
		if (prompt.includes("What is true")) {
			const [low = exact(0), high = exact(0), deviation = exact(1)] = exactsIn(prompt);
			return text.includes(
				compare(minus(high, low), times(exact(2), deviation)) > 0 ? "hardly overlap" : "overlap a lot",
			);
		}
		if (value === null) return false;
		if (figure !== undefined) return isEqual(value, gap(at(p, 2), at(q, 2)));
		if (prompt.startsWith("Group")) {
			const [a = [], b = []] = [...prompt.matchAll(/Group [PQ]: ([\d, .-]+)\./g)].map(([, list = ""]) =>
				exactsIn(list),
			);
			const mean = (list: readonly Rational[]) => over(sum(list), exact(list.length));
			const deviation = over(sum(a.map((one) => gap(one, mean(a)))), exact(a.length));
			return isEqual(times(value, deviation), gap(mean(a), mean(b)));
		}
		const [low = exact(0), high = exact(0), deviation = exact(1)] = exactsIn(prompt);
		return isEqual(times(value, deviation), minus(high, low));
	},
};
