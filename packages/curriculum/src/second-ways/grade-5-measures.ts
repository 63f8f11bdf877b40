import { isEqual } from "@learnin/domain/arithmetic/rational";
import {
	compare,
	exact,
	minus,
	numbersIn as exactsIn,
	plus,
	sum,
	times,
	value as numberOf,
} from "./exact.ts";
import type { SecondWays } from "./second-way.ts";
import { inSmallest, unitNamed } from "./units.ts";

/** Second ways of grade 5 for measures, volume and coordinates. */
export const measuresWays5: SecondWays = {
	"convert-units-within-system": (question, { value }) => {
		const { prompt } = question;
		if (value === null) return false;
		const named = (prompt.match(/[A-Za-z]+/g) ?? []).map(unitNamed);
		const units = [...new Set(named.filter((unit) => unit !== null))];
		const sizeOf = (unit: string) => exact(inSmallest(unit));
		const [a = exact(0), b = exact(0), c = exact(1)] = exactsIn(prompt);
		if (prompt.startsWith("How many")) {
			const [wanted = "", given = ""] = units;
			return isEqual(times(value, sizeOf(wanted)), times(a, sizeOf(given)));
		}
		const [large = "", small = ""] = units;
		const used = times(times(b, c), sizeOf(small));
		return isEqual(plus(times(value, sizeOf(small)), used), times(a, sizeOf(large)));
	},
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
