import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual } from "@learnin/domain/arithmetic/rational";
import { calculate, exact, minus, plus, times } from "../exact.ts";
import type { SecondWays } from "../second-way.ts";
import { byNumbers } from "../second-way.ts";
import { secondWays8Angles } from "./grade-8-angles.ts";
import { secondWays8Equations } from "./grade-8-equations.ts";
import { secondWays8Functions } from "./grade-8-functions.ts";
import { secondWays8Geometry } from "./grade-8-geometry.ts";
import { secondWays8Lines } from "./grade-8-lines.ts";
import { secondWays8Motions } from "./grade-8-motions.ts";
import { secondWays8Numbers } from "./grade-8-numbers.ts";
import { secondWays8Statistics } from "./grade-8-statistics.ts";

/** One second way per generator of grade 8. */
export const secondWays8: SecondWays = {
	"slope-similar-triangles": byNumbers((value, x1, y1, x2, y2) =>
		isEqual(plus(y1, times(value, minus(x2, x1))), y2),
	),
	"evaluate-rules": ({ prompt }, { value, values }) => {
		const rule = /f\(x\) = ([^$]*x[^$]*)\$/.exec(prompt)?.[1] ?? "";
		const gives = (input: Rational, output: Rational) => isEqual(calculate(rule, { x: input }), output);
		if (value === null) return false;
		const inputs = [...prompt.matchAll(/\$f\((-?\d+)\)/g)].map(([, digits = "0"]) => exact(Number(digits)));
		const [first = exact(0), second] = inputs;
		const wanted = /(?:gives \$f\(x\) = |for the output )(-?\d+)/.exec(prompt)?.[1];
		const output = wanted === undefined ? null : exact(Number(wanted));
		if (values.length > 1) {
			const last = values[1] ?? null;
			if (last === null || !gives(first, value)) return false;
			return output === null ? gives(second ?? exact(0), last) : gives(last, output);
		}
		return output === null ? gives(first, value) : gives(value, output);
	},
	...secondWays8Angles,
	...secondWays8Equations,
	...secondWays8Functions,
	...secondWays8Geometry,
	...secondWays8Lines,
	...secondWays8Motions,
	...secondWays8Numbers,
	...secondWays8Statistics,
};
