import { fractionBar } from "../../figures/fraction-bar.ts";
import { svg } from "../../figures/svg.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const BOTTOMS = [3, 4, 5, 6, 8, 10, 12] as const;
const PARTS = {
	3: "thirds",
	4: "fourths",
	5: "fifths",
	6: "sixths",
	8: "eighths",
	10: "tenths",
	12: "twelfths",
} as const;

const f = (top: number, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

// 1: sums below one with a bar. 2: differences. 3: either, choose. 4: sums above one. 5: three fractions.
export const addSubFractionsLike = defineGenerator("add-sub-fractions-like", 2, (random, difficulty) => {
	const bottom = random.pick(difficulty === 1 ? BOTTOMS.slice(1, 5) : BOTTOMS.slice(1));
	const subtracts = difficulty === 2 || (difficulty === 3 && random.oneIn(2));
	const [a, b, c] = tops();
	const result = subtracts ? a - b : a + b - c;
	const name = random.pick(NAMES);
	const formula =
		difficulty === 5
			? `${f(a, bottom)} + ${f(b, bottom)} - ${f(c, bottom)}`
			: `${f(a, bottom)} ${subtracts ? "-" : "+"} ${f(b, bottom)}`;
	const prompt = random.pick([
		`What is $${formula}$?`,
		`${name} works out $${formula}$. What is the result?`,
	]);
	const hints = [
		"The parts are all of the same size. Count them.",
		`${subtracts ? "Take away" : "Add"} the tops. What happens to the size of the parts?`,
	];
	const explanation = `The parts stay ${PARTS[bottom]}: $${difficulty === 5 ? `${a} + ${b} - ${c}` : `${a} ${subtracts ? "-" : "+"} ${b}`} = ${result}$, so $${f(result, bottom)}$.`;
	const mistakes = [
		[
			"added-denominators",
			subtracts ? "" : difficulty === 5 ? `${result}/${3 * bottom}` : `${result}/${2 * bottom}`,
			"The bottoms were added, too. The parts do not change their size.",
		],
		[
			"subtracted-denominators",
			subtracts ? `${result}/1` : "",
			"The bottoms were taken away, too. The parts do not change their size.",
		],
		[
			"other-operation",
			subtracts
				? `${a + b}/${bottom}`
				: difficulty === 5
					? `${a + b + c}/${bottom}`
					: a > b
						? `${a - b}/${bottom}`
						: "",
			"Look at the sign once more.",
		],
		["one-part-off", `${result + 1}/${bottom}`, "Very close. Count the parts once more."],
	] as const;
	if (difficulty === 3)
		return chooseNumber(
			random,
			{ answer_type: "STRING", prompt, hints, explanation },
			{
				right: `${result}/${bottom}`,
				mistakes: mistakes.map(([id, answer, feedback]) => [id, answer, feedback]),
				fillers: [`${result + 2}/${bottom}`, `1/${bottom}`],
				label: (entry) => `$${entry.replace(/(\d+)\/(\d+)/, "\\dfrac{$1}{$2}")}$`,
			},
		);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		simplest: "optional",
		prompt,
		cta: "Write a fraction: top number, slash, bottom number.",
		...(difficulty === 1
			? {
					figure: {
						svg: svg(
							480,
							54,
							fractionBar({
								x: 4,
								y: 4,
								width: 472,
								height: 46,
								parts: bottom,
								shaded: a,
								colour: random.pick(["sky", "gold", "mint", "coral", "lilac"]),
							}),
						),
						alt: `A bar of ${bottom} equal parts, ${a} colored. ${b} more ${b === 1 ? "is" : "are"} to be colored.`,
					},
				}
			: {}),
		right: `${result}/${bottom}`,
		hints,
		explanation,
		mistakes,
	});

	function tops(): [number, number, number] {
		if (difficulty === 5) {
			const [x, y] = [random.integer(2, bottom - 1), random.integer(2, bottom - 1)];
			return [x, y, random.integer(1, x - 1)];
		}
		if (subtracts) {
			const x = random.integer(2, bottom - 1);
			return [x, random.integer(1, x - 1), 0];
		}
		if (difficulty === 4) {
			const x = random.integer(2, bottom - 1);
			return [x, random.integer(bottom - x + 1, bottom - 1), 0];
		}
		const x = random.integer(1, bottom - 2);
		return [x, random.integer(1, bottom - 1 - x), 0];
	}
});
