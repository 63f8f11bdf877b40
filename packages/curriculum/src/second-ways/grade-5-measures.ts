import { isEqual } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, numbersIn as exactsIn, sum, times, value as numberOf } from "./exact.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 5 for measures, volume and coordinates. */
export const measuresWays5: SecondWays = {
	"line-plot-fraction-ops": (question, { value }) => {
		const stacks = [...(question.figure?.alt ?? "").matchAll(/At ([\d/ ]+): (\d+)/g)].map(
			([, place = "", count = ""]) => ({ place: numberOf(place), count: Number(count) }),
		);
		const amounts = stacks
			.flatMap(({ place, count }) => Array.from({ length: count }, () => place))
			.sort(compare);
		if (value === null) return false;
		if (question.prompt.includes("more"))
			return isEqual(value, minus(amounts.at(-1) ?? exact(0), amounts[0] ?? exact(0)));
		const at = exactsIn(/all the \w+ at (.*) together/.exec(question.prompt)?.[1] ?? "")[0];
		const total = sum(amounts.filter((amount) => at === undefined || isEqual(amount, at)));
		return isEqual(
			question.prompt.includes("shared out again") ? times(value, exact(amounts.length)) : value,
			total,
		);
	},
};
