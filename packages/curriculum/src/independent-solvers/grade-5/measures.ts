import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, sum, times } from "../reading/arithmetic.ts";
import { numbersIn as exactsIn, value as numberOf } from "../reading/formulas.ts";
import { drawsList } from "../shared/drawn-charts.ts";
import type { Solvers } from "../solver.ts";

/** Independent solvers of grade 5 for measures, volume and coordinates. */
export const measuresWays5: Solvers = {
	"line-plot-fraction-ops": (question, answer) => {
		if (question.interaction) return drawsList(question, answer);
		const { prompt } = question;
		const stacks = [...(question.figure?.alt ?? "").matchAll(/At ([\d/ ]+): (\d+)/g)].map(
			([, place = "", count = ""]) => ({ place: numberOf(place), count: Number(count) }),
		);
		const amounts = stacks
			.flatMap(({ place, count }) => Array.from({ length: count }, () => place))
			.sort(compare);
		const all = sum(amounts);
		const is = (given: Rational | null | undefined, wanted: Rational) =>
			given !== null && given !== undefined && isEqual(given, wanted);
		if (question.question_type === "FILL_MULTIPLE") {
			const [count, total, share] = answer.values;
			const number = exact(amounts.length);
			return is(count, number) && is(total, all) && is(share && times(share, number), all);
		}
		const { value } = answer;
		if (/How many more|difference/.test(prompt))
			return is(value, minus(amounts.at(-1) ?? exact(0), amounts[0] ?? exact(0)));
		const at = exactsIn(/(?:the \w+|X’s) at (\$.*?\$)/.exec(prompt)?.[1] ?? "")[0];
		const total = sum(amounts.filter((amount) => at === undefined || isEqual(amount, at)));
		return is(/same/.test(prompt) ? value && times(value, exact(amounts.length)) : value, total);
	},
};
