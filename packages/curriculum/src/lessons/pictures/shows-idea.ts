import type { Question } from "@learnin/domain/question/question";
import { valueOf } from "../written-numbers.ts";

/** Skills whose idea goes over a ten: an example without a trade would not show it. */
const OVER_A_TEN: ReadonlySet<string> = new Set([
	"add-within-100",
	"subtract-within-100",
	"add-within-1000",
	"subtract-within-1000",
	"add-sub-within-1000-fluent",
	"add-sub-multidigit",
]);

/**
 * What the solution says when it goes the way of the idea: its method, its words and its kind of numbers. Skills whose
 * questions are all solved in one way have no line.
 */
const SAYS: Readonly<Record<string, RegExp>> = {
	// Grade 2
	"add-facts-within-20": /Make 10 first/,
	"subtract-facts-within-20": /make \$?1[1-9]/,
	"add-within-100": /^Tens:/,
	"add-within-1000": /^(?:Hundreds|Tens):/,
	"subtract-within-100": /after trading/,
	"subtract-within-1000": /^Take away in parts: \$?100/,
	"explain-add-sub-strategies": /split into tens and ones/,
	"compare-three-digit": /The hundreds are equal\. The tens decide/,
	"add-sub-word-one-step": /One part is missing/,
	"length-word-problems": /One part is missing/,
	"money-word-problems": /needs/,
	"time-five-minutes": /has passed/,
	// Grade 3
	"multiply-facts-hard": /Add \w+ more group/,
	"whole-numbers-as-fractions": /make \$?\d+\$? wholes/,
	"equivalent-fractions-models": /each part is cut into/,
	"two-step-word-problems": /First step: .*\\times/,
	"scaled-graphs": /One step of the scale/,
	"line-plot-quarter-inch": /there (?:is|are) \$?\d+\$? X/,
	"area-vs-perimeter": /= (\d+)\$\.\s+\$\d+ \\times \d+ = \1\$/,
	// Grade 4
	"factor-pairs-multiples": /belongs with|factor pairs/,
	"place-value-ten-times": /one place to the left/,
	"decimal-fraction-notation": /hundredths/,
	"lines-rays-angles": /endpoint/,
	"area-perimeter-formulas": /perimeter/,
	// Grade 5
	"write-numerical-expressions": /First comes the sum/,
	"hierarchy-2d": /^A quadrilateral with[^]*Always:/,
	"divide-two-digit-divisor": /That leaves/,
	"add-sub-decimals": /: \$?[\d.]+ \+ /,
	"area-fractional-sides": /tiles/,
	"fraction-multiply-word": /Denominators: \$\d+ \\times (?:[2-9]|\d\d)/,
	// Grade 6
	"divide-multidigit": /That leaves/,
	"decimal-add-sub-fluent": /: \$?[\d.{},]+ \+ /,
	"decimal-mult-div-fluent": /decimal places in all/,
	"compare-order-rationals": /to the left of/,
	"coordinate-distance-axis": /Different sides/,
	"equivalent-expressions": /\+/,
	"identify-equivalent": /constant/,
	"evaluate-expressions": /place: [^.]*\+/,
	variability: /the least is/,
	// Grade 7
	"test-proportional": /^The ratios are/,
	"solve-proportions": /cross products/,
	"percent-change": /\$?[\d.{},]+ \+ [\d.]/,
	"discount-tax-tip": /[\d.] - [\d.]/,
	"add-sub-rationals": /^Add the opposite/,
	"cross-sections": /prism/,
	"experimental-probability": /\\times/,
	// Grade 8
	"count-solutions": /Once like terms are combined/,
	"pythagorean-converse": /^\$?\d/,
	"systems-elimination": /^Subtract the equations/,
	"systems-word": /x - y =/,
	"compare-functions": /rate of change/,
	"linear-nonlinear": /the function/,
	"transformation-properties": /keep all lengths/,
	"volume-cones-spheres": /cone/,
};

const NUMBER = String.raw`\d+(?:\{,\}\d{3})*`;
const SUM = new RegExp(String.raw`(?<![\d.])(${NUMBER}) (\+|-) (${NUMBER}) =`, "g");

/** Whether a question shows what the idea of its skill is about; true where nothing tells. */
export function showsIdea(skill_id: string, { explanation }: Question): boolean {
	if (SAYS[skill_id]?.test(explanation) === false) return false;
	if (!OVER_A_TEN.has(skill_id)) return true;
	return [...explanation.matchAll(SUM)].some(([, left = "", sign, right = ""]) =>
		trades(valueOf(left), valueOf(right), sign === "+"),
	);
}

/** Whether a place has ten or more together, or less than is taken away. */
function trades(left: number, right: number, isSum: boolean): boolean {
	for (let place = 1; place <= Math.max(left, right); place *= 10) {
		const [upper, lower] = [left, right].map((value) => Math.floor(value / place) % 10);
		if (upper === undefined || lower === undefined) return false;
		if (isSum ? upper + lower >= 10 : upper < lower && left >= 10 * place) return true;
	}
	return false;
}
